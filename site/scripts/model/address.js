// The page's whole state in the part of the address after #, written only where not the default.

import {encodedPath} from '../basics/paths.js';
import {catalogue} from './catalogue.js';

export const STANDARD = {
  q: '',
  view: 'widgets',
  bg: 'wallpaper',
  theme: '',
  size: '',
  scale: '',
  stage: '',
  instance: '',
  open: '',
  e: '',
  t: '',
  sort: '',
  group: '',
  axes: '',
  table: '',
  look: '',
  scene: '',
  wallpaper: '',
  tint: '',
  pin: '',
  how: '',
  problems: '',
  favourites: '',
  zoom: '',
  over: ''
};

/** The state's keys by those of addresses. People keep addresses, so they still say `place`. */
const STATE_KEYS =
    new Map(Object.keys(STANDARD).map((key) => [key === 'scene' ? 'place' : key, key]));

/** Reads `#/<path>?key=value&…`; keys nobody knows are kept. */
export function parseAddress(hash) {
  const text = hash.replace(/^#\/?/, '');
  const cut = text.indexOf('?');
  const path =
      (cut < 0 ? text : text.slice(0, cut)).split('/').filter(Boolean).map(decoded).join('/');
  const state = {...STANDARD, path, filters: {}, others: {}};
  for (const [key, value] of new URLSearchParams(cut < 0 ? '' : text.slice(cut + 1))) {
    if (STATE_KEYS.has(key))
      state[STATE_KEYS.get(key)] = value;
    else if (catalogue.axis.has(key.replace(/^axis\./, '')))
      state.filters[key.replace(/^axis\./, '')] = value;
    else
      state.others[key] = value;
  }
  // In addresses of old, `size` was how large the wall's pictures are.
  if (/^\d+$/.test(state.size)) Object.assign(state, {scale: state.size, size: ''});
  return state;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes what `parseAddress` reads: keys sorted, defaults left out. */
export function writeAddress(state) {
  const pairs = Object.entries(state.others || {});
  for (const [axis, value] of Object.entries(state.filters || {}))
    pairs.push([STATE_KEYS.has(axis) ? `axis.${axis}` : axis, value]);
  for (const [written, key] of STATE_KEYS) {
    if ((state[key] ?? STANDARD[key]) !== STANDARD[key]) pairs.push([written, state[key]]);
  }
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
  const path = encodedPath(state.path.split('/').filter(Boolean).join('/'));
  return '#/' + path + (query ? '?' + query : '');
}
