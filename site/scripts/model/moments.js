// Where each timeline stands, or all of them together.

import {catalogue} from './catalogue.js';
import {state} from './store.js';
import {indexAt, timelineOf} from './timelines.js';

const LINKED_SPAN = 24 * 3600e3;

/** Remembers where each widget's timeline stands while its section comes and goes. */
const positions = new Map();
let common;

/** Where a widget's timeline stands: `{ index, time, mode }`, which its scrubber moves. */
export function positionOf(widget, instance, timeline) {
  const key = `${widget.id}\n${instance || ''}`;
  // Of a single entry there is nothing but its time to move along.
  const mode = timeline.times.length > 1 ? 'entry' : 'time';
  if (!positions.has(key)) positions.set(key, {index: 0, time: timeline.times[0], mode});
  const position = positions.get(key);
  if (isLinked() && state.moment !== undefined) {
    const time = state.moment;
    Object.assign(position, {time, index: indexAt(timeline.times, time), mode: 'time'});
  }
  return position;
}

export function isLinked() { return state.t !== ''; }

/** Every moment at which any widget changes, within a day of the first. */
export function commonTimeline() {
  if (common) return common;
  const moments = new Set();
  let end = 0;
  for (const widget of catalogue.widgets) {
    for (const timeline of widget.timelines || [])
      for (const entry of timeline.entries) moments.add(Date.parse(entry.date));
    for (const instance of new Set((widget.timelines || []).map((one) => one.instance))) {
      const own = timelineOf(widget, instance);
      if (own.times.length) end = Math.max(end, own.end);
    }
  }
  const all = [...moments].filter(Number.isFinite).sort((a, b) => a - b);
  end = Math.min(end, all[0] + LINKED_SPAN);
  common = {families: new Map(), times: all.filter((time) => time <= end), end};
  return common;
}

/** `2026-06-09T09:41Z`, as the address writes a moment: seconds only where there are some. */
export function shortTime(time) {
  return new Date(time).toISOString().replace(/:00(?:\.000)?Z$/, 'Z');
}
