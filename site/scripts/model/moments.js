// The moment that the whole page shows, and the line on which every widget's changes lie.

import {catalogue} from './catalogue.js';
import {isWidget} from './kinds.js';
import {derive, state} from './store.js';
import {timelineOf} from './timelines.js';

/** The page's own line ends a day after it began, the span of what a widget's day is. */
const SPAN = 24 * 3600e3;

let common;

/** The moment that is shown, in milliseconds; undefined as long as nobody chose one. */
derive('now', ['t'], () => {
  const named = Date.parse(state.t);
  return Number.isFinite(named) ? named : undefined;
});

/** Every moment at which any widget changes, within a day of the first. */
export function commonTimeline() {
  if (common) return common;
  const moments = new Set();
  let end = 0;
  for (const widget of catalogue.widgets) {
    if (!isWidget(widget)) continue;
    for (const instance of new Set((widget.timelines || []).map((one) => one.instance))) {
      const own = timelineOf(widget, instance);
      for (const time of own.times) moments.add(time);
      if (own.times.length) end = Math.max(end, own.end);
    }
  }
  const all = [...moments].sort((a, b) => a - b);
  end = Math.min(end, all[0] + SPAN);
  const times = all.filter((time) => time <= end);
  common = {
    families: new Map(),
    policies: new Map(),
    relevance: new Map(),
    isStates: false,
    late: Infinity,
    times,
    end
  };
  return common;
}
