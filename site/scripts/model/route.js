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

/** What a path leads to that names nothing here: the widget or picture that is called most alike. */
export function nearestTo(path) {
  const steps = path.toLowerCase().split('/');
  let best;
  let most = 0;
  for (const id of [...catalogue.widget.keys(), ...catalogue.render.keys()]) {
    const own = id.toLowerCase().split('/');
    const shared = steps.filter((step) => own.includes(step)).length;
    const score = shared + shared / own.length + (own[0] === steps[0] ? 1 : 0);
    if (shared && score > most) [best, most] = [id, score];
  }
  return best;
}
