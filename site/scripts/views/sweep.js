// A swept widget as a table: a row for each value of one axis, a column for each of another, all
// pictures in one scale, findings in the cells they concern.

import {rove} from '../basics/arrows.js';
import {make, menu} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {captionOf, catalogue, problemsOfRender, titleOf} from '../model/catalogue.js';
import {stageLook} from '../model/standing.js';
import {follow, state, update} from '../model/store.js';
import {breaksOf, rendersOfCell, shownOfCell, sweepOf, tableWith} from '../model/sweep.js';
import {badge, findingsText} from '../parts/notices.js';
import {groundOf, imageOf, isCard, sizeText, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';

/** Fills a place of the page with the table of a widget, and keeps to what the page shows. */
export function showSweep(element, widget, renders, instance) {
  const sweep = new Sweep(element, widget, renders, instance);
  sweep.fill();
  follow(['table', 'scale', 'theme', 'system', 'stage'], () => sweep.fill(), element);
  follow(['t'], () => sweep.show(), element);
}

/** Points on the page per point of a picture: what can be read still, and what is large enough. */
const SCALES = [0.5, 0.85];
/** Room beside the pictures: that of a row's name, of a cell's edges, and of a finding's words. */
const [NAME, EDGES, WORDS] = [124, 30, 96];

class Sweep {
  /** `renders` are those of one configuration. */
  constructor(element, widget, renders, instance) {
    Object.assign(this, {element, widget, renders, instance});
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  /** Draws the table; nothing if the widget was not swept. */
  fill() {
    this.layout = sweepOf(this.renders);
    this.element.hidden = !this.layout;
    if (!this.layout) return;
    const {rows, columns, values} = this.layout;
    this.columns = (columns ? values.get(columns) : [''])
                       .map((value) => this.columnOf(value, values.get(rows)))
                       .filter((one) => one.cells.some(Boolean));
    const head = make(
        'thead', {},
        make(
            'tr', {}, make('td', {class: 'sweep-corner'}, catalogue.axis.get(rows).title),
            this.columns.map((one) => headElement(one, this.layout))));
    const body = make(
        'tbody', {},
        values.get(rows).map((value, index) => make(
                                 'tr', {}, rowName(rows, value),
                                 this.columns.map(({cells}) => (cells[index] ? cells[index].element : make('td'))))));
    this.pane = make('div', {class: 'sweep-pane', tabindex: -1}, make('table', {}, head, body));
    const held = document.activeElement?.closest('.sweep select')?.dataset.key;
    this.element.replaceChildren(
        make('header', {class: 'sweep-head'}, make('h3', {class: 'all-title'}, this.title()), this.menus()), this.pane);
    if (held) this.element.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
    this.show();
    this.fit();
    rove(this.element);
  }

  title() {
    const {rows, columns} = this.layout;
    const [down, across] = [rows, columns].map((name) => name && catalogue.axis.get(name).title);
    return across ? t`${down} by ${across}` : down;
  }

  /** Which axes go down and across, and the value of each that does neither. */
  menus() {
    const {rows, columns, others, look, values} = this.layout;
    const axes = [...values.keys()].map((name) => [name, catalogue.axis.get(name).title]);
    const change = (axis) => (value) => update(tableWith(this.layout, axis, value));
    return make(
        'div', {class: 'sweep-menus'}, menu(t`Rows`, 'table-rows', axes, rows, change('rows')),
        columns && menu(t`Columns`, 'table-columns', axes, columns, change('columns')),
        others.map((name) => menu(
                       catalogue.axis.get(name).title, `table-${name}`,
                       values.get(name).map((value) => [value, titleOf(name, value)]), look[name],
                       change(name))));
  }

  columnOf(value, rowValues) {
    const lists = rowValues.map((row) => rendersOfCell(this.renders, this.layout, row, value));
    const own = lists.map((list) => (list.length ? this.shown(list) : undefined));
    const problems = own.map((one) => (one ? one.line.flatMap(problemsOfRender) : []));
    const breaks = breaksOf(problems.map((list) => list.length > 0));
    const sizes = own.filter(Boolean).map((one) => one.render);
    const hasSizes = new Set(sizes.map(sizeText)).size > 1;
    const cells = lists.map((list, index) => own[index] && this.cellOf(list, problems[index], {
      hasSizes,
      isFirst: index === breaks.first,
      row: rowValues[index],
    }));
    return {value, cells, breaks, rowValues, sample: sizes[0], hasSizes, width: Math.max(0, ...sizes.map((one) => one.width))};
  }

  shown(list) {
    const look = {...stageLook(), ...this.layout.look};
    return shownOfCell(list, look, this.instance, state.now);
  }

  cellOf(list, problems, {hasSizes, isFirst, row}) {
    const {render} = this.shown(list);
    const image = imageOf(render, ['scheme'], {}, true);
    const same = make('span', {class: 'sweep-same'});
    const words = findingsText(problems);
    const link = make(
        'a', {class: 'cell'}, image, same, hasSizes && make('span', {class: 'caption'}, sizeText(render)),
        words && make(
            'span', {class: 'cell-findings', title: problems.map((one) => one.message).join('\n')},
            isFirst && make('span', {class: 'unseen'}, t`The first to break:`, ' '), words));
    badge(link, problems);
    const element = make(
        'td', {
          class: ['stage', !isCard(render) && 'lock', isFirst && 'sweep-first'].filter(Boolean).join(' '),
          ...groundOf(render),
          vars: sizeVars(render),
        },
        link);
    return {element, list, link, image, same, row};
  }

  /** Shows the page's moment; what equals the picture above it is said. */
  show() {
    if (!this.layout) return;
    for (const {cells} of this.columns) {
      let above;
      for (const cell of cells.filter(Boolean)) {
        const {render} = this.shown(cell.list);
        const {link, image, same} = cell;
        const isSame = above?.file === render.file;
        if (!isSame) above = {file: render.file, row: cell.row};
        link.href = writeAddress({...STANDARD, path: render.id});
        link.dataset.render = render.id;
        image.hidden = isSame;
        image.alt = `${this.widget.name}, ${captionOf(render)}`;
        same.textContent = isSame ? t`same as ${titleOf(this.layout.rows, above.row)}` : '';
        if (!isSame) showNear(image, render);
      }
    }
  }

  /** The largest scale in which all columns stand beside each other, within what can be read. */
  fit() {
    if (!this.pane) return;
    const room = this.element.clientWidth - NAME;
    const widths = this.columns.map((one) => one.width);
    const needed = (scale) => widths.reduce((sum, width) => sum + Math.max(WORDS, width * scale) + EDGES, 0);
    const [least, most] = SCALES;
    let scale = Number(state.scale) / 100 || most;
    while (!state.scale && scale > least && needed(scale) > room) scale -= 0.01;
    this.pane.style.setProperty('--scale', scale.toFixed(2));
    this.pane.classList.toggle('sweep-wide', needed(scale) > room);
  }
}

function rowName(axis, value) {
  const isUsual = catalogue.axis.get(axis).usual === value;
  return make('th', {scope: 'row', class: isUsual && 'sweep-usual'}, titleOf(axis, value));
}

/** A column's name, the size of its pictures, and where they begin to have findings. */
function headElement({value, breaks, rowValues, sample, hasSizes}, {rows, columns}) {
  const names = breaks.broken.map((index) => titleOf(rows, rowValues[index]));
  const words = !names.length           ? t`Holds throughout` :
      names.length === rowValues.length ? t`Findings throughout` :
      breaks.from !== undefined         ? t`Breaks from ${names[0]}` :
      names.length <= 3                 ? t`Breaks in ${names.join(', ')}` :
                                          t`Breaks in ${plural(names.length, 'row')}`;
  return make(
      'th', {scope: 'col'}, make('b', {}, value ? titleOf(columns, value) : t`Pictures`),
      !hasSizes && make('span', {class: 'sweep-size'}, sizeText(sample)),
      make('span', {class: names.length ? 'sweep-breaks' : 'sweep-holds'}, words));
}
