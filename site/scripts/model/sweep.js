// A widget drawn along axes such as text sizes, languages or devices: which of them make the rows and
// the columns of its table, and where its pictures begin to have findings.

import {catalogue, valueOf} from './catalogue.js';
import {sweptAxes} from './roles.js';
import {standing} from './standing.js';
import {state} from './store.js';

/**
 * How a widget's table is laid out: its axes and the values of each, or nothing if it was not swept.
 * `state.table` names rows and columns, then values of other axes: `typeSize.family,locale.ar`.
 */
export function sweepOf(renders) {
  const values = new Map();
  for (const axis of catalogue.axes) {
    const own = new Set(renders.map((one) => valueOf(one, axis.name)));
    const list = axis.values.map((value) => value.name).filter((name) => own.has(name));
    if (list.length > 1) values.set(axis.name, list);
  }
  const swept = sweptAxes(renders);
  if (!swept.length) return undefined;
  const [named, ...fixed] = state.table.split(',');
  const [rowsNamed, columnsNamed] = named.split('.');
  const longest = swept.reduce((best, one) => (values.get(one).length > values.get(best).length ? one : best));
  const rows = values.has(rowsNamed) ? rowsNamed : longest;
  const columns = [columnsNamed, 'family', ...swept, 'scheme'].find((one) => values.has(one) && one !== rows);
  const look = {};
  const others = [...new Set(['family', ...swept])].filter(
      (one) => values.has(one) && one !== rows && one !== columns);
  for (const axis of others) {
    const able = values.get(axis).filter((value) => hasRows(renders, axis, value, rows));
    if (able.length) values.set(axis, able);
    const chosen = fixed.find((one) => one.startsWith(`${axis}.`))?.slice(axis.length + 1);
    look[axis] = values.get(axis).includes(chosen) ? chosen : usualOf(axis, values.get(axis));
  }
  return {rows, columns, others: others.filter((one) => values.get(one).length > 1), look, values};
}

/** Whether a value was drawn with several of the rows: axes that are swept alone meet in one. */
function hasRows(renders, axis, value, rows) {
  return new Set(renders.filter((one) => valueOf(one, axis) === value).map((one) => valueOf(one, rows))).size > 1;
}

/** The value of an axis that goes without saying. */
function usualOf(axis, list) {
  const {usual} = catalogue.axis.get(axis);
  return list.includes(usual) ? usual : list[0];
}

/** The change of state that lays a table out in another way. */
export function tableWith({rows, columns, others, look, values}, axis, value) {
  let [down, across] = [rows, columns];
  // What was across goes down and the other way round, if they are asked to change.
  if (axis === 'rows') [down, across] = [value, value === columns ? rows : columns];
  if (axis === 'columns') [down, across] = [value === rows ? columns : rows, value];
  const chosen = {...look, [axis]: value};
  const fixed = others.filter((one) => chosen[one] !== usualOf(one, values.get(one)))
                    .map((one) => `${one}.${chosen[one]}`);
  return {table: [`${down}.${across || ''}`, ...fixed].join(',')};
}

/** The renders of a row in a column; nothing where the widget was not drawn so. */
export function rendersOfCell(renders, {rows, columns, look}, row, column) {
  const wanted = {...look, [rows]: row, ...(columns && {[columns]: column})};
  return renders.filter((render) => Object.entries(wanted).every(([axis, value]) => {
    const own = valueOf(render, axis);
    return own === undefined || own === value;
  }));
}

/** Of a cell's renders the one to show, and those of the same line at other entries. */
export function shownOfCell(list, look, instance, time) {
  const render = standing(list, list[0].family, {look, instance, time});
  const isAlike = (one) => one.instance === render.instance &&
      catalogue.axes.every(({name}) => valueOf(one, name) === valueOf(render, name));
  return {render, line: list.filter(isAlike)};
}

/**
 * Where a column has findings, from whether its rows have: `from` which row on, or `in` which rows;
 * `first` is the first row that has some after one that had none.
 */
export function breaksOf(rows) {
  const broken = rows.map((has, index) => (has ? index : -1)).filter((index) => index >= 0);
  const from = rows.lastIndexOf(false) + 1;
  const isTail = broken.length > 0 && broken[0] === from;
  return {broken, from: isTail ? from : undefined, first: broken[0] > 0 ? broken[0] : undefined};
}
