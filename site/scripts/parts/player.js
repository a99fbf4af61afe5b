// The one player of the page, at the bottom of the window: it moves the page through its day.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {follow, state, updateInBurst} from '../model/store.js';
import {indexAt, shortTime} from '../model/timelines.js';
import {makeScrubber} from './scrubber.js';

const dock = make('section', {
  class: 'player',
  'aria-label': t`Timeline`,
  hidden: true,
  onfocusin: () => shown?.prepare?.(),
  onpointerenter: () => shown?.prepare?.(),
});
let shown;

/** The player's element, which the page has once. */
export function playerElement() { return dock; }

/**
 * Shows a timeline in the player, or nothing if it has a single moment. `strip`, if given, makes
 * the film that lies over it, from `choose(index)`. `mode` is how it moves at first; `prepare` is
 * called when somebody is about to move it.
 */
export function showPlayer(label, timeline, {noun, mode = 'time', strip, prepare} = {}) {
  shown = undefined;
  dock.replaceChildren();
  dock.hidden = timeline.times.length < 2;
  if (dock.hidden) return;
  const {times} = timeline;
  const position = {mode: timeline.isStates ? 'entry' : mode, time: times[0], index: 0};
  const scrubber = makeScrubber(label, timeline, position, (moved) => {
    updateInBurst({t: moved.time === times[0] ? '' : shortTime(moved.time)});
  }, {noun});
  const film = strip && strip((index) => scrubber.moveTo(times[index], index));
  dock.append(...[film && film.element, scrubber.element].filter(Boolean));
  shown = {timeline, position, scrubber, film, prepare};
  adopt();
}

/** Shows or hides the film's other pictures, such as those of another scheme. */
export function redrawFilm() { shown?.film?.redraw(); }

/** Presses play or pause. */
export function togglePlayer() { shown?.scrubber.toggle(); }

/** Takes over the moment that the address names. */
function adopt() {
  const {timeline, position, scrubber, film} = shown;
  const {times} = timeline;
  const time = Math.min(Math.max(state.now ?? times[0], times[0]), timeline.end);
  // Between two entries there is something to see by time alone.
  const isEntry = times.includes(time);
  if (position.time !== time) {
    const index = indexAt(times, time);
    const at = position.mode === 'time' || isEntry ? time : times[index];
    Object.assign(position, {time: at, index});
    scrubber.refresh();
  }
  film?.refresh(position.index);
}

/** Lets the player follow the state, once. */
export function followMoment() { follow(['t'], () => shown && adopt()); }
