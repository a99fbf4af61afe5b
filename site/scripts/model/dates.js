// Dates as the page writes them: in the catalogue's own time zone.

import {t} from '../basics/words.js';
import {catalogue} from './catalogue.js';

const dateStyles = {
  moment: {weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit'},
  exact: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  clock: {hour: '2-digit', minute: '2-digit'},
};
const dateFormats = {};

/** Writes milliseconds since 1970 in one of `dateStyles`. */
export function writeDate(time, style) {
  if (!Number.isFinite(time)) return t`no date`;
  if (!dateFormats[style]) {
    const options = {...dateStyles[style], hourCycle: 'h23'};
    try {
      dateFormats[style] =
          new Intl.DateTimeFormat(t`en-GB`, {...options, timeZone: catalogue.timeZone});
    } catch {
      dateFormats[style] = new Intl.DateTimeFormat(t`en-GB`, {...options, timeZone: 'UTC'});
    }
  }
  return dateFormats[style].format(time);
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
