// Live date text: what a picture's clock text says at another moment. English for now.

const LIVE_WORDS = {
  short: {
    year: ['yr', 'yrs'],
    month: ['mth', 'mths'],
    day: ['day', 'days'],
    hour: ['hr', 'hr'],
    minute: ['min', 'min'],
    second: ['sec', 'sec'],
  },
  full: {
    year: ['year', 'years'],
    month: ['month', 'months'],
    week: ['week', 'weeks'],
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    second: ['second', 'seconds'],
  },
  list: ', ',
  plus: '+',
  minus: '-',
  dash: '\u2009–\u2009',
  space: '\u202f',
};
const UNIT_SECONDS = {
  day: 86400,
  hour: 3600,
  minute: 60,
  second: 1
};

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

function word(names, unit, count) { return `${count} ${names[unit][count === 1 ? 0 : 1]}`; }

/** `2 hr, 23 min`: no sign, two adjacent units at most. */
function relativeText(date, now) {
  const units = unitsBetween(Math.min(date, now), Math.max(date, now));
  const first = units.findIndex(([, count]) => count > 0);
  if (first < 0) return word(LIVE_WORDS.short, 'second', 0);
  return units.slice(first, first + 2)
      .filter(([, count]) => count > 0)
      .map(([unit, count]) => word(LIVE_WORDS.short, unit, count))
      .join(LIVE_WORDS.list);
}

/** `+2 hours`: one unit, plus for the past, minus for the future. */
function offsetText(date, now) {
  const units = unitsBetween(Math.min(date, now), Math.max(date, now));
  const [unit, count] = units.find(([, number]) => number > 0) || ['second', 0];
  return (date > now ? LIVE_WORDS.minus : LIVE_WORDS.plus) + word(LIVE_WORDS.full, unit, count);
}

/** `m:ss`, from an hour on `h:mm:ss`. */
function positionalText(seconds, showsHours = true) {
  const two = (number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (!showsHours || minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

function timerText(date, now) {
  const seconds = date > now ? Math.ceil((date - now) / 1000) : Math.floor((now - date) / 1000);
  return positionalText(seconds);
}

/** A timer that runs within an interval and stands still outside it or from its pause on. */
function timerIntervalText(facts, start, now) {
  const end = Date.parse(facts.end);
  const pause = facts.pause === undefined ? Infinity : Date.parse(facts.pause);
  const at = Math.min(Math.max(Math.min(now, pause), start), end);
  const down =
      facts.countsDown !== undefined && facts.countsDown !== '0' && facts.countsDown !== 'false';
  const seconds = down ? Math.ceil((end - at) / 1000) : Math.floor((at - start) / 1000);
  return positionalText(seconds, facts.showsHours !== '0' && facts.showsHours !== 'false');
}

/** What an element with these `data-` facts says at a moment, or nothing if that never changes. */
function liveText(facts, now) {
  const date = Date.parse(facts.date);
  if (!Number.isFinite(date)) return undefined;
  switch (facts.live) {
    case 'relative':
      return relativeText(date, now);
    case 'offset':
      return offsetText(date, now);
    case 'timer':
      return timerText(date, now);
    case 'timerInterval':
      return timerIntervalText(facts, date, now);
    default:
      return undefined;  // time, date and interval name fixed moments
  }
}

/** Lets an inline picture's live text say what it would say at a moment. */
function tick(picture, now) {
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
