// What stands on a scrubber's line besides the entries: now, and when the system reloads.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {writeLength} from '../model/dates.js';

/** The share of the line, from 0 to 1, at which each entry begins. */
function sharesOf(timeline, byTime) {
  const {times, end} = timeline;
  return times.map(
      (time, index) => (byTime ? (time - times[0]) / Math.max(1, end - times[0]) :
                                 index / Math.max(1, times.length - 1)));
}

/** The marks of a line by time: `{ name, time, share, text }`. */
function marksOf(timeline) {
  const {times, end, policy} = timeline;
  const marks = [];
  const add = (name, time, text) => {
    const share = (time - times[0]) / Math.max(1, end - times[0]);
    if (!(share >= 0 && share <= 1)) return;
    const near = marks.find((one) => Math.abs(one.share - share) < 0.04);
    if (near)
      near.text += ` · ${text}`;
    else
      marks.push({name, time, share, text});
  };
  add('now', Date.parse(catalogue.manifest.settings.date), t`Now`);
  if (policy && policy.kind === 'after') add('reload', Date.parse(policy.date), t`Reload`);
  if (policy && policy.kind === 'atEnd') add('reload', times[times.length - 1], t`Reload`);
  return marks;
}

/** The longest wait between two entries, said only where it stands out. */
export function gapText(timeline) {
  const gaps = timeline.times.slice(1).map((time, index) => time - timeline.times[index]);
  if (gaps.length < 2) return '';
  const longest = Math.max(...gaps);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return longest > usual * 2 ? t`Longest gap ${writeLength(longest)}` : '';
}

export function markElements(timeline, byTime) {
  const shares = timeline.times.length > 60 ? [] : sharesOf(timeline, byTime);
  return [
    ...shares.map((share) => make('i', {vars: {'--at': share}})),
    ...(byTime ? marksOf(timeline) : [])
        .map(({name, share, text}) => make(
                 'b', {class: `mark mark-${name}`, vars: {'--at': share}},
                 make('span', {}, text)))
  ];
}
