// What a difference is about, so that a reader can look at one matter at a time.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';

const TITLES = new Map([
  ['text', t`Text`],
  ['colour', t`Colour`],
  ['geometry', t`Geometry`],
  ['picture', t`Picture`],
  ['behaviour', t`Behaviour`],
  ['metadata', t`Only metadata`],
]);

/** The names of all of them. */
export const MATTERS = [...TITLES.keys()];

export function matterTitle(matter) { return TITLES.get(matter); }

/** Modifiers that are not seen; `Link` is a view as well. */
const UNSEEN = ['Accessibility', 'WidgetURL', 'Link'];
const OF_TEXT = /^(text|truncation|redaction|fonts?\b|scale|underline|strikethrough)/;

/** What a cause is about, by its kind and its aspect: see `TreeChange`. */
function matterOf({kind, aspect}) {
  if (kind === 'meaning' || kind === 'look' && UNSEEN.includes(aspect)) return 'metadata';
  if (kind === 'room' || kind === 'moved' || /^(type|corner radius|stroke-width)$/.test(aspect))
    return 'geometry';
  if (/^(fill|stroke|colours?$|opacity$)/i.test(aspect)) return 'colour';
  return OF_TEXT.test(aspect) ? 'text' : 'picture';
}

function causesOf(item) { return item.changes.map((one) => one.cause).filter(Boolean); }

/** What an item is about; metadata goes without saying where anything else is. */
export function mattersOf(item) {
  if (item.kind !== 'picture') return ['behaviour'];
  if (item.change === 'renamed') return ['metadata'];
  const found = new Set(causesOf(item).map(matterOf));
  const visible = MATTERS.filter((matter) => found.has(matter) && matter !== 'metadata');
  if (visible.length) return visible;
  return found.size ? ['metadata'] : ['picture'];
}

/** Points; a move by less is hardly seen. */
const LEAST_MOVE = 0.5;

/** Whether all that happened is that elements moved by next to nothing. */
export function isHardlyMoved(item) {
  const isSlight = ({cause, old, new: fresh}) => !cause ||
      cause.kind === 'room' && cause.aspect === 'position' && old && fresh &&
          [0, 1].every((axis) => Math.abs(fresh[axis] - old[axis]) < LEAST_MOVE);
  return causesOf(item).length > 0 && item.changes.every(isSlight);
}

/** What some items are about, each matter once. */
export function matterTags(items) {
  return MATTERS.filter((matter) => items.some((one) => one.matters.includes(matter)))
      .map((matter) => make('span', {class: 'matter', 'data-matter': matter}, matterTitle(matter)));
}
