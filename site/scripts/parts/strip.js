// The film under a scrubber: every entry at a glance, which of them show nothing new, and which
// come after the reload.

import {arrowOf} from '../basics/arrows.js';
import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {readingOf} from '../model/dates.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';

/** A timeline with more moments than this shows an even choice of them. */
const STRIP_MOST = 24;

/**
 * Makes the strip. `renderAt(index)` is the picture at a moment of the timeline; `choose(index)`
 * is called when the reader picks one.
 */
export function makeStrip(label, timeline, renderAt, choose) {
  const {times, isStates, late} = timeline;
  const step = Math.max(1, Math.ceil(times.length / STRIP_MOST));
  const read = readingOf(times);
  const buttons = [];
  let before;
  for (let index = 0; index < times.length; index += step) {
    const render = renderAt(index);
    if (!render) continue;
    const isSame = step === 1 && before === render.file;
    const isLate = times[index] >= late;
    before = render.file;
    const look = isCard(render) ? 'strip-picture' : 'strip-picture lock';
    const image = imageOf(render, [], {alt: '', class: look, ...groundOf(render)}, true);
    const {day, clock} = read(times[index]);
    const words = [
      isStates ? t`State ${index + 1}` : t`Entry ${index + 1}, ${`${day}, ${clock}`}`,
      isSame && t`same as before`, isLate && t`WidgetKit may never show this`
    ].filter(Boolean).join(', ');
    const button = make(
        'button', {
          class: ['strip-entry', isSame && 'strip-same', isLate && 'strip-late']
                     .filter(Boolean)
                     .join(' '),
          title: words,
          'aria-label': words,
          'data-clock': isStates ? String(index + 1) : clock,
          vars: sizeVars(render),
          onclick: () => choose(index),
        },
        image);
    buttons.push({index, button, image});
  }
  const element = make(
      'div',
      {class: 'strip', role: 'group', 'aria-label': t`Entries of ${label}`, onkeydown: moveInStrip},
      buttons.map((one) => one.button));

  /** Marks the entry in force; the others say where a click leads. */
  function refresh(index) {
    const current = [...buttons].reverse().find((one) => one.index <= index);
    for (const one of buttons) {
      one.button.tabIndex = one === current ? 0 : -1;
      if (one === current)
        one.button.setAttribute('aria-current', 'true');
      else
        one.button.removeAttribute('aria-current');
    }
    if (current && element.isConnected) bringIntoView(element, current.button);
  }

  /** Shows other pictures at the same moments, such as those of another scheme. */
  function redraw() {
    for (const {index, image} of buttons) {
      const render = renderAt(index);
      if (!render) continue;
      showNear(image, render);
      image.dataset.scheme = groundOf(render)['data-scheme'] || '';
    }
  }
  return {element, refresh, redraw};
}

/** Scrolls the strip, and nothing around it. */
function bringIntoView(strip, button) {
  const around = strip.getBoundingClientRect();
  const box = button.getBoundingClientRect();
  if (box.left < around.left + 8)
    strip.scrollBy(box.left - around.left - 8, 0);
  else if (box.right > around.right - 8)
    strip.scrollBy(box.right - around.right + 8, 0);
}

/** One tab stop for the whole strip; arrows lead from entry to entry. */
function moveInStrip(event) {
  const here = event.target.closest('button');
  const {firstChild, lastChild} = event.currentTarget;
  const targets = {
    ArrowLeft: here.previousSibling,
    ArrowRight: here.nextSibling,
    Home: firstChild,
    End: lastChild
  };
  const target = targets[arrowOf(event)];
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  target.click();
  target.focus();
}
