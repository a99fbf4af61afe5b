// What stands on a timeline besides the thumb: entries, days and hours, now, the reload and what may
// never show after it, where the clocks are changed, and how relevant the widget is when.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {dayStart, offsetText, writeDate, writeLength} from '../model/dates.js';

const MINUTE = 60e3;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A line longer than this does not show where clocks change: `.distantFuture` is two millennia away. */
const CHANGES_MOST = 400 * DAY;

/** Steps between the labels of a ruler, of which there are few. */
const STEPS = [
  MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR,
  12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY, 28 * DAY
];
const LABELS_MOST = 9;

/** A ruler is this many units wide and high, whatever its size on the page. */
export const UNITS = 1000;

/**
 * Draws a timeline's ruler, by time or with the same room for every entry; without reloads where
 * rows beneath it have their own.
 */
export function rulerElements(timeline, byTime, hasRows) {
  const shareOf = shares(timeline, byTime);
  return [
    !hasRows && lateElement(timeline, shareOf),
    lineElement('ruler-relevance', relevancePath(timeline, shareOf)),
    lineElement('ruler-entries', timeline.times.map((time, index) => {
      return `M${Math.round(UNITS * shareOf(time, index))} 0V${UNITS}`;
    }).join('')),
    ...(byTime ? labelElements(timeline, shareOf) : []),
    ...marksOf(hasRows ? {...timeline, policies: new Map()} : timeline, byTime).map(({name, time, text}) => make(
      'b', {class: `mark mark-${name}`, vars: {'--at': shareOf(time)}}, make('span', {}, text))),
  ].filter(Boolean);
}

/** The share of the line, from 0 to 1, at which a moment lies. */
export function shares({times, end}, byTime) {
  const span = Math.max(1, end - times[0]);
  if (byTime) return (time) => (time - times[0]) / span;
  const last = Math.max(1, times.length - 1);
  return (time, index) => {
    if (index !== undefined) return index / last;
    const after = times.findIndex((one) => one > time);
    const at = after < 0 ? times.length - 1 : after - 1;
    // Between two entries, as nothing says how far.
    return (times[at] === time || after < 0 ? at : at + 0.5) / last;
  };
}

export function lineElement(name, path) {
  if (!path) return undefined;
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const line = document.createElementNS(space, 'path');
  svg.setAttribute('class', `ruler-line ${name}`);
  svg.setAttribute('viewBox', `0 0 ${UNITS} ${UNITS}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** The stretch that begins with the reload, when the system asks for another timeline. */
function lateElement({late}, shareOf) {
  if (!Number.isFinite(late)) return undefined;
  return make(
      'span', {class: 'ruler-late', vars: {'--at': shareOf(late)}},
      make('span', {}, t`Reload`, ' · ', t`WidgetKit may never show this`));
}

/** Scores as a curve of steps; entries that give none have as much as the one before. */
function relevancePath({times, relevance, end}, shareOf) {
  if (relevance.size < 2) return '';
  const most = Math.max(...[...relevance.values()].map((one) => one.score));
  if (!(most > 0)) return '';
  const across = (share) => Math.round(UNITS * share);
  let path = `M0 ${UNITS}`;
  times.forEach((time, index) => {
    const given = relevance.get(time);
    const next = times[index + 1] ?? end;
    // A score holds for its duration; 0 means until the next entry.
    const until = given && given.duration > 0 ? Math.min(next, time + given.duration * 1000) : next;
    const down = given ? Math.round(UNITS * (1 - Math.max(0, given.score) / most)) : UNITS;
    const from = across(shareOf(time, index));
    const to = across(Math.min(1, shareOf(until, index + (until - time) / Math.max(1, next - time))));
    path += `L${from} ${down}H${to}V${UNITS}`;
  });
  return `${path}Z`;
}

/** Days and hours at a distance that leaves the labels room. */
function labelElements({times, end}, shareOf) {
  const span = end - times[0];
  const step = STEPS.find((one) => span / one <= LABELS_MOST) ?? DAY * Math.ceil(span / DAY / 8);
  const labels = [];
  let from = dayStart(times[0]);
  for (let time = from; time <= end && labels.length < 40; time += step) {
    // Days of 23 and of 25 hours begin at midnight too.
    if (dayStart(time) !== from) {
      from = dayStart(time);
      if (time - from < step) time = from;
    }
    if (time <= times[0]) continue;
    labels.push({time, isDay: time === from});
  }
  const days = labels.filter((one) => one.isDay);
  const isClear = ({time, isDay}, share) =>
      isDay || days.every((day) => Math.abs(day.time - time) > share * span);
  return labels.filter((one) => isClear(one, 0.1)).map(({time, isDay}, index) => make(
      'span', {
        class: `ruler-label ${
            isDay ? 'ruler-day' : index % 2 || !isClear({time}, 0.25) ? 'ruler-odd' : ''}`,
        vars: {'--at': shareOf(time)},
      },
      isDay ? writeDate(time, 'day') : writeDate(time, step < HOUR ? 'clock' : 'hour')));
}

/** What happens at moments that are no entries: `{ name, time, text }`. */
function marksOf({times, end, policies, isStates, late}, byTime) {
  if (isStates) return [];
  const marks = [];
  const add = (name, time, text) => {
    if (!(time >= times[0] && time <= end)) return;
    const near = marks.find((one) => Math.abs(one.time - time) < 0.04 * (end - times[0]));
    if (near)
      near.text += ` · ${text}`;
    else
      marks.push({name, time, text});
  };
  if (byTime) add('now', Date.parse(catalogue.manifest.settings.date), t`Now`);
  const known = new Set();
  for (const policy of policies.values()) {
    const time = policy.kind === 'after' ? Date.parse(policy.date) :
        policy.kind === 'atEnd'          ? times[times.length - 1] :
                                           NaN;
    // Where what follows is greyed, its edge is the reload.
    if (!known.has(time) && time !== late) add('reload', time, t`Reload`);
    known.add(time);
  }
  if (byTime) for (const [time, text] of clockChanges(times[0], end)) add('zone', time, text);
  return marks;
}

/** Where the zone's clocks are put forward or back, to the minute; along many years nobody could tell. */
function clockChanges(start, end) {
  const changes = [];
  if (end - start > CHANGES_MOST) return changes;
  for (let low = start; low < end && changes.length < 4; low += DAY) {
    let [before, after] = [low, Math.min(low + DAY, end)];
    if (offsetText(before) === offsetText(after)) continue;
    while (after - before > MINUTE) {
      const middle = (before + after) / 2;
      if (offsetText(middle) === offsetText(before))
        before = middle;
      else
        after = middle;
    }
    changes.push([after, offsetText(after)]);
  }
  return changes;
}

/** The longest wait between two entries, said only where it stands out. */
export function gapText({times, isStates}) {
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  if (gaps.length < 2 || isStates) return '';
  const longest = Math.max(...gaps);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return longest > usual * 2 ? t`Longest gap ${writeLength(longest)}` : '';
}
