// A widget's simulated day: what was shown when, which reloads it was granted, how the device was.

import {make, menu, segmented} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {titleOf} from '../model/catalogue.js';
import {writeLength} from '../model/dates.js';
import {dayAt, happenings, pictureOf, readDays} from '../model/days.js';
import {momentOf, momentText, reloadText, shownText, spanText, staleText} from '../model/day-words.js';
import {follow, state, update, updateInBurst} from '../model/store.js';
import {shortTime} from '../model/timelines.js';
import {makeDayLanes, statesOf} from '../parts/day-lanes.js';
import {loadDays} from '../pictures/day-files.js';
import {isSingleFile, showFile} from '../pictures/files.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';

/** Whether somebody who followed a link to a day was brought to it, which happens once. */
let hasArrived = false;

/** Fills a place of the page with a widget's day; it stays hidden where none was simulated. */
export async function showDay(element, widget, instance) {
  const loaded = await loadDays(widget.id);
  if (!loaded.days.length || !element.isConnected) return;
  const section = new DaySection(element, loaded.common, readDays(widget, loaded), instance);
  follow(['others', 'theme', 'system'], () => section.choose(), element);
  follow(['t'], () => section.show(), element);
  if (!hasArrived && state.others.day && window.scrollY === 0) element.scrollIntoView();
  hasArrived = true;
}

class DaySection {
  constructor(element, common, days, instance) {
    Object.assign(this, {element, common});
    // A page shows one configuration; days of none are those of the only one.
    const own = days.filter((day) => (day.instance || '') === (instance || ''));
    this.days = own.length ? own : days;
    this.choose();
  }

  /** Takes over the scenario and the family that the address names: `day=usual.systemSmall`. */
  choose() {
    const [, scenario, family] = /^(.*?)(?:\.(\w+))?$/.exec(state.others.day || '');
    const of = (list, key, value) => list.filter((one) => one[key] === value);
    const inScenario = this.days.filter((day) => day.log.scenario === scenario);
    const fit = inScenario.length ? inScenario : this.days.filter((day) => day.log === this.days[0].log);
    const day = of(fit, 'family', family)[0] || of(fit, 'family', this.day?.family)[0] || fit[0];
    if (day === this.day && state.isDark === this.isDark) return;
    Object.assign(this, {day, isDark: state.isDark});
    this.fill(fit);
  }

  name(scenario, family) {
    update({others: {...state.others, day: `${scenario}.${family}`}});
  }

  fill(fit) {
    const {day, element} = this;
    const scenario = this.common.scenarios.find(({id}) => id === day.log.scenario);
    const move = (time) => updateInBurst({t: time === day.log.start ? '' : shortTime(time)});
    this.chart = makeDayLanes(day, move);
    this.now = make('div', {class: 'day-now'});
    this.events = new DayEvents(day, move);
    const held = element.contains(document.activeElement) && document.activeElement;
    element.hidden = false;
    element.replaceChildren(
        make('header', {class: 'day-head'}, make('h3', {class: 'all-title'}, t`A day`), this.choosers(fit)),
        make(
            'p', {class: 'day-says'}, scenario?.says,
            !isSingleFile() && make('a', {href: `days.html#${encodeURIComponent(day.log.scenario)}`}, t`All widgets`)),
        numbersElement(day), make('div', {class: 'day-body'}, this.now, this.chart.element), legendElement(day),
        this.events.element, this.assumptions());
    if (held) element.querySelector(held.name ? `[name="${held.name}"]:checked` : `[data-key="${held.dataset.key}"]`)?.focus();
    this.shown = undefined;
    this.show();
  }

  /** Scenarios, and families where there are several. */
  choosers(fit) {
    const {day} = this;
    const ids = [...new Set(this.days.map((one) => one.log.scenario))];
    const names = new Map(this.common.scenarios.map(({id, name}) => [id, name]));
    const families = [...new Set(fit.map((one) => one.family))];
    return make(
        'div', {class: 'day-choosers'},
        ids.length > 1 && segmented(
            t`Scenario`, 'day-scenario', ids.map((id) => [id, names.get(id) || id]), day.log.scenario,
            (id) => this.name(id, day.family)),
        families.length > 1 && menu(
            t`Family`, 'day-family', families.map((one) => [one, titleOf('family', one)]), day.family,
            (family) => this.name(day.log.scenario, family)));
  }

  /** Shows the page's moment. */
  show() {
    const {start, end} = this.day.log;
    const time = Math.min(Math.max(state.now ?? start, start), end);
    const at = dayAt(this.day, time);
    this.chart.show(time);
    this.events.show(time);
    this.showNow(at, time);
  }

  /** The picture of the moment, and what holds then. */
  showNow(at, time) {
    const {day, now} = this;
    const {picture} = at;
    if (!now.firstChild || this.shown !== picture) {
      this.shown = picture;
      now.replaceChildren(
          picture ? pictureLink(picture) : make('p', {class: 'day-none quiet'}, t`Not drawn`),
          make('ul', {class: 'day-states'}));
    }
    const [shown, ...rest] = statesOf(at, day, time);
    now.querySelector('.day-states').replaceChildren(
        make('li', {}, make('b', {}, `${momentOf(day.log)(time)} · ${shown}`)),
        ...rest.map((text, index) => make('li', {class: index === 0 && at.stale ? 'day-is-stale' : 'quiet'}, text)));
  }

  assumptions() {
    const list = this.common.assumptions;
    if (!list.length) return '';
    const assumed = list.filter(({isAssumed}) => isAssumed);
    return make(
        'details', {class: 'day-assumptions'},
        make('summary', {}, t`What this follows from: ${plural(assumed.length, 'assumption')}`),
        make(
            'ul', {},
            list.map(({says, source, isAssumed}) => make(
                         'li', {},
                         make('span', {class: isAssumed ? 'day-assumed' : 'day-published'}, isAssumed ? t`assumed` : t`published`),
                         ' ', says, ' ', make('span', {class: 'quiet'}, source)))));
  }
}

/** What a day comes to in numbers. */
function numbersElement({summary, allowance, reloads}) {
  const {asked, counted, free, waited, withheld, longestStale, staleShare} = summary;
  const least = Math.min(allowance, ...reloads.map(({left}) => left));
  const numbers = [
    [t`Asked`, asked],
    [t`Granted`, counted],
    [t`Free`, free],
    [t`Later`, waited],
    [t`Withheld`, withheld],
    [t`Stale in use`, longestStale ? t`${Math.round(staleShare * 100)} %, ${writeLength(longestStale * 1000)} at most` : t`never`],
    [t`Budget left`, t`at least ${least} of ${allowance}`],
  ];
  return make(
      'dl', {class: 'day-numbers'},
      numbers.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
}

function legendElement({staleTimes, reloads}) {
  const isThere = (test) => reloads.some(test);
  const keys = [
    ['day-grant', t`counts`, isThere(({done, free}) => done && !free)],
    ['day-grant day-grant-free', t`free`, isThere(({free}) => free)],
    ['day-refusal', t`withheld`, isThere(({done}) => !done)],
    ['day-band day-stale', t`stale`, staleTimes.length > 0],
  ];
  return make(
      'p', {class: 'day-legend', 'aria-hidden': 'true'},
      keys.filter(([, , isShown]) => isShown).map(([name, text]) => make('span', {}, make('b', {class: name}), text)));
}

/** A picture that a click opens: as a picture of the gallery where it is one, else its file. */
function pictureLink(render, attributes = {}, isSmall = false) {
  const image = isSmall ? imageOf(render, [], {alt: '', class: 'picture'}, true) : imageOf(render, []);
  const link = make(
      'a', {
        class: ['day-picture', 'stage', !isCard(render) && 'lock'].filter(Boolean).join(' '),
        ...groundOf(render),
        vars: sizeVars(render),
        ...attributes,
      },
      image);
  if (render.id) {
    link.dataset.render = render.id;
    link.href = writeAddress({...STANDARD, path: render.id});
  } else
    showFile(link, render, 'href');
  return link;
}

/** A list that is longer is made when it is opened. */
const EVENTS_OPEN = 60;

/** What happened in words, each with the picture that came of it. */
class DayEvents {
  constructor(day, move) {
    Object.assign(this, {day, move, rows: []});
    const all = happenings(day);
    this.list = make('ol', {class: 'day-events', tabindex: 0, 'aria-label': t`What happens`});
    this.element = make(
        'details', {class: 'day-story', ontoggle: () => this.fill(all)},
        make('summary', {}, t`What happens: ${plural(all.length, 'event')}`), this.list);
    this.element.open = all.length <= EVENTS_OPEN;
    if (this.element.open) this.fill(all);
  }

  fill(all) {
    if (this.rows.length || !this.element.open) return;
    this.rows = all.map((one) => ({time: one.time, element: eventElement(one, this.day, this.move)}));
    this.list.append(...this.rows.map((one) => one.element));
    this.show(this.time);
  }

  /** Marks what happened last. */
  show(time) {
    this.time = time;
    const current = this.rows.findLast((one) => one.time <= time);
    if (current === this.current) return;
    this.current?.element.removeAttribute('aria-current');
    current?.element.setAttribute('aria-current', 'true');
    this.current = current;
    if (!current || !this.list.isConnected) return;
    const around = this.list.getBoundingClientRect();
    const box = current.element.getBoundingClientRect();
    if (box.top < around.top || box.bottom > around.bottom)
      this.list.scrollBy(0, box.top - around.top - around.height / 3);
  }
}

function eventElement(one, day, move) {
  const {title, rest, name} = eventText(one, day);
  const picture = pictureOf(day, one.shown);
  const time = momentOf(day.log)(one.time);
  return make(
      'li', {class: `day-event ${name}`},
      make('button', {class: 'day-time', onclick: () => move(one.time), 'aria-label': t`Go to ${time}`}, time),
      make('i', {class: 'day-glyph', 'aria-hidden': 'true'}),
      make('span', {class: 'day-words'}, make('span', {}, title), rest && make('span', {class: 'quiet'}, rest)),
      picture && pictureLink(picture, {'aria-label': t`Open the picture of ${time}`}, true));
}

/** What happened: `{title, rest, name}`, the last for style sheets. */
function eventText({kind, time, reload, shown, before, stale, moment, span}, day) {
  if (kind === 'reload') {
    const name = reload.done === undefined ? 'day-event-withheld' : reload.free ? 'day-event-free' : 'day-event-counted';
    return {...reloadText(reload, day), name};
  }
  if (kind === 'entry') {
    const isSame = before && before.picture !== undefined && before.picture === shown.picture;
    return {
      title: shownText({shown, answer: day.reloads[shown.reload]}),
      rest: isSame ? t`the same picture as before` : '',
      name: 'day-event-entry',
    };
  }
  if (kind === 'stale') return {title: staleText(stale, time), rest: t`until ${momentOf(day.log)(stale.to)}`, name: 'day-event-stale'};
  if (kind === 'moment') return {title: momentText(moment), name: 'day-event-moment'};
  return {title: spanText(span), rest: t`until ${momentOf(day.log)(span.to)}`, name: 'day-event-span'};
}
