// One moment for all: a scrubber in the toolbar that brings every widget to the same time.

import {icon, make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {commonTimeline, isLinked, shortTime} from '../model/moments.js';
import {follow, state, update, updateInBurst} from '../model/store.js';
import {indexAt} from '../model/timelines.js';
import {makeScrubber} from '../parts/scrubber.js';

/** The switch and the line, for the toolbar; nothing if no widget has a timeline. */
export function linkedControls() {
  const timeline = commonTimeline();
  if (timeline.times.length < 2) return undefined;
  const line = make('div', {class: 'linked-time', hidden: true});
  const button = make(
      'button', {
        class: 'plain-button',
        'data-key': 'linked',
        'aria-pressed': 'false',
        'aria-keyshortcuts': 'l',
        onclick: () => update({t: isLinked() ? '' : shortTime(timeline.times[0])}),
      },
      icon('clock'), t`Link times`);
  const position = {mode: 'time', time: timeline.times[0], index: 0};
  let scrubber;
  follow(['t'], () => {
    button.setAttribute('aria-pressed', String(isLinked()));
    line.hidden = !isLinked();
    if (!isLinked()) return;
    if (state.moment === undefined || shortTime(state.moment) !== state.t) adopt();
    if (scrubber) return;
    scrubber = makeScrubber(t`all widgets`, timeline, position, tell, {noun: t`Change`});
    line.append(scrubber.element);
  });

  /** Takes over the moment that the address names. */
  function adopt() {
    const named = Date.parse(state.t);
    const time = Number.isFinite(named) ? named : timeline.times[0];
    Object.assign(position, {time, index: indexAt(timeline.times, time)});
    if (scrubber) scrubber.refresh();
    tell();
  }

  function tell() { updateInBurst({moment: position.time, t: shortTime(position.time)}); }

  return {button, line};
}
