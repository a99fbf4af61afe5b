// What the front page is divided into: a part per widget, or per widget and heading.

import {t} from '../basics/words.js';
import {catalogue, widgetOf} from './catalogue.js';
import {KINDS, kindOf} from './kinds.js';
import {groupOf, orderedWidgets} from './order.js';
import {answer} from './ranking.js';
import {isFiltered} from './selection.js';
import {derive, state} from './store.js';

/** The parts by kind, widgets first: `{ kind, title, groups }` of `{ title, parts }`. */
export function kindsOfPage() {
  const kinds = new Map();
  for (const part of state.parts) {
    const [rank, title] = kindOf(part.widget);
    if (!kinds.has(rank)) kinds.set(rank, {kind: rank ? part.widget.configuration : '', title, parts: []});
    kinds.get(rank).parts.push(part);
  }
  return [0, ...Object.keys(KINDS).map((_, index) => index + 1)]
      .map((rank) => kinds.get(rank))
      .filter(Boolean)
      .map(({kind, title, parts}) => ({kind, title, groups: grouped(parts)}));
}

/** Parts with the same heading, in the order of the headings. */
function grouped(parts) {
  const groups = new Map();
  for (const part of parts) {
    if (!groups.has(part.title)) groups.set(part.title, []);
    groups.get(part.title).push(part);
  }
  return [...groups].map(([title, list]) => ({title, parts: list}));
}

/** `state.parts`, the page's parts in order: `{ title, widget, renders }`. */
derive(
    'parts', ['q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes'], partsOfPage);

function partsOfPage() {
  const parts = new Map();
  const isByAxis = state.group.startsWith('axis.');
  const known = new Map();
  let last;
  const headingOf = (widget, render) => {
    if (state.sort && !state.group) return [0, ''];
    if (isByAxis) return render ? groupOf(widget, render) : [9999, t`Without pictures`];
    if (!known.has(widget)) known.set(widget, groupOf(widget, render));
    return known.get(widget);
  };
  const add = (widget, render) => {
    const [order, title] = headingOf(widget, render);
    if (!last || last.widget !== widget || last.title !== title) {
      const key = `${title}\n${widget.id}`;
      if (!parts.has(key)) parts.set(key, {order, title, widget, renders: []});
      last = parts.get(key);
    }
    if (render) last.renders.push(render);
  };
  for (const render of state.selection) add(widgetOf(render), render);
  const shown = new Set(state.selection.map((render) => render.widget));
  for (const widget of catalogue.widgets)
    if (!shown.has(widget.id) && showsWithoutPictures(widget)) add(widget);
  const ranks = new Map(orderedWidgets().map((widget, index) => [widget.id, index]));
  const words = state.sort ? [] : state.terms.filter((one) => !one.key && !one.negative).map((one) => one.value);
  const answers = new Map([...parts.values()].map(({widget}) => [widget, answer(widget, words)]));
  const best = (a, b) => words.length && answers.get(a.widget) !== answers.get(b.widget) ?
      answers.get(a.widget) - answers.get(b.widget) :
      0;
  return [...parts.values()].sort(
      (a, b) => a.order - b.order || best(a, b) || ranks.get(a.widget.id) - ranks.get(b.widget.id));
}

/** A widget that failed stays in sight unless the reader asked for something else. */
function showsWithoutPictures(widget) {
  const isTroubled = widget.failed || (catalogue.problemsOf.get(widget.id) || []).length > 0;
  if (catalogue.rendersOf.get(widget.id).length) return isTroubled && state.problems && !state.q;
  return !isFiltered() || (isTroubled && (state.problems || state.q.includes('is:')));
}
