// The pictures that search and filters leave: `state.selection`, in the order of the page.

import {catalogue, problemsOfRender, valueOf} from './catalogue.js';
import {isFavourite} from './favourites.js';
import {ordered} from './order.js';
import {matches, parseQuery} from './query.js';
import {corrected} from './ranking.js';
import {derive, state} from './store.js';

derive(
    'selection', ['q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes'], () => {
      const filtered = fixed();
      const found = filtered.filter((render) => matches(render, state.terms));
      return ordered(found);
    });

/** The terms of the search; where nothing has one of its words, the name that was meant. */
derive('terms', ['q'], () => {
  const terms = parseQuery(state.q);
  return terms.map((term) => {
    if (term.key || term.negative || catalogue.renders.some((one) => matches(one, [term]))) return term;
    const meant = corrected(term.value);
    return meant ? {...term, value: meant, typed: term.value} : term;
  });
});

/** The renders that have the chosen values, favourites and problems. */
function fixed() {
  const chosen = chosenValues();
  const {favourites, problems} = state;
  if (!chosen.length && !favourites && !problems) return catalogue.renders;
  return catalogue.renders.filter(
      (render) => hasValues(render, chosen) && (!favourites || isFavourite(render.id)) &&
          (!problems || problemsOfRender(render).length > 0));
}

/** Whether a render has the values that the reader fixed, on the axes that it has. */
export function hasChosenValues(render) { return hasValues(render, chosenValues()); }

function chosenValues() { return Object.entries(state.filters).filter(([, value]) => value); }

function hasValues(render, chosen) {
  return chosen.every(([axis, value]) => {
    const own = valueOf(render, axis);
    return own === undefined || own === value;
  });
}

/** The selection with each widget's equal pictures once: the first, and how many follow it. */
derive(
    'pictures', ['q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes'], () => {
      const known = new Map();
      for (const render of state.selection) {
        const key = `${render.widget}\n${render.file}`;
        if (known.has(key))
          known.get(key).same.push(render);
        else
          known.set(key, {render, same: []});
      }
      return [...known.values()];
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
