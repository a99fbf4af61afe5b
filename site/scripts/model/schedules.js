// When each of a widget's families and configurations shows which entry and asks for others, where
// they do not all agree.

import {plural, t} from '../basics/words.js';
import {titleOf} from './catalogue.js';
import {lateOf, policyWords, reloadOf, scheduleKey} from './timelines.js';

const known = new WeakMap();

/**
 * The schedules beside each other on one line, those of the shown configuration first. `late` is from when on WidgetKit may never show what follows.
 */
export function schedulesOf(timeline) {
  if (!known.has(timeline)) known.set(timeline, readSchedules(timeline));
  return known.get(timeline);
}

function readSchedules({widget, instance}) {
  const groups = new Map();
  for (const one of widget.timelines || []) {
    const key = scheduleKey(one);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(one);
  }
  const isOwn = (one) => (one.instance || '') === instance;
  // A group with a timeline that is shown stands for it; the same of other configurations goes without saying.
  const lists = [...groups.values()].map((list) => (list.some(isOwn) ? list.filter(isOwn) : list));
  const countOf = (id) => lists.filter((list) => list.some((one) => one.instance === id)).length;
  return lists.sort((a, b) => isOwn(b[0]) - isOwn(a[0])).map((list) => scheduleOf(list, {
    widget,
    isOwn: isOwn(list[0]),
    isOfFamilies: list.some((one) => countOf(one.instance) > 1),
  }));
}

function scheduleOf(list, {widget, isOwn, isOfFamilies}) {
  const [first] = list;
  const titles = [...new Set(list.map((one) => one.instance))]
                     .map((id) => widget.instances.find((one) => one.id === id)?.title)
                     .filter(Boolean);
  const families = [...new Set(list.map((one) => titleOf('family', one.family)))];
  const names = [!(isOwn && isOfFamilies) && titles.join(', '), isOfFamilies && families.join(', ')];
  return {
    isOwn,
    title: names.filter(Boolean).join(' · ') || families.join(', '),
    times: first.entries.map((entry) => Date.parse(entry.date)).filter(Number.isFinite),
    policy: policyWords(first.policy),
    reload: first.policy?.kind === 'atEnd' ? Date.parse(first.entries.at(-1)?.date) : reloadOf(first),
    late: lateOf(first),
  };
}

/** What WidgetKit may never show at a moment, in words: '' for nothing, and whose it is if not all. */
export function lateNames(timeline, time) {
  const own = schedulesOf(timeline).filter((one) => one.isOwn);
  if (own.length < 2) return {isLate: time >= timeline.late, names: ''};
  const late = own.filter((one) => time >= one.late);
  return {isLate: late.length > 0, names: late.length < own.length ? late.map((one) => one.title).join(', ') : ''};
}

/** A schedule in words. */
export function scheduleText({title, times, policy, late}) {
  const after = times.filter((time) => time >= late).length;
  const words = `${title}: ${plural(times.length, 'moment')}`;
  return [words, policy, after > 0 && t`WidgetKit may never show ${after} of them`].filter(Boolean).join(', ');
}
