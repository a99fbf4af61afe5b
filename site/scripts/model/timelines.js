// Timelines: which entry shows when, and until when.

import {t} from '../basics/words.js';
import {catalogue, titleOf} from './catalogue.js';
import {readingOf} from './dates.js';

const known = new WeakMap();

/**
 * A widget's timelines for one instance: its entries by family, the moments at which any of them
 * changes, where the line ends, and `late`, from when on WidgetKit may never show any of what follows.
 */
export function timelineOf(widget, instance) {
  if (!known.has(widget)) known.set(widget, new Map());
  const made = known.get(widget);
  const key = instance || '';
  if (!made.has(key)) made.set(key, readTimeline(widget, key));
  return made.get(key);
}

function readTimeline(widget, instance) {
  const list = (widget.timelines || []).filter((one) => (one.instance || '') === instance);
  const families = new Map();
  const moments = new Set();
  const relevance = new Map();
  for (const timeline of list) {
    const entries = timeline.entries.map((entry) => ({...entry, time: Date.parse(entry.date)}));
    families.set(timeline.family, entries);
    for (const entry of entries) {
      moments.add(entry.time);
      if (entry.relevance) relevance.set(entry.time, entry.relevance);
    }
  }
  const times = [...moments].filter(Number.isFinite).sort((a, b) => a - b);
  const policies = new Map(list.map((one) => [one.family, one.policy]));
  const reloads = list.map((one) => reloadOf(one)).filter(Number.isFinite);
  const lates = new Map(list.map((one) => [one.family, lateOf(one)]));
  return {
    widget,
    instance,
    families,
    times,
    policies,
    relevance,
    isStates: widget.configuration === 'activity' || isOfActivity(list),
    lates,
    late: lates.size ? Math.max(...lates.values()) : Infinity,
    end: timelineEnd(times, reloads),
  };
}

/** Whether a widget's families and configurations keep to different schedules. */
export function schedulesDiffer({widget, isStates}) {
  const keys = (widget?.timelines || []).map(scheduleKey);
  return !isStates && new Set(keys).size > 1;
}

/** The same for timelines that change and reload alike. */
export function scheduleKey({entries, policy}) { return JSON.stringify([entries.map(({date}) => date), policy]); }

/** A timeline as one of its families has it: its own policy, and from when on it may never be shown. */
export function ofFamily(timeline, family) {
  const {widget, policies, lates, ...rest} = timeline;
  return {
    ...rest,
    policies: new Map([...policies].filter(([one]) => one === family)),
    late: lates.get(family) ?? Infinity,
  };
}

/** A preview of a Live Activity shows its states too. */
function isOfActivity(list) {
  return list.length > 0 && list.every((one) => /^(activity|dynamicIsland)/.test(one.family));
}

/** The moment from which the system asks for a new timeline; it is the earliest, no promise. */
export function reloadOf({policy}) {
  return policy && policy.kind === 'after' ? Date.parse(policy.date) : NaN;
}

/** From when on what a family's timeline holds may never be shown: its reload, if entries follow that. */
export function lateOf(one) {
  const reload = reloadOf(one);
  return one.entries.some((entry) => Date.parse(entry.date) > reload) ? reload : Infinity;
}

/** Where the line by time ends: at the reload date, or one usual gap after the last entry. */
function timelineEnd(times, reloads) {
  const first = times[0];
  const last = times[times.length - 1];
  const usual = times.length > 1 ? (last - first) / (times.length - 1) : 3600e3;
  return Math.max(last + usual, ...reloads.filter((time) => time > last));
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

/** When the system reloads, in words; family by family where they differ. */
export function policyText({policies, isStates}) {
  if (isStates) return '';
  const families = new Map();
  for (const [family, policy] of policies) {
    const words = policyWords(policy);
    families.set(words, [...(families.get(words) || []), titleOf('family', family)]);
  }
  if (families.size < 2) return [...families.keys()].join('');
  return [...families].map(([words, names]) => `${names.join(', ')}: ${words}`).join(' · ');
}

export function policyWords(policy) {
  if (!policy) return '';
  if (policy.kind === 'never') return t`Never reloads`;
  if (policy.kind === 'after' && policy.date) {
    const time = Date.parse(policy.date);
    const {clock, day} = readingOf([Date.parse(catalogue.manifest.settings.date), time])(time);
    return t`Reloads after ${`${day}, ${clock}`}`;
  }
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

/** `2026-06-09T09:41Z`, as the address writes a moment: seconds only where there are some. */
export function shortTime(time) {
  return new Date(time).toISOString().replace(/:00(?:\.000)?Z$/, 'Z');
}
