// The film-strip under a scrubber: every entry at a glance, and which of them show nothing new.

import {arrowOf} from '../basics/arrows.js';
import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {writeDate} from '../model/dates.js';
import {imageOf, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';

/** A timeline with more moments than this shows an even choice of them. */
const STRIP_MOST = 24;

/**
 * Makes the strip. `renderAt(index)` is the picture at a moment of the timeline; `choose(index)`
 * is called when the reader picks one.
 */
export function makeStrip(label, timeline, renderAt, choose) {
  const {times} = timeline;
  const step = Math.max(1, Math.ceil(times.length / STRIP_MOST));
  const buttons = [];
  let before;
  for (let index = 0; index < times.length; index += step) {
    const render = renderAt(index);
    if (!render) continue;
    const isSame = step === 1 && before === render.file;
    before = render.file;
    const image = imageOf(render, [], {alt: '', class: 'strip-picture'}, true);
    const reading = writeDate(times[index], 'moment');
    const button = make(
        'button', {
          class: isSame ? 'strip-entry strip-same' : 'strip-entry',
          title: isSame ? t`${reading}, same as before` : reading,
          'aria-label': isSame ? t`Entry ${index + 1}, ${reading}, same as before` :
                                t`Entry ${index + 1}, ${reading}`,
          'data-clock': writeDate(times[index], 'clock'),
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
  }

  /** Shows other pictures at the same moments, such as those of another scheme. */
  function redraw() {
    for (const {index, image} of buttons) {
      const render = renderAt(index);
      if (render) showNear(image, render);
    }
  }
  return {element, refresh, redraw};
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
