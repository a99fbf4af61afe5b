// Timelines: which entry shows when.

import {t} from '../basics/words.js';
import {writeDate} from './dates.js';

/** A widget's timelines for one instance, and the moments at which any of them changes. */
export function timelineOf(widget, instance) {
  const list = (widget.timelines || []).filter((one) => (one.instance || '') === (instance || ''));
  const families = new Map();
  const moments = new Set();
  for (const timeline of list) {
    const entries = timeline.entries.map((entry) => ({...entry, time: Date.parse(entry.date)}));
    families.set(timeline.family, entries);
    for (const entry of entries) moments.add(entry.time);
  }
  const times = [...moments].filter(Number.isFinite).sort((a, b) => a - b);
  return {families, times, policy: list[0] && list[0].policy, end: timelineEnd(times, list)};
}

/** Where the line by time ends: at the reload date, or one usual gap after the last entry. */
function timelineEnd(times, list) {
  const first = times[0];
  const last = times[times.length - 1];
  const usual = times.length > 1 ? (last - first) / (times.length - 1) : 3600e3;
  const reloads =
      list.map((one) => Date.parse((one.policy || {}).date)).filter((time) => time > last);
  return Math.max(last + usual, ...reloads);
}

/** The index of the entry that a family shows at a moment: the latest that has begun. */
export function entryAt(timeline, family, time) {
  const entries = timeline.families.get(family) || [];
  let found = entries[0];
  for (const entry of entries) {
    if (entry.time <= time && (found.time > time || entry.time >= found.time)) found = entry;
  }
  return found ? found.index : undefined;
}

export function policyText(policy) {
  if (!policy) return '';
  if (policy.kind === 'never') return t`Never reloads`;
  if (policy.kind === 'after' && policy.date)
    return t`Reloads after ${writeDate(Date.parse(policy.date), 'moment')}`;
  return t`Reloads after the last entry`;
}

/** A step for moving along a span of seconds that a person would choose. */
export function niceStep(seconds) {
  const steps = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200];
  return steps.find((step) => seconds / step <= 240) || 86400;
}

/** The last index whose moment has come. */
export function indexAt(times, time) {
  let found = 0;
  times.forEach((one, index) => {
    if (one <= time) found = index;
  });
  return found;
}
