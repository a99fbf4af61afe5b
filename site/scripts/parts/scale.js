// How large the pictures of the wall are.

import {state} from '../model/store.js';

/** Points on the page per point of a picture. */
export function scale() { return (Number(state.scale) || standardScale()) / 100; }

export function standardScale() {
  const width = window.innerWidth;
  return width < 560 ? 45 : width < 1500 ? 60 : width < 2000 ? 75 : 90;
}
