// The sheet in which a person adds a widget: its name, what it is for, and a page a family.

import {make} from '../../basics/elements.js';
import {t} from '../../basics/words.js';
import {catalogue, rank, titleOf, widgetOf} from '../../model/catalogue.js';
import {sibling} from '../../model/siblings.js';
import {update} from '../../model/store.js';

export function sheet(render, framed) {
  const widget = widgetOf(render);
  const families = [...new Set(catalogue.rendersOf.get(widget.id).map((one) => one.family))].sort(
      (a, b) => rank('family', a) - rank('family', b));
  const go = (family) => update({path: sibling(render, 'family', family).id});
  return make(
      'div', {class: 'add-sheet', 'data-scheme': render.variant.scheme},
      make('p', {class: 'add-app'}, widget.bundleTitle || catalogue.title),
      make('h3', {}, widget.name),
      make('p', {class: 'add-about'}, widget.description || t`No description.`),
      framed.element,
      make(
          'div', {class: 'add-pages', role: 'group', 'aria-label': t`Families`},
          families.map(
              (family) => make('button', {
                'aria-label': titleOf('family', family),
                'aria-current': family === render.family ? 'true' : undefined,
                onclick: () => go(family),
              }))),
      make('p', {class: 'add-button', 'aria-hidden': 'true'}, t`Add Widget`));
}
