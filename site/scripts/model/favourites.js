// Favourites: pictures a reader marked, kept by the browser where it allows that.

import {catalogue} from './catalogue.js';
import {kept} from './kept.js';
import {state, update} from './store.js';

const favourites = kept('favourites', []);
let marked;

/** Those of `state.marks`, or until something is marked those that were kept. */
function allFavourites() {
  const ids = state.marks || favourites.read();
  if (!marked || marked.ids !== ids) marked = {ids, known: new Set(ids)};
  return marked.known;
}

export function isFavourite(id) { return allFavourites().has(id); }

/** How many of the catalogue's pictures are marked; others may be from an earlier state of it. */
export function favouriteCount() {
  return [...allFavourites()].filter((id) => catalogue.render.has(id)).length;
}

/** Marks a picture, or takes the mark away. */
export function toggleFavourite(id) {
  const others = [...allFavourites()].filter((one) => one !== id);
  const marks = (isFavourite(id) ? others : [...others, id]).sort();
  favourites.write(marks);
  update({marks});
}
