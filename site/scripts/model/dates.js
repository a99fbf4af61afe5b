// Dates as the page writes them: in the catalogue's own time zone, and by the clock of 12 or of 24
// hours that its pictures have.

import {t} from '../basics/words.js';
import {catalogue} from './catalogue.js';

const DATE_STYLES = {
  moment: {weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit'},
  exact: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
  clock: {hour: 'numeric', minute: '2-digit'},
  second: {hour: 'numeric', minute: '2-digit', second: '2-digit'},
  hour: {hour: 'numeric'},
  day: {weekday: 'short', day: 'numeric', month: 'short'},
  longDay: {weekday: 'long', day: 'numeric', month: 'long'},
  weekday: {weekday: 'short', day: 'numeric'},
  year: {weekday: 'short', day: 'numeric', month: 'short', year: 'numeric'},
  offset: {timeZoneName: 'shortOffset'},
  fields: {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  },
};
const formats = {};
let cycle;

/** The clock of the pictures' own language, so that page and pictures read alike. */
function hourCycle() {
  if (cycle === undefined) {
    const locale = (catalogue.manifest?.settings.locale || 'en-GB').replaceAll('_', '-');
    try {
      ({hourCycle: cycle} = new Intl.DateTimeFormat(locale, {hour: 'numeric'}).resolvedOptions());
    } catch {
      cycle = 'h23';
    }
  }
  return cycle;
}

function format(style) {
  if (!formats[style]) {
    const options = {...DATE_STYLES[style], hourCycle: style === 'fields' ? 'h23' : hourCycle()};
    // Hours of a clock of 24 have two digits, as in `09:41`.
    if (options.hour && options.hourCycle.startsWith('h2')) options.hour = '2-digit';
    try {
      formats[style] = new Intl.DateTimeFormat(t`en-GB`, {...options, timeZone: catalogue.timeZone});
    } catch {
      formats[style] = new Intl.DateTimeFormat(t`en-GB`, {...options, timeZone: 'UTC'});
    }
  }
  return formats[style];
}

/** Writes milliseconds since 1970 in one of `DATE_STYLES`. */
export function writeDate(time, style) {
  if (!Number.isFinite(time)) return t`no date`;
  return format(style).format(time).replaceAll('\u202f', ' ');
}

/** The time as the large clock of a screen shows it, e.g. `9:41`. */
export function clockFace(time) {
  return format('clock').formatToParts(time).filter(({type}) => type !== 'dayPeriod')
      .map(({value}) => value).join('').trim();
}

/** How far the catalogue's clocks are ahead of UTC at a moment, in words such as `GMT-7`. */
export function offsetText(time) {
  const part = format('offset').formatToParts(time).find((one) => one.type === 'timeZoneName');
  return part ? part.value : '';
}

/** The moment at which a day of the catalogue's time zone begins, of the day a moment is in. */
export function dayStart(time) {
  const part = {};
  for (const {type, value} of format('fields').formatToParts(time)) part[type] = Number(value);
  const passed = ((part.hour * 60 + part.minute) * 60 + part.second) * 1000 + (time % 1000);
  const start = time - passed;
  // Where the clocks were put forward or back since, midnight lies an hour to one side.
  const [hour] = format('fields').formatToParts(start).filter((one) => one.type === 'hour');
  const off = Number(hour.value);
  return off ? start + (off > 12 ? 24 - off : -off) * 3600e3 : start;
}

/** The place that the time zone is named after, e.g. `Los Angeles`. */
export function zoneName() {
  return catalogue.timeZone.split('/').pop().replaceAll('_', ' ');
}

/**
 * Writes moments of one line so that any two of them read differently: with seconds, with the
 * year, or with the offset of the clocks, where the moments call for it.
 */
export function readingOf(times, step = 60e3) {
  const known = times.filter(Number.isFinite);
  const differ = (write) => new Set(known.map(write)).size > 1;
  const hasSeconds = step < 60e3 || known.some((time, index) => time - known[index - 1] < 60e3);
  const hasYears = differ((time) => writeDate(time, 'year').slice(-4));
  const hasOffsets = differ(offsetText);
  return (time) => {
    const clock = writeDate(time, hasSeconds ? 'second' : 'clock');
    return {
      clock: hasOffsets ? `${clock} ${offsetText(time)}` : clock,
      day: writeDate(time, hasYears ? 'year' : 'day'),
    };
  };
}

const LENGTHS = [
  [86400, (count) => t`${count} d`],
  [3600, (count) => t`${count} h`],
  [60, (count) => t`${count} min`],
  [1, (count) => t`${count} s`],
];

/** A length of time in words, two units at most, e.g. `2 h 30 min`. */
export function writeLength(milliseconds) {
  let rest = Math.round(Math.abs(milliseconds) / 1000);
  const words = [];
  for (const [size, written] of LENGTHS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count && words.length < 2) words.push(written(count));
  }
  return words.join(' ') || t`${0} s`;
}
