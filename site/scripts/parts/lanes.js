// Under the ruler, a row for each family or configuration that keeps to a schedule of its own.

import {make, setVars} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {lateNames, scheduleText, schedulesOf} from '../model/schedules.js';
import {lineElement, shares, UNITS} from './ruler.js';

/** More rows would cover what they are about. */
const ROWS_MOST = 5;

/**
 * Gives rows to a list: `draw(byTime)` lays them out, `refresh(share)` says where the player stands,
 * `lateAt(time)` whose entries may never be shown.
 */
export function makeLanes(list, timeline, adopt) {
  const schedules = schedulesOf(timeline);
  const rest = schedules.length - ROWS_MOST;

  function draw(byTime) {
    const shareOf = shares(timeline, byTime);
    list.replaceChildren(
        ...schedules.slice(0, ROWS_MOST).map((one) => laneElement(one, timeline, shareOf)),
        ...(schedules.some((one) => Number.isFinite(one.late)) ?
                [make('li', {class: 'lane-key', 'aria-hidden': 'true'}, make('i'), t`WidgetKit may never show this`)] :
                []),
        ...(rest > 0 ? [make('li', {class: 'lane-rest'}, plural(rest, 'more row'))] : []));
  }
  adopt({
    draw,
    refresh: (share) => setVars(list, {'--now': share}),
    lateAt: (time) => lateNames(timeline, time),
  });
}

function laneElement(schedule, timeline, shareOf) {
  const {title, times, policy, reload, late, isOwn} = schedule;
  const isOnLine = (time) => time >= timeline.times[0] && time <= timeline.end;
  const across = (time) => Math.round(UNITS * shareOf(time));
  const ticks = times.filter(isOnLine).map((time) => `M${across(time)} 0V${UNITS}`).join('');
  return make(
      'li', {class: isOwn ? 'lane' : 'lane lane-other', title: scheduleText(schedule)},
      make('span', {class: 'unseen'}, scheduleText(schedule)),
      make('span', {class: 'lane-name', 'aria-hidden': 'true'}, title),
      make(
          'span', {class: 'lane-track', 'aria-hidden': 'true'},
          make(
              'span', {class: 'lane-line'},
              isOnLine(late) && make('span', {class: 'lane-late', vars: {'--at': shareOf(late)}}),
              lineElement('lane-ticks', ticks),
              isOnLine(reload) && make('b', {class: 'lane-reload', vars: {'--at': shareOf(reload)}}))),
      make('span', {class: 'lane-policy', 'aria-hidden': 'true'}, policy));
}
