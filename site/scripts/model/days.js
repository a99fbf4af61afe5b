// Simulated days of a widget: what was shown when, which reloads it was granted, how the device was.

import {catalogue} from './catalogue.js';
import {schemeName} from './scheme.js';
import {rowsOf} from './table.js';

/** The days of a widget from what was loaded, see `DayData`: moments become milliseconds since 1970. */
export function readDays(widget, {common, days}) {
  const logs = common.logs.map(readLog);
  return days.map((day) => readDay(widget, day, logs[day.log]));
}

function readLog({scenario, start, end, spans, moments, turns}) {
  const from = Date.parse(start);
  const at = (seconds) => from + seconds * 1000;
  return {
    scenario,
    start: from,
    end: Date.parse(end),
    at,
    spans: spans.map(([kind, begin, until]) => ({kind, from: at(begin), to: at(until)})),
    moments: moments.map(([kind, date, says]) => ({kind, time: at(date), says})),
    turns: turns.map(([date, top, ranks]) => ({time: at(date), top, ranks})),
  };
}

function readDay(widget, day, log) {
  const dated = (row, ...names) => {
    for (const name of names) if (row[name] !== undefined) row[name] = log.at(row[name]);
    return row;
  };
  const [asked, counted, free, waited, withheld, longestStale, staleShare] = day.summary;
  const made = {
    ...day,
    widget,
    log,
    summary: {asked, counted, free, waited, withheld, longestStale, staleShare},
    reloads: rowsOf(day.reloads).map((row) => dated({held: [], ...row}, 'asked', 'done', 'next')),
    shown: rowsOf(day.shown).map((row) => dated(row, 'from', 'to', 'staleFrom')),
  };
  made.pictures = picturesOf(made, rowsOf(day.pictures));
  made.staleTimes = staleTimesOf(made.shown);
  made.turns = turnsOf(made);
  return made;
}

/** Pictures as renders: those that are one, and others as if they were. */
function picturesOf({widget, family, instance}, rows) {
  const {cornerRadius} = catalogue.rendersOf.get(widget.id)?.find((one) => one.family === family) || {};
  return rows.map((row) => catalogue.render.get(row.render) || {...row, widget: widget.id, family, instance, cornerRadius});
}

/** The picture of what a day shows, in the page's scheme where there is one. */
export function pictureOf(day, shown) {
  const both = [day.pictures[shown?.picture], day.pictures[shown?.otherPicture]].filter(Boolean);
  return both.find(({variant}) => variant.scheme === schemeName()) || both[0];
}

/** When it showed something older than its provider wished, stretch by stretch. */
function staleTimesOf(shown) {
  const times = [];
  for (const {from, to, staleFrom} of shown) {
    if (staleFrom === undefined || staleFrom >= to) continue;
    const begin = Math.max(staleFrom, from);
    const last = times[times.length - 1];
    if (last && last.to === begin)
      last.to = to;
    else
      times.push({from: begin, to});
  }
  return times;
}

/** How a Smart Stack ranks this widget: `{from, to, isTop, rank, of, relevance}`; rank 0 is none. */
function turnsOf({position, log}) {
  return log.turns.map(({time, top, ranks}, index) => {
    const rank = ranks.findIndex(([one]) => one === position);
    return {
      from: time,
      to: log.turns[index + 1]?.time ?? log.end,
      isTop: top === position,
      rank: rank + 1,
      of: ranks.length,
      relevance: rank < 0 ? 0 : ranks[rank][1],
    };
  });
}

/** The last of some times that has begun. */
function begun(list, time, from) { return list.findLast((one) => one[from] <= time); }

/** What a day shows at a moment, and how the device is. */
export function dayAt(day, time) {
  const shown = begun(day.shown, time, 'from') || day.shown[0];
  const reload = day.reloads.filter((one) => one.done <= time).at(-1);
  const turn = begun(day.turns, time, 'from');
  return {
    shown,
    picture: pictureOf(day, shown),
    answer: shown && day.reloads[shown.reload],
    stale: day.staleTimes.find((one) => one.from <= time && time < one.to),
    left: reload ? reload.left : day.allowance,
    reload,
    turn,
    spans: day.log.spans.filter((one) => one.from <= time && time < one.to),
  };
}

/** What happened in a day, in order: `{time, kind, …}` of reloads, entries, the device and staleness. */
export function happenings(day) {
  const {log, reloads, shown, staleTimes} = day;
  const list = reloads.map((reload) => ({
    kind: 'reload',
    time: reload.done ?? reload.asked,
    reload,
    shown: reload.done === undefined ? undefined :
        shown.find((one) => one.from === reload.done && reloads[one.reload] === reload),
  }));
  const told = new Set(list.map((one) => one.shown));
  shown.forEach((one, index) => {
    if (told.has(one)) return;
    list.push({kind: 'entry', time: one.from, shown: one, before: shown[index - 1]});
  });
  list.push(
      ...staleTimes.map((one) => ({kind: 'stale', time: one.from, stale: one})),
      ...log.moments.filter(({kind}) => kind !== 'looked').map((moment) => ({kind: 'moment', time: moment.time, moment})),
      ...log.spans.map((span) => ({kind: 'span', time: span.from, span})));
  const rank = ({kind}) => ['span', 'moment', 'stale', 'reload', 'entry'].indexOf(kind);
  return list.sort((a, b) => a.time - b.time || rank(a) - rank(b));
}

/** A moment before or after which something else is shown or a reload is done. */
export function nextStep(day, time, by) {
  const times = [day.log.start, ...day.shown.map(({from}) => from), ...day.staleTimes.map(({from}) => from),
    ...day.reloads.map(({done}) => done).filter(Boolean)];
  const left = times.filter((one) => (by < 0 ? one < time : one > time && one < day.log.end));
  return left.length ? (by < 0 ? Math.max(...left) : Math.min(...left)) : undefined;
}
