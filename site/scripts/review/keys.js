// Keys of the review. Single letters can be switched off, and never act while somebody types.

import {arrowOf} from '../basics/arrows.js';
import {acceptsKeys} from '../basics/page.js';
import {acceptRest, decideOn, goToUnreviewed, takeBack} from './decision-buttons.js';
import {enlarge} from './enlarging.js';
import {openReviewHelp} from './help.js';
import {goTo, openItem, stepSentence} from './item.js';
import {chooseMode, modeOf, modesOf} from './modes.js';
import {review} from './record.js';
import {neighbour} from './selection.js';
import {show, view} from './view.js';

/** What keys do with the open item. */
const OF_ITEM = {
  j: (item) => goTo(neighbour(item, 1)),
  k: (item) => goTo(neighbour(item, -1)),
  ArrowRight: (item) => goTo(neighbour(item, 1)),
  ArrowLeft: (item) => goTo(neighbour(item, -1)),
  a: (item) => decideOn(item, 'accept'),
  r: (item) => decideOn(item, 'reject'),
  g: (item) => acceptRest(review.group.get(item.group), item),
  '+': () => enlarge(1),
  '=': () => enlarge(1),
  '-': () => enlarge(-1),
  0: () => enlarge(0),
  h: () => document.querySelector('[data-keep="outlined"]')?.click(),
  ',': () => stepSentence(-1),
  '.': () => stepSentence(1),
};

/** What they do in the list. */
const OF_LIST = {
  j: () => goTo(neighbour(undefined, 1)),
  k: () => goTo(neighbour(undefined, -1)),
  g: (_, group) => group && acceptRest(group),
  '/': () => document.getElementById('search')?.select(),
};

/** What they do in both. */
const OF_BOTH = {
  n: (item) => goToUnreviewed(item),
  u: takeBack,
  '?': openReviewHelp,
};

export function listenForReviewKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target.id === 'search' && view.q) {
      event.preventDefault();
      show({q: ''});
    }
    const other = document.querySelector('dialog[open]:not(.review-item)');
    if (other || !acceptsKeys(event)) return;
    // What a browser fills in by itself has no key.
    const pressed = event.key || '';
    const key = pressed.startsWith('Arrow') ? arrowOf(event) : pressed.toLowerCase();
    // A control that is moved by arrows keeps them.
    if (key.startsWith('Arrow') && event.target.matches('input, .stage-text, .pane')) return;
    const item = openItem();
    const act = (item ? OF_ITEM : OF_LIST)[key] || OF_BOTH[key] || modeKey(item, key);
    if (!act) return;
    event.preventDefault();
    act(item, groupAt(event.target));
  });
}

/** Digits choose the way to look, in the order of the buttons. */
function modeKey(item, key) {
  const mode = item && Object.keys(modesOf(item))[Number(key) - 1];
  // Once more, and the other picture is shown.
  if (mode === 'flip' && modeOf(item) === mode) return () => document.querySelector('.compare-flip button').click();
  return mode !== undefined && (() => chooseMode(mode));
}

/** The group that has focus. */
function groupAt(target) { return review.group.get(target.closest('.group-card')?.dataset.group); }
