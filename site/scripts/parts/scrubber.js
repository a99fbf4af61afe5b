// The timeline scrubber: a native range with buttons, by entry or by time.

import {groupName, icon, make, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {writeDate} from '../model/dates.js';
import {indexAt, niceStep, policyText} from '../model/timelines.js';
import {gapText, markElements} from './timeline-marks.js';

/**
 * Makes a scrubber for a timeline. `position` is shared by everything that follows it:
 * `{ index, time, mode }`; `changed(position)` is called whenever it moves.
 */
export function makeScrubber(label, timeline, position, changed, {noun = t`Entry`} = {}) {
  const range = make('input', {type: 'range', min: 0, 'aria-label': t`Timeline of ${label}`});
  const moment = make('strong', {class: 'scrubber-moment'});
  const count = make('span', {class: 'scrubber-count'});
  const ticks = make('span', {class: 'scrubber-ticks', 'aria-hidden': 'true'});
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
  const {times} = timeline;
  const span = Math.max(1, Math.round((timeline.end - times[0]) / 1000));
  let playing = 0;
  let speed = 1;

  function step(by) {
    const index = Math.min(Math.max(position.index + by, 0), times.length - 1);
    moveTo(times[index], index);
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
    const where = t`${noun} ${position.index + 1} of ${times.length}`;
    const reading = writeDate(position.time, 'moment');
    range.setAttribute('aria-valuetext', `${where}, ${reading}`);
    moment.textContent = reading;
    count.textContent = position.time > timeline.end ? t`${where}, past the reload` : where;
    previous.disabled = position.index === 0 && position.time <= times[0];
    next.disabled = position.index >= times.length - 1;
    setVars(range, {'--done': `${(100 * range.value) / (range.max || 1)}%`});
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
    const next = times[position.index + 1] ?? timeline.end + 1;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const time = isCalm ? next : position.time + Math.max(1000, span * 4) * speed;
    moveTo(time > timeline.end ? times[0] : time);
  }

  function drawTicks() {
    ticks.replaceChildren(...markElements(timeline, position.mode === 'time'));
  }

  const mode = segmented(
      t`Move the timeline by`, groupName('mode'), [['entry', t`Entries`], ['time', t`Time`]],
      position.mode, (value) => {
        position.mode = value;
        if (value === 'entry') position.time = times[position.index];
        toggle(false);
        drawTicks();
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
          (times) => make('option', {value: times, selected: times === 1}, `${times}×`)));
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
  drawTicks();
  refresh();
  const element = make(
      'div', {class: times.length > 1 ? 'scrubber' : 'scrubber scrubber-single'},
      make(
          'div', {class: 'scrubber-track'}, previous,
          make('span', {class: 'scrubber-rail'}, ticks, range), next, play, pace),
      make(
          'div', {class: 'scrubber-facts'}, moment, count,
          make('span', {class: 'scrubber-policy'}, policyText(timeline.policy)),
          make('span', {class: 'scrubber-gap'}, gapText(timeline)), mode));
  return {element, range, refresh, step, moveTo};
}
