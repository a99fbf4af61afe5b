// Simulated days in words.

import {t} from '../basics/words.js';
import {readingOf, writeDate, writeLength} from './dates.js';

const CAUSES = {
  added: t`it is new on the screen`,
  policy: t`its timeline asks for it`,
  code: t`the widget’s code asks for it`,
  app: t`the app asks for it`,
  moved: t`the device has come to another place`,
  changed: t`the system’s surroundings have changed`,
  push: t`a push asks for it`,
  retry: t`the provider had not answered`,
  intent: t`a tap performs an intent`,
};

const FREE = {
  added: t`free, as it is new`,
  foreground: t`free, as the app is in the foreground`,
  listening: t`free, as the app plays audio`,
  navigating: t`free, as the app navigates`,
  moved: t`free, as the place is another`,
  changed: t`free, as the surroundings are others`,
  interaction: t`free, as somebody taps it`,
  stale: t`free, as somebody looked at what was long overdue`,
};

const HOLDS = {
  asleep: t`the device was not in use`,
  locked: t`the device was locked and its data protected`,
  tooSoon: t`the last one was too short a time before`,
  budget: t`what it may cost was used up`,
  together: t`it was done together with others`,
};

/** How the device is, by the kinds of `DayLog.Span`. */
const SPANS = {
  asleep: t`Not in use`,
  locked: t`Locked`,
  offline: t`Offline`,
  foreground: t`App in the foreground`,
  listening: t`App plays audio`,
  navigating: t`App navigates`,
};

const MOMENTS = {
  looked: t`Looked at`,
  opened: t`The app is opened`,
  moved: t`The device comes to another place`,
  changed: t`The system’s surroundings change`,
  pushed: t`A push comes`,
  tapped: t`Somebody taps it`,
  loaded: t`What was loaded in the background is there`,
};

/** Kinds that a later version may know are said as they are called. */
function named(table, kind) { return table[kind] ?? kind; }

export function spanText({kind}) { return named(SPANS, kind); }

export function momentText({kind, says}) { return says ? `${named(MOMENTS, kind)}: ${says}` : named(MOMENTS, kind); }

/** How the device is at a moment. */
export function deviceText(spans) { return spans.map(spanText).join(', ') || t`In use`; }

/** `Entry 3 of 8`, or that it is the placeholder. */
export function shownText({shown, answer}) {
  if (!shown || !answer) return t`Placeholder`;
  return answer.entries > 0 ? t`Entry ${shown.entry + 1} of ${answer.entries}` : t`Entry ${shown.entry + 1}`;
}

export function leftText(left, {allowance}) { return t`${left} of ${allowance} reloads left`; }

export function staleText({from}, time) {
  return time > from ? t`Stale for ${writeLength(time - from)}` : t`Stale from now on`;
}

/** What a widget is for a Smart Stack. */
export function turnText(turn) {
  if (!turn || !turn.rank) return turn?.isTop ? t`On top, though nothing matters` : t`Does not matter`;
  return turn.isTop ? t`On top` : t`Number ${turn.rank} of ${turn.of}`;
}

/** What became of a question to the provider: `{title, rest}`. */
export function reloadText(reload, day) {
  const {cause, asked, done, free, held, left, failure} = reload;
  const why = held.map((one) => named(HOLDS, one)).join(', ');
  if (done === undefined) {
    return {
      title: t`Not reloaded: ${named(CAUSES, cause)}`,
      rest: why ? t`withheld until the end: ${why}` : t`withheld until the end`,
    };
  }
  const wait = done - asked;
  const rest = [
    free ? named(FREE, free) : '',
    wait >= 1000 && (why ? t`${writeLength(wait)} late: ${why}` : t`${writeLength(wait)} late`),
    reload.loads && (reload.loads === 1 ? t`loads from 1 address` : t`loads from ${reload.loads} addresses`),
    failure ? t`no answer: ${failure}` : reload.entries !== undefined && entriesText(reload.entries),
    nextText(reload, day),
    leftText(left, day),
  ];
  return {title: t`Reloaded: ${named(CAUSES, cause)}`, rest: rest.filter(Boolean).join(' · ')};
}

function entriesText(count) { return count === 1 ? t`1 entry` : t`${count} entries`; }

function nextText({next, policy}, {log}) {
  if (policy === 'never') return t`not to be asked again`;
  return next === undefined ? '' : t`to be asked again at ${momentOf(log)(next)}`;
}

/** Writes moments of a log: the time of day, with the day where there are some. */
export function momentOf({start, end}) {
  const day = writeDate(start, 'day');
  const read = readingOf([start, end]);
  return (time) => {
    const {clock, day: own} = read(time);
    return own === day ? clock : `${own.split(' ')[0]} ${clock}`;
  };
}
