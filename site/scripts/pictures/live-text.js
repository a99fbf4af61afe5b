// Live date text: what a picture's clock text says at another moment, in the language of the picture
// (`data-locale`, American English without). Words and plurals are the browser's own Unicode CLDR.

const UNIT_SECONDS = {
  day: 86400,
  hour: 3600,
  minute: 60,
  second: 1
};
const formats = new Map();

/** A formatter of `Intl`, made once; an unknown language speaks English. */
function format(kind, locale, options) {
  const key = [kind, locale, ...Object.values(options)].join();
  if (!formats.has(key)) {
    let made;
    try {
      made = new Intl[kind](locale, options);
    } catch {
      made = new Intl[kind]('en-US', options);
    }
    formats.set(key, made);
  }
  return formats.get(key);
}

/** The whole years, months, days … between two moments, largest first. */
function unitsBetween(early, late) {
  const from = new Date(early);
  const to = new Date(late);
  let months =
      (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (monthsAfter(early, months) > late) months -= 1;
  let rest = Math.floor((late - monthsAfter(early, months)) / 1000);
  const units = [['year', Math.floor(months / 12)], ['month', months % 12]];
  for (const [unit, seconds] of Object.entries(UNIT_SECONDS)) {
    units.push([unit, Math.floor(rest / seconds)]);
    rest %= seconds;
  }
  return units;
}

/** The same time of day some months later, or the last day of a shorter month. */
function monthsAfter(time, months) {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

function word(locale, unitDisplay, unit, count) {
  return format('NumberFormat', locale, {style: 'unit', unit, unitDisplay}).format(count);
}

/** `2 hr, 23 min`: no sign, two adjacent units at most. */
function relativeText(date, now, locale) {
  const units = unitsBetween(Math.min(date, now), Math.max(date, now));
  const first = units.findIndex(([, count]) => count > 0);
  if (first < 0) return word(locale, 'short', 'second', 0);
  const words = units.slice(first, first + 2)
                    .filter(([, count]) => count > 0)
                    .map(([unit, count]) => word(locale, 'short', unit, count));
  return format('ListFormat', locale, {type: 'unit', style: 'short'}).format(words);
}

/** `+2 hours`: one unit, plus for the past, minus for the future. */
function offsetText(date, now, locale) {
  const units = unitsBetween(Math.min(date, now), Math.max(date, now));
  const [unit, count] = units.find(([, number]) => number > 0) || ['second', 0];
  return (date > now ? '-' : '+') + word(locale, 'long', unit, count);
}

/** `m:ss`, from an hour on `h:mm:ss`, in the digits of the language. */
function positionalText(seconds, showsHours, locale) {
  const number = (value, minimumIntegerDigits) =>
      format('NumberFormat', locale, {minimumIntegerDigits, useGrouping: false}).format(value);
  const minutes = Math.floor(seconds / 60);
  const rest = number(seconds % 60, 2);
  if (!showsHours || minutes < 60) return `${number(minutes, 1)}:${rest}`;
  return `${number(Math.floor(minutes / 60), 1)}:${number(minutes % 60, 2)}:${rest}`;
}

function timerText(date, now, locale) {
  const seconds = date > now ? Math.ceil((date - now) / 1000) : Math.floor((now - date) / 1000);
  return positionalText(seconds, true, locale);
}

/** A timer that runs within an interval and stands still outside it or from its pause on. */
function timerIntervalText(facts, start, now, locale) {
  const end = Date.parse(facts.end);
  const pause = facts.pause === undefined ? Infinity : Date.parse(facts.pause);
  const at = Math.min(Math.max(Math.min(now, pause), start), end);
  const down =
      facts.countsDown !== undefined && facts.countsDown !== '0' && facts.countsDown !== 'false';
  const seconds = down ? Math.ceil((end - at) / 1000) : Math.floor((at - start) / 1000);
  const showsHours = facts.showsHours !== '0' && facts.showsHours !== 'false';
  return positionalText(seconds, showsHours, locale);
}

/** What an element with these `data-` facts says at a moment, or nothing if that never changes. */
export function liveText(facts, now) {
  const date = Date.parse(facts.date);
  if (!Number.isFinite(date)) return undefined;
  const locale = facts.locale || 'en-US';
  switch (facts.live) {
    case 'relative':
      return relativeText(date, now, locale);
    case 'offset':
      return offsetText(date, now, locale);
    case 'timer':
      return timerText(date, now, locale);
    case 'timerInterval':
      return timerIntervalText(facts, date, now, locale);
    default:
      return undefined;  // time, date and interval name fixed moments
  }
}

/** Lets an inline picture's live text say what it would say at a moment. */
export function tick(picture, now) {
  for (const piece of picture.querySelectorAll('[data-live]')) {
    const text = liveText(piece.dataset, now);
    if (text === undefined || text === piece.textContent) continue;
    const line = piece.closest('text');
    const before = line && Number(line.getAttribute('textLength'));
    piece.textContent = text;
    if (!line) continue;
    line.removeAttribute('textLength');
    line.removeAttribute('lengthAdjust');
    if (before) align(line, before);
  }
}

/** Keeps centred and trailing text where it stood; `data-align` says which it is. */
function align(line, before) {
  const part = {center: 0.5, trailing: 1}[line.dataset.align];
  if (!part) return;
  if (line.dataset.left === undefined) {
    line.dataset.left = line.getAttribute('x') || '0';
    line.dataset.span = before;
  }
  const shift = (Number(line.dataset.span) - line.getComputedTextLength()) * part;
  line.setAttribute('x', String(Number(line.dataset.left) + shift));
}
