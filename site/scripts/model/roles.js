// Which axes make rows and which make columns; any axis of the manifest may be either.

import {catalogue, valueOf} from './catalogue.js';
import {state} from './store.js';

/** Appearance and state go across, everything else down, until the reader says otherwise. */
const COLUMNS_AT_FIRST = new Set(['scheme', 'state']);

/** The roles that the address names: `family.column,state.row`. */
function chosenRoles() {
  const roles = new Map();
  for (const part of state.axes.split(',').filter(Boolean)) {
    const cut = part.lastIndexOf('.');
    const role = part.slice(cut + 1);
    if (cut > 0 && ['row', 'column'].includes(role)) roles.set(part.slice(0, cut), role);
  }
  return roles;
}

function standardRole(axis) { return COLUMNS_AT_FIRST.has(axis) ? 'column' : 'row'; }

function isColumn(axis) { return (chosenRoles().get(axis) || standardRole(axis)) === 'column'; }

/** What an axis is now: one fixed value counts as a role of its own. */
export function roleOf(axis) {
  return state.filters[axis] ? 'one' : isColumn(axis) ? 'column' : 'row';
}

/** The change of state that gives an axis a role. */
export function withRole(axis, role) {
  const filters = {...state.filters};
  if (role === 'one') {
    filters[axis] = filters[axis] || catalogue.axis.get(axis).values[0].name;
    return {filters};
  }
  delete filters[axis];
  const roles = chosenRoles();
  roles.delete(axis);
  if (role !== standardRole(axis)) roles.set(axis, role);
  return {filters, axes: [...roles].map(([name, one]) => `${name}.${one}`).sort().join(',')};
}

/** The names of the axes that go down, or across beside the scheme, in the manifest's order. */
export function rowAxes() {
  const names = catalogue.axes.map((axis) => axis.name).filter((name) => !isColumn(name));
  return names.sort((a, b) => (b === 'family') - (a === 'family'));
}

export function cellAxes() {
  return catalogue.axes.map((axis) => axis.name)
      .filter((name) => name !== 'scheme' && isColumn(name));
}

/** The axes that renders were swept along; appearances and states are looks of one picture. */
export function sweptAxes(renders) {
  const isSweep = ({name, values}) =>
      !['family', 'scheme', 'state'].includes(name) && !values.some((value) => value.trait);
  return catalogue.axes.filter(isSweep).map(({name}) => name)
      .filter((name) => new Set(renders.map((one) => valueOf(one, name)).filter(Boolean)).size > 1);
}
