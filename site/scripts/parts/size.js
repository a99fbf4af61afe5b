// How large thumbnails are.

import {state} from '../model/store.js';

/** Thumbnail points per picture point. */
export function scale() { return (Number(state.size) || standardSize()) / 100; }

export function standardSize() {
  const width = window.innerWidth;
  return width < 560 ? 45 : width < 1500 ? 60 : width < 2000 ? 75 : 90;
}
