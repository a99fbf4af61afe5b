// What can have happened to a picture, the gravest first.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';

const TITLES = new Map([
  ['not-rendered', t`Not rendered`],
  ['not-the-same-twice', t`Not the same twice`],
  ['changed', t`Changed`],
  ['removed', t`Removed`],
  ['added', t`Added`],
  ['filled-in', t`Filled in`],
  ['renamed', t`Renamed`],
]);

/** The names of all of them. */
export const CHANGES = [...TITLES.keys()];

export function changeTitle(change) { return TITLES.get(change) || change; }

/** Whether what happened can be accepted: of the others there is nothing to keep. */
export function isAcceptable(change) {
  return change !== 'not-rendered' && change !== 'not-the-same-twice';
}

/** Why it cannot be, in a sentence. */
export function refusal(change) {
  return change === 'not-rendered' ?
      t`Its widget failed, so there is nothing to accept.` :
      t`It is another picture each time it is drawn, so there is nothing to accept.`;
}

/** The gravest of what happened to some items. */
export function gravest(items) {
  return CHANGES.find((change) => items.some((one) => one.change === change));
}

export function changeBadge(change) {
  return make('span', {class: `change-badge change-${change}`}, changeTitle(change));
}
