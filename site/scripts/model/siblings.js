// From one picture of a widget to another: of another entry, with another value on an axis.

import {catalogue, traitOf, valueOf} from './catalogue.js';

/** The pictures of all entries of the line that a render is of. */
export function renderLine(render) {
  return alike(render).filter((one) => one.entry !== undefined && one.instance === render.instance);
}

/** The picture of the same line of renders at another entry; nothing if there is none. */
export function renderOfEntry(render, entry) {
  return renderLine(render).find((one) => one.entry === entry);
}

/** The same picture of another configuration; nothing if there is none. */
export function renderOfInstance(render, instance) {
  return alike(render).find((one) => one.entry === render.entry && one.instance === instance);
}

/** The pictures of a widget that have the same value on every axis. */
function alike(render) {
  return catalogue.rendersOf.get(render.widget)
      .filter((one) => catalogue.axes.every((axis) => valueOf(one, axis.name) === valueOf(render, axis.name)));
}

/** The picture of the entry before; nothing for the first, or for what is no entry. */
export function entryBefore(render) {
  return render.entry ? renderOfEntry(render, render.entry - 1) : undefined;
}

/** The picture of the same widget that has a value and agrees most with a render otherwise. */
export function sibling(render, axis, value) {
  let best = render;
  let most = -1;
  for (const one of catalogue.rendersOf.get(render.widget)) {
    if (valueOf(one, axis) !== value) continue;
    let score = one.instance === render.instance ? 2 : 0;
    for (const other of catalogue.axes)
      score += valueOf(one, other.name) === valueOf(render, other.name) ? 2 : 0;
    if (one.entry === render.entry) score += 1;
    if (score > most) [best, most] = [one, score];
  }
  return best;
}

/** The placeholder that stands in for a picture; nothing if it is one, or none was drawn. */
export function placeholderOf(render) {
  const isOne = (one) => traitOf(one, 'state') === 'placeholder';
  const one = catalogue.rendersOf.get(render.widget).find(isOne);
  if (!one || isOne(render)) return undefined;
  const other = sibling(render, 'state', one.variant.state);
  return other.family === render.family ? other : undefined;
}
