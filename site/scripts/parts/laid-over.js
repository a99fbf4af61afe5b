// Two pictures over each other, or some beside each other: what they are and what is said of them
// is the business of whoever compares.

import {make, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';

export const HOWS = {
  '': t`Side by side`,
  swipe: t`Swipe`,
  onion: t`Onion skin`,
  flip: t`Flip`,
  difference: t`Difference`,
};

/** The choice of how to compare; `hows` may be more than those above. */
export function howControl(hows, how, choose) {
  const made = segmented(t`How to compare`, 'how', Object.entries(hows), how, choose);
  for (const input of made.querySelectorAll('input')) input.dataset.keep = `how-${input.value}`;
  return made;
}

/** Pieces `{element, label, ground}` beside each other, each beneath its label. */
export function besideEachOther(pieces, vars) {
  return make(
      'div', {class: 'compare', vars},
      pieces.map(({element, label, ground}) => make(
                     'div', {class: 'compared', ...ground}, label, element)));
}

/** Two of them over each other, in one of the other ways; `names` are what both are called. */
export function overEachOther(how, [a, b], vars, names) {
  const stack = make('div', {class: `compare-stack compare-${how}`, vars}, a.element, b.element);
  const parts = [stack];
  if (how === 'swipe' || how === 'onion') parts.push(shareOf(stack, names[1]));
  if (how === 'flip') parts.push(flipButton(stack, names));
  return make('div', {class: 'compare-over', vars}, a.label, b.label, parts);
}

/** How much of the second lies over the first: as far across, or as densely. */
function shareOf(stack, name) {
  const range = make('input', {
    type: 'range',
    min: 0,
    max: 100,
    'aria-label': t`How much of ${name} is shown`,
    oninput: () => show(),
  });
  const show = () => {
    setVars(stack, {'--cut': `${100 - range.value}%`, '--share': range.value / 100});
    setVars(range, {'--done': `${range.value}%`});
    range.setAttribute('aria-valuetext', t`${range.value} percent of ${name}`);
  };
  range.value = 50;
  show();
  return range;
}

/** One picture at a time in the same spot, so that what differs jumps. */
function flipButton(stack, names) {
  const letter = make('b', {role: 'status'});
  const show = (isSecond) => {
    setVars(stack, {'--share': isSecond ? 1 : 0, '--rest': isSecond ? 0 : 1});
    stack.dataset.shown = letter.textContent = names[isSecond ? 1 : 0];
  };
  show(true);
  return make(
      'p', {class: 'compare-flip'},
      make(
          'button', {
            class: 'plain-button',
            'data-keep': 'flip-ab',
            onclick: () => show(stack.dataset.shown === names[0]),
          },
          t`Show the other`),
      ' ', letter);
}
