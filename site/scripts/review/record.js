// The record of the review, arranged for looking things up.

import {t} from '../basics/words.js';
import {adoptCatalogue, captionOf, catalogue, titleOf} from '../model/catalogue.js';
import {isHardlyMoved, mattersOf} from './matters.js';
import {changeTitle, isAcceptable} from './outcomes.js';

/** Points, where a picture does not say. */
const USUAL_SIZE = 170;
/** Points, about as round as widgets are; a record does not say. */
const USUAL_RADIUS = 22;

/** The one that this page shows; empty until it is read. */
export const review = {items: [], groups: []};

/** Takes the record in; pictures are renders to all that draws them. */
export function adoptReview(data) {
  const widgets = data.widgets.map((widget) => ({...widget, kind: '', instances: []}));
  adoptCatalogue(
      {axes: data.axes, widgets, renders: [], settings: {}, title: data.title},
      Object.fromEntries(data.widgets.map(({id, name, file}) => [id, [name, '', 0, file]])));
  const missing = new Set(data.missing);
  const items = data.items.map((item) => readItem(item, missing));
  const item = new Map(items.map((one) => [one.id, one]));
  const groups = data.groups.map((group) => readGroup(group, item));
  const [older, newer] = data.sides;
  Object.assign(review, {
    mark: data.mark,
    title: catalogue.title,
    sides: [older || t`before`, newer || t`now`],
    items,
    item,
    groups,
    group: new Map(groups.map((one) => [one.id, one])),
    unchanged: data.unchanged.map(([widget, family, count]) => ({widget, family, count: Number(count)})),
    missing: data.missing,
    timelines: readTimelines(items.filter((one) => one.timeline), data.unchangedEntries),
    outOfScope: data.outOfScope,
    diagnostics: data.diagnostics,
  });
}

/** The timeline that an id is of, and the number of its entry; neither of what is no entry. */
function entryOf(id) {
  const [, timeline, entry] = /^(.*)\/entry-(\d+)$/.exec(id) || [];
  return {timeline, entry: entry && Number(entry)};
}

/** Of each timeline with differences its entries in order, `{entry, item}`: no item of what is as it was. */
function readTimelines(items, unchanged) {
  const timelines = new Map();
  for (const item of items) {
    if (!timelines.has(item.timeline)) timelines.set(item.timeline, []);
    timelines.get(item.timeline).push({entry: item.entry, item});
  }
  for (const {timeline, entry} of unchanged.map(entryOf)) timelines.get(timeline)?.push({entry});
  for (const entries of timelines.values()) entries.sort((one, other) => one.entry - other.entry);
  return timelines;
}

function readItem(item, missing) {
  const {timeline, entry} = entryOf(item.id);
  const variant = item.variant || {};
  const subject = {widget: item.widget, family: item.family || '', variant, entry};
  const name = catalogue.widget.get(item.widget).name;
  const isPicture = item.kind === 'picture';
  const caption = isPicture ? captionOf(subject) : t`What it tells the system`;
  const side = (given) => given && {
    width: USUAL_SIZE,
    height: USUAL_SIZE,
    cornerRadius: USUAL_RADIUS,
    ...given,
    ...subject,
    id: item.id,
    isMissing: missing.has(given.file),
  };
  const words = item.changes.map((one) => one.words);
  return {
    ...item,
    name,
    caption,
    timeline,
    entry,
    isPicture,
    variant,
    sides: [side(item.old), side(item.new)],
    lines: missing.has(item.lines) ? '' : item.lines,
    isAcceptable: isAcceptable(item.change),
    matters: mattersOf(item),
    isHardlyMoved: isHardlyMoved(item),
    text: [item.id, item.formerly, name, caption, changeTitle(item.change), ...words].join('\n').toLowerCase(),
  };
}

function readGroup(group, item) {
  const items = group.items.map((id) => item.get(id));
  for (const one of items) {
    one.group = group.id;
    one.text += `\n${group.words.join('\n')}\n${group.id}`.toLowerCase();
  }
  const [heading = changeTitle(group.change), ...rest] = group.words.filter((one) => one.trim());
  return {...group, items, heading, rest};
}

/** The titles of the values that items have on an axis, in the order of the axis. */
export function valuesOf(items, axis) {
  const found = new Set(items.map((one) => (axis === 'family' ? one.family : one.variant[axis])));
  const order = (catalogue.axis.get(axis)?.values || []).map((one) => one.name);
  return [...found].filter(Boolean)
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((value) => titleOf(axis, value));
}

/** The side that stands for an item where there is room for one. */
export function telling(item) { return item.sides[1] || item.sides[0]; }
