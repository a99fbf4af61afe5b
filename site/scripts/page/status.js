// What the page shows, in a line.

import {grouped, plural, t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {isFiltered} from '../model/selection.js';
import {state} from '../model/store.js';
import {sectionOf} from '../views/sections.js';

/** What is shown, and what failed out of sight. */
export function statusText() {
  const widgets = new Set(state.selection.map((render) => render.widget)).size;
  if (!isFiltered())
    return t`${plural(state.selection.length, 'picture')} of ${
        plural(catalogue.widgets.length, 'widget')}`;
  const hidden =
      catalogue.widgets.filter((widget) => widget.failed && !sectionOf(widget.id)).length;
  const shown = t`${grouped(state.selection.length)} of ${
      plural(catalogue.renders.length, 'picture')}, ${widgets} of ${
      plural(catalogue.widgets.length, 'widget')}`;
  return hidden && state.view === 'widgets' ?
      t`${shown}; ${plural(hidden, 'failing widget')} hidden` :
      shown;
}
