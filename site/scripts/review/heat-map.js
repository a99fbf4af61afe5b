// Where it happened: a table of widgets by families, whose cells narrow the list.

import {make, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, titleOf} from '../model/catalogue.js';
import {changeTitle, gravest} from './outcomes.js';
import {review} from './record.js';
import {followView, show, view} from './view.js';

/** More rows are built when they are asked for. */
const ROWS_MOST = 40;
const WIDE_WINDOW = '(min-width: 1100px)';

export function makeHeatMap() {
  const cells = counted();
  const families = orderedFamilies();
  const widgets = [...new Set(review.items.map((one) => one.widget))].sort();
  const body = make('tbody');
  const fill = (count) =>
      body.replaceChildren(...widgets.slice(0, count).map((one) => row(one, families, cells)));
  const rest = widgets.length - ROWS_MOST;
  const more = rest > 0 &&
      make(
          'button', {
            class: 'plain-button',
            onclick: () => {
              fill(widgets.length);
              mark();
              more.remove();
            },
          },
          t`Show ${rest} more widgets`);
  const mark = () => {
    for (const button of body.querySelectorAll('button')) {
      const {widget, family = ''} = button.dataset;
      button.setAttribute('aria-pressed', String(widget === view.widget && family === view.family));
    }
  };
  fill(ROWS_MOST);
  const element = make(
      'details', {class: 'heat-map', open: matchMedia(WIDE_WINDOW).matches},
      make('summary', {}, t`Widgets and families`),
      make(
          'div', {class: 'heat-scroller', role: 'region', 'aria-label': t`Widgets and families`, tabindex: 0},
          make(
              'table', {},
              make(
                  'thead', {},
                  make(
                      'tr', {}, make('th', {scope: 'col'}, make('span', {class: 'unseen'}, t`Widget`)),
                      families.map(
                          (family) => make(
                              'th', {scope: 'col', title: familyTitle(family)},
                              make('span', {}, familyTitle(family)))))),
              body),
          more));
  followView(['widget', 'family'], mark);
  return element;
}

function familyTitle(family) { return family ? titleOf('family', family) : t`Behaviour`; }

/** The families of all that differs, in their own order; what is no picture has none and comes last. */
function orderedFamilies() {
  const found = new Set(review.items.map((one) => one.family || ''));
  const order = (catalogue.axis.get('family')?.values || []).map((one) => one.name);
  const rank = (family) => (family ? (order.indexOf(family) + 1 || 98) : 99);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

function keyOf(widget, family) { return `${widget}\n${family || ''}`; }

function counted() {
  const cells = new Map();
  const cell = (widget, family) => {
    const key = keyOf(widget, family);
    if (!cells.has(key)) cells.set(key, {items: [], unchanged: 0});
    return cells.get(key);
  };
  for (const item of review.items) cell(item.widget, item.family).items.push(item);
  for (const {widget, family, count} of review.unchanged) cell(widget, family).unchanged += count;
  return cells;
}

function row(widget, families, cells) {
  const name = catalogue.widget.get(widget).name;
  return make(
      'tr', {},
      make(
          'th', {scope: 'row'},
          make(
              'button', {
                class: 'heat-widget',
                title: widget,
                'data-widget': widget,
                onclick: (event) => choose(event.currentTarget),
              },
              make('bdi', {}, name || widget))),
      families.map((family) => make('td', {}, cellElement(name, widget, family, cells))));
}

function cellElement(name, widget, family, cells) {
  const {items, unchanged} = cells.get(keyOf(widget, family)) || {items: [], unchanged: 0};
  const same = unchanged > 0 ? t`${unchanged} unchanged` : '';
  if (!items.length)
    return make('span', {class: 'heat-same', title: same}, unchanged > 0 ? String(unchanged) : '');
  const change = gravest(items);
  const words = [`${name}, ${familyTitle(family)}: ${items.length}`, changeTitle(change), same];
  const button = make(
      'button', {
        class: `heat-cell change-${change}`,
        'aria-label': words.filter(Boolean).join(', '),
        title: words.filter(Boolean).join(', '),
        'data-widget': widget,
        'data-family': family || undefined,
        onclick: () => choose(button),
      },
      String(items.length));
  setVars(button, {'--much': Math.min(1, 0.45 + items.length / 30)});
  return button;
}

/** Narrows the list to a cell, or lets that go. */
function choose({dataset}) {
  const {widget, family = ''} = dataset;
  const isOn = view.widget === widget && view.family === family;
  show(isOn ? {widget: '', family: ''} : {widget, family});
}
