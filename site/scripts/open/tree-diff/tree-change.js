// One thing that happened to an element between two pictures:
//
//     {kind, subject, words, path, old, fresh, isOfFont}
//
// its kind, the element as people call it, what happened to it, without its name, the path of the
// element where it is now or was, its frame then and now, nothing of what was not or is no more,
// and whether it is about letters.

import {t} from '../../basics/words.js';

/** What kinds there are, the likeliest cause of others first. */
const KINDS =
    ['added', 'removed', 'moved', 'content', 'look', 'room', 'meaning', 'drawing', 'consequence'];
const OF_WHOLE = ['added', 'removed', 'moved'];
const MOVING = [...OF_WHOLE, 'content', 'room'];

/** For changes in order of their causes. */
export function byCause(one, other) { return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind); }

/** Whether elements can have other sizes and positions for it. */
export function movesOthers({kind, isOfFont}) { return MOVING.includes(kind) || !!isOfFont; }

/** A whole sentence of changes of one kind to one element. */
export function sentenceOf(changes) {
  const [{subject, kind}] = changes;
  const text = changes.map((change) => change.words).join(', ');
  // “8:00” is what becomes “9:00”: that needs no other name.
  if (!subject || [subject, `${t`text`} ${subject}`].some((start) => text.startsWith(start)))
    return text;
  return OF_WHOLE.includes(kind) ? `${subject} ${text}` : `${subject}: ${text}`;
}
