// The pictures that search and filters leave: `state.selection`, in the order of the page.

import {catalogue, problemsOfRender, valueOf} from './catalogue.js';
import {isFavourite} from './favourites.js';
import {ordered} from './order.js';
import {matches, parseQuery} from './query.js';
import {derive, state} from './store.js';

derive(
    'selection', ['q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes'], () => {
      const terms = parseQuery(state.q);
      const filters = Object.entries(state.filters).filter(([, value]) => value);
      return ordered(catalogue.renders.filter((render) => {
        for (const [axis, value] of filters) {
          const own = valueOf(render, axis);
          if (own !== undefined && own !== value) return false;
        }
        if (state.favourites && !isFavourite(render.id)) return false;
        if (state.problems && !problemsOfRender(render).length) return false;
        return matches(render, terms);
      }));
    });

export function isFiltered() {
  return state.q !== '' || !!state.problems || !!state.favourites ||
      Object.values(state.filters).some(Boolean);
}

/** The change of state that takes back all that narrows the page. */
export const CLEAR = {
  q: '',
  problems: '',
  favourites: '',
  filters: {}
};
