// A simulated day as lanes over one axis of time, with a cursor that is dragged or moved by keys.

import {icon, make, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {page} from '../basics/page.js';
import {deviceText, leftText, momentText, reloadText, shownText, spanText, staleText, turnText} from '../model/day-words.js';
import {dayAt, nextStep, pictureOf} from '../model/days.js';
import {readingOf, writeLength} from '../model/dates.js';
import {niceStep} from '../model/timelines.js';
import {imageOf} from '../pictures/image.js';
import {lineElement, rulerElements, UNITS} from './ruler.js';

/** Makes the chart of a day; `move(time)` is called when a reader moves its cursor. */
export function makeDayLanes(day, move) {
  const {start, end} = day.log;
  const share = (time) => Math.min(1, Math.max(0, (time - start) / Math.max(1, end - start)));
  const read = readingOf([start, end]);
  const lanes = [deviceLane(day, share), momentLane(day, share), shownLane(day, share), reloadLane(day, share),
    budgetLane(day, share), stackLane(day, share)].filter(Boolean);
  const seconds = Math.round((end - start) / 1000);
  const range = make('input', {
    type: 'range',
    min: 0,
    max: seconds,
    step: niceStep(seconds),
    'aria-label': t`Moment of the day`,
    'data-keep': 'day',
    oninput: () => move(start + Number(range.value) * 1000),
  });
  const ruler = make('span', {class: 'ruler', 'aria-hidden': 'true'}, rulerElements({
    times: [start],
    end,
    relevance: new Map(),
    policies: new Map(),
    isStates: true,
    late: Infinity,
  }, true, true));
  const step = (by, label, drawing) => make(
      'button', {class: 'round', 'aria-label': label, onclick: () => {
        const time = nextStep(day, now, by);
        if (time !== undefined) move(time);
      }},
      icon(drawing));
  const [previous, next] = [step(-1, t`Previous change`, 'previous'), step(1, t`Next change`, 'next')];
  const tracks = make(
      'div', {class: 'day-lanes', 'aria-hidden': 'true'}, lanes.map((one) => one.element), make('i', {class: 'day-cursor'}));
  drag(tracks, (at) => move(start + at * (end - start)));
  const element = make(
      'div', {class: 'day-chart'},
      make('div', {class: 'day-axis'}, previous, next, make('span', {class: 'scrubber-rail'}, ruler, range)), tracks);
  let now = start;

  /** Shows a moment. */
  function show(time) {
    now = time;
    const at = dayAt(day, time);
    setVars(element, {'--now': share(time)});
    range.value = Math.round((time - start) / 1000);
    setVars(range, {'--done': `${100 * share(time)}%`});
    const {day: date, clock} = read(time);
    range.setAttribute('aria-valuetext', [`${date}, ${clock}`, ...statesOf(at, day, time)].join(', '));
    for (const {value, told} of lanes) value.textContent = told(at, time);
    previous.disabled = nextStep(day, time, -1) === undefined;
    next.disabled = nextStep(day, time, 1) === undefined;
  }
  return {element, show};
}

/** What holds at a moment, in words. */
export function statesOf(at, day, time) {
  return [
    shownText(at),
    at.stale && staleText(at.stale, time),
    leftText(at.left, day),
    deviceText(at.spans),
    day.turns.some((one) => one.rank || one.isTop) && t`Smart Stack: ${turnText(at.turn)}`,
  ].filter(Boolean);
}

/** Moves the cursor to where the pointer is pressed and drawn. */
function drag(tracks, moved) {
  const take = ({clientX}) => {
    const box = tracks.querySelector('.day-track').getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (clientX - box.left) / Math.max(1, box.width)));
    moved(page.dir === 'rtl' ? 1 - at : at);
  };
  tracks.addEventListener('pointerdown', (event) => {
    if (event.button || event.target.closest('.day-name')) return;
    event.preventDefault();
    tracks.setPointerCapture(event.pointerId);
    take(event);
  });
  tracks.addEventListener('pointermove', (event) => tracks.hasPointerCapture(event.pointerId) && take(event));
}

/** A lane: its name, what it says at the cursor by `told(at, time)`, and its line. */
function lane(kind, name, told, ...content) {
  const value = make('span', {class: 'day-value'});
  const element = make(
      'div', {class: `day-lane day-${kind}`}, make('span', {class: 'day-name'}, make('b', {}, name), value),
      make('div', {class: 'day-track'}, content));
  return {element, value, told};
}

function band(name, {from, to}, share, title, ...content) {
  const vars = {'--from': share(from), '--to': share(to)};
  return make('span', {class: `day-band ${name}`, title, vars}, content);
}

function deviceLane({log}, share) {
  return lane(
      'device', t`Device`, ({spans}) => deviceText(spans),
      log.spans.map((one) => band(`day-${one.kind}`, one, share, spanText(one), make('span', {}, spanText(one)))));
}

/** Looks as ticks, what else happens as marks. */
function momentLane({log}, share) {
  const looks = log.moments.filter(({kind}) => kind === 'looked');
  const ticks = looks.map(({time}) => `M${Math.round(UNITS * share(time))} 0V${UNITS}`).join('');
  const last = (time) => looks.findLast((one) => one.time <= time);
  return lane(
      'looks', t`Looked at`, (_, time) => (last(time) ? lookText(time - last(time).time) : t`not yet`),
      lineElement('day-ticks', ticks),
      log.moments.filter(({kind}) => kind !== 'looked')
          .map((one) => make('b', {class: `day-mark day-mark-${one.kind}`, title: momentText(one), vars: {'--at': share(one.time)}})));
}

function lookText(ago) { return ago < 60e3 ? t`just now` : t`${writeLength(Math.round(ago / 60e3) * 60e3)} ago`; }

function shownLane(day, share) {
  let tone = 1;
  let before;
  const bands = day.shown.map((one) => {
    const render = pictureOf(day, one);
    if (render?.file !== before) tone = 1 - tone;
    before = render?.file;
    const name = one.reload === undefined ? 'day-placeholder' : `day-tone-${tone}`;
    const image = render && imageOf(render, [], {alt: '', class: 'day-thumb'}, true);
    return band(name, one, share, shownText({shown: one, answer: day.reloads[one.reload]}), image || '');
  });
  return lane(
      'shown', t`Shown`, shownText, bands,
      day.staleTimes.map((one) => band('day-stale', one, share, t`Stale`)));
}

/** A line from each wish to its grant, which slants the more the longer it took. */
function reloadLane(day, share) {
  const across = (time) => Math.round(UNITS * share(time));
  const granted = day.reloads.filter(({done}) => done !== undefined);
  const withheld = day.reloads.filter(({done}) => done === undefined);
  const lines = (list) => list.map(({asked, done}) => `M${across(asked)} 120L${across(done)} 880`).join('');
  const title = (reload) => {
    const {title: what, rest} = reloadText(reload, day);
    return `${what} · ${rest}`;
  };
  return lane(
      'reloads', t`Reloads`, ({reload}) => reload ? (reload.free ? t`last one free` : t`last one counted`) : '',
      lineElement('day-waits', lines(granted.filter(({free}) => !free))),
      lineElement('day-waits day-waits-free', lines(granted.filter(({free}) => free))),
      lineElement('day-refusals', withheld.map(({asked}) => `M${across(asked)} 120H${UNITS}`).join('')),
      granted.map((one) => make('b', {
                    class: `day-grant ${one.free ? 'day-grant-free' : ''} ${one.failure ? 'day-grant-failed' : ''}`,
                    title: title(one),
                    vars: {'--at': share(one.done)},
                  })),
      withheld.map((one) => make('b', {class: 'day-refusal', title: title(one), vars: {'--at': share(one.asked)}})));
}

function budgetLane(day, share) {
  const {allowance, reloads, log} = day;
  const down = (left) => Math.round(UNITS * (1 - Math.min(1, left / Math.max(1, allowance))));
  const steps = reloads.filter(({done}) => done !== undefined)
                    .map(({done, left}) => `H${Math.round(UNITS * share(done))}V${down(left)}`).join('');
  const line = `M0 ${down(allowance)}${steps}H${Math.round(UNITS * share(log.end))}`;
  return lane(
      'budget', t`Budget`, ({left}) => t`${left} of ${allowance}`,
      lineElement('day-area', `${line}V${UNITS}H0Z`), lineElement('day-line', line));
}

/** How much it matters as steps, and where it is on top; nothing where it never matters. */
function stackLane(day, share) {
  const {turns} = day;
  if (!turns.some((one) => one.rank || one.isTop)) return undefined;
  const across = (time) => Math.round(UNITS * share(time));
  const steps = turns.map(({from, to, relevance}) => `H${across(from)}V${Math.round(UNITS * (1 - relevance))}H${across(to)}`).join('');
  return lane(
      'stack', t`Smart Stack`, ({turn}) => turnText(turn),
      turns.filter(({isTop}) => isTop).map((one) => band('day-top', one, share, t`On top`)),
      lineElement('day-line', `M0 ${UNITS}${steps}`));
}
