// What the reader accepted and rejected. The browser keeps it, for this record alone.

import {memory} from '../basics/page.js';
import {review} from './record.js';

const FORMAT = 1;
let decisions = new Map();
/** What held before each step, by item: `[[item, before], …]`. */
const steps = [];
let followers = [];

function key() { return `review.${review.mark}`; }

/** Takes what the browser kept. */
export function readDecisions() {
  let kept = [];
  try {
    kept = JSON.parse(memory.get(key(), '[]'));
  } catch { /* What cannot be read is decided again. */
  }
  const isSound = ([id, value]) =>
      review.item.get(id)?.isAcceptable && (value === 'accept' || value === 'reject');
  decisions = new Map(Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && isSound(one)) : []);
}

/** `accept`, `reject` or nothing. */
export function decisionOf(item) { return decisions.get(item.id); }

/** Calls a function now and after every decision, as long as an element is on the page. */
export function followDecisions(react, element) {
  followers.push({react, element});
  react();
}

/** Decides on items, or takes decisions back; one step to undo. Returns how many were changed. */
export function decide(items, value) {
  const changed = items.filter((one) => one.isAcceptable && decisions.get(one.id) !== value);
  if (!changed.length) return 0;
  steps.push(changed.map((one) => [one, decisions.get(one.id)]));
  for (const one of changed) write(one, value);
  tell();
  return changed.length;
}

function write(item, value) {
  if (value)
    decisions.set(item.id, value);
  else
    decisions.delete(item.id);
}

/** Takes the last step back and returns its items. */
export function undo() {
  const step = steps.pop() || [];
  for (const [item, value] of step) write(item, value);
  if (step.length) tell();
  return step.map(([item]) => item);
}

export function canUndo() { return steps.length > 0; }

function tell() {
  memory.set(key(), JSON.stringify([...decisions]));
  followers = followers.filter(({element}) => element.isConnected);
  for (const {react} of followers) react();
}

/** Of some items that can be accepted: how many there are, are accepted, rejected and left. */
export function tally(items) {
  const all = items.filter((one) => one.isAcceptable);
  const count = (value) => all.filter((one) => decisions.get(one.id) === value).length;
  const [accepted, rejected] = [count('accept'), count('reject')];
  return {total: all.length, accepted, rejected, done: accepted + rejected};
}

/** The file that `vitrine approve` reads: sorted, a line a decision. */
export function decisionsText() {
  const lines = [...decisions].sort(([a], [b]) => (a < b ? -1 : 1))
                    .map(([id, value]) => `    ${JSON.stringify(id)}: ${JSON.stringify(value)}`);
  return `{\n  "format": ${FORMAT},\n  "record": ${JSON.stringify(review.mark)},\n  "decisions": {${
      lines.length ? `\n${lines.join(',\n')}\n  ` : ''}}\n}\n`;
}
