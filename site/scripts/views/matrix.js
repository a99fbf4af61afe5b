// Every picture of one widget as a table: rows and panels by the axes, equal pictures once.

import {rove} from '../basics/arrows.js';
import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {captionOf, problemsOfRender, rank, titleOf, valueOf, wordOf} from '../model/catalogue.js';
import {cellAxes, rowAxes} from '../model/roles.js';
import {state} from '../model/store.js';
import {entryAt, timelineOf} from '../model/timelines.js';
import {showFavourite} from '../parts/favourite.js';
import {badge, findingsText} from '../parts/notices.js';
import {groundOf, imageOf, isCard, sizeText, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';

/** A widget shown along many axes has many rows; more than these wait for a click. */
const ROWS_AT_FIRST = 20;

export class Matrix {
  constructor(widget, renders) {
    this.widget = widget;
    this.rows = arrange(widget, renders);
    this.cells = [];
    this.hasInstances = new Set(renders.map((render) => render.instance)).size > 1;
    this.table = make('div', {class: 'matrix'});
    this.element = make('div', {class: 'matrix-whole'}, this.table);
  }

  /** Fills in the rows; more than are read at once wait for a click. */
  fill() {
    const rest = this.rows.slice(ROWS_AT_FIRST);
    this.table.append(...this.rows.slice(0, ROWS_AT_FIRST).map((row) => this.rowElement(row)));
    if (!rest.length) return;
    const more = make(
        'button', {
          class: 'plain-button more',
          onclick: () => {
            this.table.append(...rest.map((row) => this.rowElement(row)));
            more.remove();
            rove(this.table);
            this.table.children[ROWS_AT_FIRST].querySelector('a.cell').focus();
          },
        },
        t`Show ${plural(rest.length, 'more row')}`);
    this.element.append(more);
  }

  /** Shows the page's moment. */
  show() {
    for (const cell of this.cells) cell();
  }

  rowElement(row) {
    const {sample, down, across} = row;
    const instance = this.widget.instances.find((one) => one.id === sample.instance);
    const titles = down.map((name) => wordOf(sample, name)).filter(Boolean);
    if (this.hasInstances && instance) titles.splice(1, 0, instance.title);
    const [head = t`Pictures`, ...rest] = titles;
    const isOneSize = !across.includes('family');
    const panels =
        [...row.panels.values()].map((group) => ({group, first: [...group.values()][0][0]}));
    const shade = (panel) => rank('scheme', panel.first.variant.scheme);
    panels.sort((a, b) => shade(a) - shade(b));
    return make(
        'div', {class: 'row'},
        make(
            'h4', {}, head,
            rest.length > 0 && make('span', {class: 'quiet'}, ` · ${rest.join(', ')}`),
            isOneSize && make('span', {class: 'quiet row-size'}, sizeText(sample))),
        make(
            'div', {class: 'panels'},
            panels.map(
                ({group, first}) => make(
                    'ul', {
                      class: isCard(first) ? 'panel stage' : 'panel stage lock',
                      ...groundOf(first),
                      'aria-label': [head, titleOf('scheme', first.variant.scheme)]
                                        .filter(Boolean)
                                        .join(', '),
                    },
                    cellsOf(group, across).map((cell) => this.cellElement(cell, across))))));
  }

  /** A cell shows one render, or of a timeline's the one in force. */
  cellElement({list, same}, across) {
    const {widget} = this;
    const first = list[0];
    const timeline = timelineOf(widget, first.instance);
    const image = imageOf(first, ['scheme'], {}, true);
    const caption = make('span', {class: 'caption'});
    const findings = make('span', {class: 'cell-findings'});
    const link = make('a', {class: 'cell'}, image, caption, findings);
    const byEntry = new Map(list.map((render) => [render.entry, render]));
    const isTimeline = first.entry !== undefined && timeline.times.length > 0;
    const words = (render) => across.map((name) => wordOf(render, name)).filter(Boolean);
    const show = () => {
      const entry = isTimeline ? entryAt(timeline, first.family, state.now ?? timeline.times[0]) : undefined;
      const render = byEntry.get(entry) || first;
      link.href = writeAddress({...STANDARD, path: render.id});
      link.dataset.render = render.id;
      showNear(image, render);
      image.alt = `${widget.name}, ${captionOf(render)}`;
      const number = `${render.entry + 1}/${list.length}`;
      const named = words(render);
      if (list.length > 1)
        named.push(named.length ? number : timeline.isStates ? t`State ${number}` : t`Entry ${number}`);
      caption.textContent = named.join(' ') || t`Picture`;
      showFavourite(link, render);
      const problems = list.flatMap(problemsOfRender);
      badge(link, problems);
      findings.textContent = findingsText(problems);
    };
    show();
    if (isTimeline) this.cells.push(show);
    return make(
        'li', {vars: sizeVars(first)}, link,
        same.map((one) => make(
                     'a', {
                       class: 'cell-same',
                       href: writeAddress({...STANDARD, path: one.id}),
                       'data-render': one.id
                     },
                     t`${words(one).join(' ')}: the same`)));
  }
}

/** Arranges renders: rows by the axes that go down, panels by scheme, cells by the others. */
function arrange(widget, renders) {
  const rows = new Map();
  const down = rowAxes();
  const across = cellAxes();
  for (const render of renders) {
    const values = down.map((name) => valueOf(render, name) || '');
    const key = [...values, render.instance || ''].join('\n');
    if (!rows.has(key)) rows.set(key, {sample: render, down, across, panels: new Map()});
    const {panels} = rows.get(key);
    const panel = [render.variant.scheme || '', isCard(render), render.variant.mode || ''].join('\n');
    if (!panels.has(panel)) panels.set(panel, new Map());
    const cells = panels.get(panel);
    const cell = [
      ...across.map((name) => valueOf(render, name) || ''),
      render.entry === undefined ? render.id : 'entries'
    ].join('\n');
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push(render);
  }
  if (!down.includes('family')) return [...rows.values()];
  const order = (row) => (widget.families.indexOf(row.sample.family) + 1 || 99);
  return [...rows.values()].sort((a, b) => order(a) - order(b));
}

/** The cells of a panel in order; single pictures that are equal share one: `{ list, same }`. */
function cellsOf(group, across) {
  const order = (list) => across.map((name) => rank(name, valueOf(list[0], name)));
  const before = (a, b) => {
    const [one, two] = [order(a), order(b)];
    const at = one.findIndex((one, index) => one !== two[index]);
    return at < 0 ? 0 : one[at] - two[at];
  };
  const cells = [];
  for (const list of [...group.values()].sort(before)) {
    const isSame = (cell) => list.length === 1 && cell.list.length === 1 && cell.list[0].file === list[0].file;
    const equal = cells.find(isSame);
    if (equal)
      equal.same.push(list[0]);
    else
      cells.push({list, same: []});
  }
  return cells;
}
