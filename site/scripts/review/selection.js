// The items that search and filters leave, in the order of their groups.

import {decisionOf} from './decisions.js';
import {isAcceptable} from './outcomes.js';
import {review} from './record.js';
import {NARROWING, view} from './view.js';

let known;
let key;

/** Whether anything narrows the list. */
export function isNarrowed() { return NARROWING.some((one) => view[one] !== ''); }

/** What takes all of it back. */
export const WIDE = Object.fromEntries(NARROWING.map((one) => [one, '']));

/** The kinds of change (`changes`) or the matters (`about`) that are asked for; none for all. */
export function askedFor(key) { return view[key].split(',').filter(Boolean); }

/** What `moves` of an address says where moves by next to nothing are left out. */
export const LARGE_MOVES = 'large';

/** The items that are left. */
export function selection() {
  const now = JSON.stringify(NARROWING.map((one) => view[one]));
  if (now !== key) known = review.items.filter(isLeft);
  key = now;
  return known;
}

function isLeft(item) {
  const [asked, matters] = ['changes', 'about'].map(askedFor);
  const words = view.q.toLowerCase().split(/\s+/).filter(Boolean);
  // What could not be compared is in every choice of changes.
  const isCompared = isAcceptable(item.change);
  return (!isCompared || !asked.length || asked.includes(item.change)) &&
      (!isCompared || !matters.length || item.matters.some((one) => matters.includes(one))) &&
      (view.moves !== LARGE_MOVES || !item.isHardlyMoved) &&
      (!view.group || item.group === view.group) && (!view.widget || item.widget === view.widget) &&
      (!view.family || item.family === view.family) && words.every((word) => item.text.includes(word));
}

/** The item so many steps from one in the list; from one that is not in it, the first. */
export function neighbour(item, by) {
  const all = selection();
  const at = all.indexOf(item);
  return at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[at + by];
}

/** The next item after one that waits for a decision, from the start again after the last. */
export function nextUnreviewed(item) {
  const all = selection();
  const at = all.indexOf(item) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(
      (one) => one !== item && one.isAcceptable && !decisionOf(one));
}
