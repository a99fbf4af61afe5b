// Which page the address names: the front page, the wall, or a widget's; an open picture lies over it.

import {catalogue} from './catalogue.js';
import {derive, state} from './store.js';

/** The widget whose page is shown; undefined on the front page and the wall. */
derive('widget', ['path', 'view'], () => {
  const widget = catalogue.widget.get(state.path);
  if (widget || state.view === 'wall') return widget;
  const render = catalogue.render.get(state.path);
  return render && catalogue.widget.get(render.widget);
});

/** Whether the address names nothing that is here. */
export function isLost() {
  const {path} = state;
  return !!path && !catalogue.widget.has(path) && !catalogue.render.has(path);
}
