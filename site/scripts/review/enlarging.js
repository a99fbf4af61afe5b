// Looking closer: both pictures enlarged by as much, each in a pane of the size it had, and moved
// together.

import {make, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {show, view} from './view.js';

/** How many times as large as they fit. */
const STEPS = [1, 2, 4, 8];

/** The step that the address names. */
export function timesOf() { return STEPS.includes(Number(view.zoom)) ? Number(view.zoom) : 1; }

/** The next larger (1) or smaller (-1) step; 0 for as large as they fit. */
export function enlarge(by) {
  const next = by ? STEPS[STEPS.indexOf(timesOf()) + by] : 1;
  if (next) show({zoom: next > 1 ? String(next) : ''});
}

/** The buttons, `element`, which `refresh()` sets to the step and the pictures there are. */
export function enlargingControls() {
  const step = (by, sign, words) => make(
      'button', {class: 'round', 'data-keep': `zoom-${by}`, 'aria-label': words, onclick: () => enlarge(by)}, sign);
  const smaller = step(-1, '−', t`Smaller`);
  const larger = step(1, '+', t`Larger`);
  const now = make('span', {class: 'zoom-now', role: 'status'});
  const element = make('div', {class: 'enlarging'}, smaller, now, larger);
  const refresh = (isShown) => {
    const times = timesOf();
    element.hidden = !isShown;
    now.textContent = times > 1 ? `${times}×` : t`Fit`;
    smaller.disabled = times === 1;
    larger.disabled = times === STEPS.at(-1);
  };
  return {element, refresh};
}

/** Puts what a stage shows into panes, if it is enlarged. */
export function putInPanes(stage) {
  const times = timesOf();
  if (times === 1) return;
  const stack = stage.querySelector('.compare-stack');
  const panes = (stack ? [stack] : [...stage.querySelectorAll('.compared > .framed')]).map(paneAround);
  setVars(stage, {'--times': times});
  for (const pane of panes) {
    pane.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2);
    pane.addEventListener('scroll', () => moveAlike(pane, panes), {passive: true});
  }
}

function paneAround(inner) {
  const names = ['--w', '--h'];
  const pane = make('div', {
    class: 'pane',
    tabindex: 0,
    role: 'group',
    'aria-label': t`Enlarged`,
    vars: Object.fromEntries(names.map((name) => [name, inner.style.getPropertyValue(name)])),
    ondragstart: (event) => event.preventDefault(),
    onpointermove: (event) => {
      if (event.buttons === 1 && event.pointerType === 'mouse') pane.scrollBy(-event.movementX, -event.movementY);
    },
  });
  inner.replaceWith(pane);
  pane.append(inner);
  return pane;
}

/** Lets the other panes show the same share of their pictures. */
function moveAlike(pane, panes) {
  for (const other of panes) {
    if (other === pane) continue;
    const [here, there] = [pane, other].map(
        (one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    const left = share(pane.scrollLeft, here[0]) * there[0];
    const top = share(pane.scrollTop, here[1]) * there[1];
    // What is there already says nothing back.
    if (Math.abs(other.scrollLeft - left) > 1 || Math.abs(other.scrollTop - top) > 1) other.scrollTo(left, top);
  }
}

function share(value, most) { return most > 0 ? value / most : 0; }
