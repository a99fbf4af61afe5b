// The timeline scrubber: a native range with buttons over a ruler, by entry or by time.

import {groupName, icon, make, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {readingOf, zoneName} from '../model/dates.js';
import {indexAt, niceStep, policyText, schedulesDiffer} from '../model/timelines.js';
import {callLater} from './later-script.js';
import {gapText, rulerElements} from './ruler.js';

/**
 * Makes a scrubber for a timeline. `position` is shared by everything that follows it:
 * `{ index, time, mode }`; `changed(position)` is called whenever it moves. A plain one has no
 * play, no pace and no choice of how it moves.
 */
export function makeScrubber(label, timeline, position, changed, {noun, isPlain} = {}) {
  const {times, isStates} = timeline;
  const word = noun || (isStates ? t`State` : t`Entry`);
  const span = Math.max(1, Math.round((timeline.end - times[0]) / 1000));
  const readers = {
    entry: readingOf(times),
    time: readingOf([...times, timeline.end], niceStep(span) * 1000),
  };
  const range = make('input', {type: 'range', min: 0, 'aria-label': t`Timeline of ${label}`});
  const clock = make('strong', {class: 'scrubber-clock'});
  const day = make('span', {class: 'scrubber-day'});
  const count = make('span', {class: 'scrubber-count'});
  const rows = !isPlain && schedulesDiffer(timeline) &&
      make('ul', {class: 'lanes', 'aria-label': t`Timelines that differ`});
  let lanes;
  const ruler = make('span', {class: 'ruler', 'aria-hidden': 'true'});
  const previous = make(
      'button', {class: 'round', 'aria-label': t`Previous entry`, onclick: () => step(-1)},
      icon('previous'));
  const next = make(
      'button', {class: 'round', 'aria-label': t`Next entry`, onclick: () => step(1)},
      icon('next'));
  const play =
      make(
          'button', {class: 'round play', 'aria-label': t`Play`, onclick: () => toggle()},
          icon('play'));
  let playing = 0;
  let speed = 1;

  function step(by) {
    const isBetween = position.mode === 'time' && position.time > times[position.index];
    const index = position.index + (by < 0 && isBetween ? 0 : by);
    moveTo(times[Math.min(Math.max(index, 0), times.length - 1)]);
  }

  function moveTo(time, index) {
    position.time = time;
    position.index = index ?? indexAt(times, time);
    refresh();
    changed(position);
  }

  function refresh() {
    const byTime = position.mode === 'time';
    range.max = byTime ? span : Math.max(0, times.length - 1);
    range.step = byTime ? niceStep(span) : 1;
    range.value = byTime ? Math.round((position.time - times[0]) / 1000) : position.index;
    const where = t`${word} ${position.index + 1} of ${times.length}`;
    const reading = readers[position.mode](position.time);
    const words = isStates ? where : `${where}, ${reading.day}, ${reading.clock}`;
    const {isLate, names} = lanes ? lanes.lateAt(position.time) : {isLate: position.time >= timeline.late};
    range.setAttribute('aria-valuetext', !isLate ? words :
                       names ? t`${words}, ${names}: WidgetKit may never show this` :
                               t`${words}, WidgetKit may never show this`);
    clock.textContent = isStates ? where : reading.clock;
    day.textContent = isStates ? '' : `${reading.day}, ${zoneName()}`;
    count.textContent = !isLate ? where : names ? t`${where}, past the reload of ${names}` : t`${where}, past the reload`;
    previous.disabled = position.index === 0 && position.time <= times[0];
    next.disabled = position.index >= times.length - 1;
    const share = range.value / (range.max || 1);
    setVars(range, {'--done': `${100 * share}%`});
    lanes?.refresh(share);
  }

  function toggle(on = !playing) {
    clearInterval(playing);
    playing = 0;
    play.replaceChildren(icon(on ? 'pause' : 'play'));
    play.setAttribute('aria-label', on ? t`Pause` : t`Play`);
    if (!on) return;
    const pause = position.mode === 'time' ? 80 : 900 / speed;
    playing = setInterval(() => (play.isConnected ? advance() : toggle(false)), pause);
  }

  /** By entry: the next one, then from the start. By time: all of it in about twenty seconds. */
  function advance() {
    if (position.mode !== 'time') {
      const index = (position.index + 1) % times.length;
      moveTo(times[index], index);
      return;
    }
    const following = times[position.index + 1] ?? timeline.end + 1;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const time = isCalm ? following : position.time + Math.max(1000, span * 4) * speed;
    moveTo(time > timeline.end ? times[0] : time);
  }

  function drawRuler() {
    const byTime = position.mode === 'time';
    ruler.replaceChildren(...rulerElements(timeline, byTime, !!rows));
    lanes?.draw(byTime);
  }

  const mode = !isStates && !noun && !isPlain &&
      segmented(
                   t`Move the timeline by`, groupName('mode'),
                   [['entry', t`Entries`], ['time', t`Time`]], position.mode, (value) => {
                     position.mode = value;
                     if (value === 'entry') position.time = times[position.index];
                     toggle(false);
                     drawRuler();
                     refresh();
                     changed(position);
                   });
  const pace = make(
      'select', {
        'aria-label': t`Speed`,
        class: 'pace',
        onchange: () => {
          speed = Number(pace.value);
          if (playing) toggle(true);
        },
      },
      [0.5, 1, 2, 4].map(
          (factor) => make('option', {value: factor, selected: factor === 1}, `${factor}×`)));
  range.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  });
  range.addEventListener('input', () => {
    const value = Number(range.value);
    if (position.mode === 'time')
      moveTo(times[0] + value * 1000);
    else
      moveTo(times[value], value);
  });
  drawRuler();
  refresh();
  if (rows)
    callLater('makeLanes', rows, timeline, (made) => {
      lanes = made;
      drawRuler();
      refresh();
    });
  const element = make(
      'div', {class: times.length > 1 ? 'scrubber' : 'scrubber scrubber-single'}, !isPlain && play,
      make('p', {class: 'scrubber-reading'}, clock, day),
      make(
          'div', {class: 'scrubber-track'}, previous,
          make('span', {class: 'scrubber-rail'}, ruler, range), next),
      make(
          'div', {class: 'scrubber-facts'}, count,
          !rows && make('span', {class: 'scrubber-policy'}, policyText(timeline)),
          make('span', {class: 'scrubber-gap'}, gapText(timeline)), mode, !isPlain && pace),
      rows);
  return {element, range, refresh, step, moveTo, toggle};
}
