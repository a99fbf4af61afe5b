// What the page shows, in a line.

import {grouped, plural, t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {isWidget} from '../model/kinds.js';
import {isFiltered} from '../model/selection.js';
import {state} from '../model/store.js';

/** What is shown, and what failed out of sight. */
export function statusText() {
  const all = catalogue.widgets.filter(isWidget).length || catalogue.widgets.length;
  const noun = catalogue.widgets.some(isWidget) ? 'widget' : 'preview';
  if (!isFiltered()) {
    return state.view === 'wall' ? plural(state.selection.length, 'picture') : plural(all, noun);
  }
  const present = new Set(state.parts.map((part) => part.widget.id));
  const hidden = catalogue.widgets.filter((widget) => widget.failed && !present.has(widget.id)).length;
  const widgets = new Set(state.selection.map((render) => render.widget)).size;
  const shown = t`${grouped(state.selection.length)} of ${
      plural(catalogue.renders.length, 'picture')}, ${grouped(widgets)} of ${
      plural(catalogue.widgets.length, 'widget')}`;
  return hidden && state.view !== 'wall' ?
      t`${shown}; ${plural(hidden, 'failing widget')} hidden` :
      shown;
}
