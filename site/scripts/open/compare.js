// Two pictures beside or over each other: the pinned one is A, the open one is B.

import {make, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, widgetOf} from '../model/catalogue.js';
import {state, update} from '../model/store.js';
import {sizeText} from '../pictures/image.js';

const HOWS = {
  '': t`Side by side`,
  swipe: t`Swipe`,
  onion: t`Onion skin`,
  flip: t`Flip`,
  difference: t`Difference`,
};

export function howControl() {
  return segmented(
      t`How to compare`, 'how', Object.entries(HOWS), state.how in HOWS ? state.how : '',
      (how) => update({how}));
}

export function comparison(a, b) {
  const how = state.how in HOWS ? state.how : '';
  const label = (letter, framed) => {
    const {render} = framed;
    const text = `${widgetOf(render).name}, ${captionOf(render)}, ${sizeText(render)}`;
    return make('p', {class: 'compare-label'}, make('b', {}, letter), ' ', text);
  };
  if (!how) {
    return make(
        'div', {class: 'compare'},
        make('div', {}, a.element, label('A', a)), make('div', {}, b.element, label('B', b)));
  }
  const most = (side) => Math.max(a.render[side], b.render[side]);
  const stack = make(
      'div', {
        class: `compare-stack compare-${how}`,
        vars: {'--w': most('width'), '--h': most('height')}
      },
      a.element, b.element);
  const parts = [stack];
  if (how === 'swipe' || how === 'onion') parts.push(shareOfB(stack));
  if (how === 'flip') parts.push(flipButton(stack));
  return make('div', {class: 'compare-over'}, parts, label('A', a), label('B', b));
}

/** How much of B lies over A: as far across, or as densely. */
function shareOfB(stack) {
  const range = make('input', {
    type: 'range',
    min: 0,
    max: 100,
    'aria-label': t`How much of B is shown`,
    oninput: () => show(),
  });
  const show = () => {
    setVars(stack, {'--cut': `${100 - range.value}%`, '--share': range.value / 100});
    setVars(range, {'--done': `${range.value}%`});
    range.setAttribute('aria-valuetext', t`${range.value} percent of B`);
  };
  range.value = 50;
  show();
  return range;
}

/** One picture at a time in the same spot, so that what differs jumps. */
function flipButton(stack) {
  const letter = make('b', {role: 'status'});
  const show = (isB) => {
    setVars(stack, {'--share': isB ? 1 : 0, '--rest': isB ? 0 : 1});
    stack.dataset.shown = letter.textContent = isB ? 'B' : 'A';
  };
  show(true);
  return make(
      'p', {class: 'compare-flip'},
      make(
          'button',
          {class: 'plain-button', 'data-keep': 'flip-ab', onclick: () => show(stack.dataset.shown === 'A')},
          t`Show the other`),
      ' ', letter);
}
