// Other pictures of the gallery that stand beside one.

import {make} from '../../basics/elements.js';
import {catalogue, deviceNameOf, traitOf, valueOf} from '../../model/catalogue.js';
import {imageOf, sizeVars} from '../../pictures/image.js';
import {fitted, part} from './screen.js';

/**
 * Pictures drawn like this one in all but family, so many of each family, each of another widget;
 * widgets that follow it come first.
 */
export function companions(render, families) {
  const start = catalogue.widgets.findIndex((one) => one.id === render.widget);
  const others =
      [...catalogue.widgets.slice(start + 1), ...catalogue.widgets.slice(0, Math.max(start, 0))]
          .filter((one) => one.configuration !== 'preview');
  const seen = new Set();
  return families.flatMap(([family, count]) => {
    const found = [];
    for (const widget of others) {
      if (found.length === count) break;
      const one = !seen.has(widget.id) && catalogue.rendersOf.get(widget.id).find(
          (other) => other.family === family && isAlike(other, render));
      if (!one) continue;
      seen.add(widget.id);
      found.push(one);
    }
    return found;
  });
}

function isAlike(one, render) {
  return !traitOf(one, 'state') && deviceNameOf(one) === deviceNameOf(render) &&
      catalogue.axes.every(
          ({name}) => ['family', 'state'].includes(name) ||
              valueOf(one, name) === valueOf(render, name));
}

export function neighbourPart(render, box, scale) {
  return part(
      'neighbour', fitted(render, box, scale),
      make('div', {class: 'beside', vars: sizeVars(render)}, imageOf(render, [], {alt: ''})));
}
