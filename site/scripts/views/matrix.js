// One widget's part of the page: its label, stage, scrubber and matrix.

import {rove} from '../basics/arrows.js';
import {make, menu} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {
  captionOf, catalogue, problemsOfRender, rank, titleOf, valueOf, wordOf
} from '../model/catalogue.js';
import {positionOf} from '../model/moments.js';
import {cellAxes, rowAxes} from '../model/roles.js';
import {isFiltered} from '../model/selection.js';
import {entryAt, indexAt, timelineOf} from '../model/timelines.js';
import {showFavourite} from '../parts/favourite.js';
import {badge, noticeElement} from '../parts/notices.js';
import {groundOf, imageOf, isCard, sizeText, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';
import {stageElement} from './hero.js';

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

/** A widget shown along many axes has many rows; more than these wait for a click. */
const ROWS_AT_FIRST = 20;

/** With one entry of a timeline come all the others, so that the scrubber can reach them. */
function withWholeTimelines(widget, renders) {
  const lineOf =
      (render) => [render.instance, ...catalogue.axes.map((axis) => valueOf(render, axis.name))]
                      .join('\n');
  const lines = new Set(renders.filter((render) => render.entry !== undefined).map(lineOf));
  const present = new Set(renders);
  return catalogue.rendersOf.get(widget.id).filter(
      (render) => present.has(render) || (render.entry !== undefined && lines.has(lineOf(render))));
}

/** Where search left only some entries, the timeline starts at the first of them. */
function startAtMatch(widget, matching, model, instance) {
  const times =
      matching.filter((render) => render.entry !== undefined && render.instance === instance)
          .map((render) => render.time);
  if (!isFiltered() || !model.times.length || !times.length) return;
  const position = positionOf(widget, instance, model);
  const index = indexAt(model.times, times[0]);
  if (!times.includes(position.time)) Object.assign(position, {index, time: model.times[index]});
}

/** The parts of a widget's section, of which the matrix, below the stage, is filled later. */
export function sectionBody(widget, matching) {
  const renders = withWholeTimelines(widget, matching);
  const instances =
      widget.instances.filter((one) => renders.some((render) => render.instance === one.id));
  const models = new Map([
    [undefined, timelineOf(widget)],
    ...widget.instances.map((one) => [one.id, timelineOf(widget, one.id)])
  ]);
  for (const [instance, model] of models) startAtMatch(widget, matching, model, instance);
  const cells = [];
  const arranged = arrange(widget, renders);
  const rowOf = (row) => rowElement(widget, row, models, cells, instances.length > 1);
  const follow = (instance, position) => {
    for (const cell of cells)
      if (cell.instance === instance) cell.show(position);
  };
  const parts = [widgetNotices(widget)];
  const exhibit = (instance) => {
    const shown = renders.filter((render) => render.instance === instance);
    return shown.length > 0 &&
        stageElement(widget, shown, models.get(instance), (position) => follow(instance, position));
  };
  let current = exhibit(instances[0] && instances[0].id);
  if (instances.length > 1) {
    parts.push(make(
        'div', {class: 'instances'},
        menu(
            t`Configuration`, 'instance', instances.map((one) => [one.id, one.title]),
            instances[0].id, (id) => {
              const next = exhibit(id);
              current.replaceWith(next);
              current = next;
            })));
  }
  if (current) parts.push(current);
  const matrix = make('div', {class: 'matrix'});
  parts.push(matrix);
  const rest = arranged.slice(ROWS_AT_FIRST);
  if (rest.length) {
    const more = make(
        'button', {
          class: 'plain-button more',
          onclick: () => {
            matrix.append(...rest.map(rowOf));
            more.remove();
            rove(matrix);
            matrix.children[ROWS_AT_FIRST].querySelector('a.cell').focus();
          },
        },
        t`Show ${plural(rest.length, 'more row')}`);
    parts.push(more);
  }
  const fillMatrix = () => {
    matrix.append(...arranged.slice(0, ROWS_AT_FIRST).map(rowOf));
    rove(matrix);
  };
  return {parts: parts.filter(Boolean), fillMatrix};
}

function rowElement(widget, row, models, cells, showsInstance) {
  const {sample, down, across} = row;
  const instance = widget.instances.find((one) => one.id === sample.instance);
  const titles = down.map((name) => wordOf(sample, name)).filter(Boolean);
  if (showsInstance && instance) titles.splice(1, 0, instance.title);
  const [head = t`Pictures`, ...rest] = titles;
  const order = (list) => across.map((name) => rank(name, valueOf(list[0], name)));
  const before = (a, b) => {
    const [one, two] = [order(a), order(b)];
    const at = one.findIndex((one, index) => one !== two[index]);
    return at < 0 ? 0 : one[at] - two[at];
  };
  const isOneSize = !across.includes('family');
  const panels =
      [...row.panels.values()].map((group) => ({group, first: [...group.values()][0][0]}));
  const shade = (panel) => rank('scheme', panel.first.variant.scheme);
  panels.sort((a, b) => shade(a) - shade(b));
  return make(
      'div', {class: 'row'},
      make(
          'h3', {}, head,
          rest.length > 0 && make('span', {class: 'quiet'}, ` · ${rest.join(', ')}`),
          isOneSize &&
              make('span', {class: 'quiet row-size'}, sizeText(sample))),
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
                  [...group.values()].sort(before).map(
                      (list) => cellElement(widget, list, models, cells, across))))));
}

/** A cell shows one render, or of a timeline's the one in force. */
function cellElement(widget, list, models, cells, across) {
  const first = list[0];
  const model = models.get(first.instance);
  const isTimeline = first.entry !== undefined && model && model.times.length;
  const image = imageOf(first, ['scheme'], {}, true);
  const caption = make('span', {class: 'caption'});
  const link = make('a', {class: 'cell'}, image, caption);
  const byEntry = new Map(list.map((render) => [render.entry, render]));
  const show = (position) => {
    const wanted = isTimeline ? byEntry.get(entryAt(model, first.family, position.time)) : first;
    const render = wanted || first;
    link.href = writeAddress({...STANDARD, path: render.id});
    link.dataset.render = render.id;
    showNear(image, render);
    image.alt = `${widget.name}, ${captionOf(render)}`;
    const words = across.map((name) => wordOf(render, name)).filter(Boolean);
    if (list.length > 1)
      words.push(
          words.length ? `${render.entry + 1}/${list.length}` :
                         t`Entry ${render.entry + 1}/${list.length}`);
    caption.textContent = words.join(' ') || t`Picture`;
    showFavourite(link, render);
    badge(link, list.flatMap(problemsOfRender));
  };
  show(isTimeline ? positionOf(widget, first.instance, model) : undefined);
  if (isTimeline) cells.push({instance: first.instance, show});
  return make('li', {vars: sizeVars(first)}, link);
}

function widgetNotices(widget) {
  const list = catalogue.problemsOf.get(widget.id) || [];
  const notices = list.map(noticeElement);
  if (widget.failed && !list.length)
    notices.push(noticeElement(
        {severity: 'error', message: t`This widget could not be rendered completely.`}));
  return notices.length ? make('div', {class: 'notices'}, notices) : undefined;
}
