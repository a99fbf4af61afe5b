// What of the review is shown: an item or all, in which mode, and what narrows it. It is in the
// address, written only where not the default.

import {encodedPath} from '../basics/paths.js';

const STANDARD = {path: '', mode: '', zoom: '', q: '', changes: '', about: '', moves: '', group: '', widget: '', family: ''};

/** What narrows the list. */
export const NARROWING = ['q', 'changes', 'about', 'moves', 'group', 'widget', 'family'];

let values = {...STANDARD, others: {}};
const followers = [];

/** What holds now; `show` alone changes it. */
export const view = {};
for (const key of Object.keys(values))
  Object.defineProperty(view, key, {enumerable: true, get: () => values[key]});

/** Calls `react` now and whenever one of these keys has got another value. */
export function followView(keys, react) {
  followers.push({keys, react});
  react();
}

/** Changes what is shown. `push` makes a step that Back undoes. */
export function show(patch, push = false) {
  change({...values, ...patch});
  const address = writeView(values);
  if (address === (location.hash || '#/')) return;
  try {
    history[push ? 'pushState' : 'replaceState'](null, '', address);
  } catch { /* Some browsers limit how often an address may change; the next change says this one too. */
  }
}

/** Takes over the address that the reader typed, followed or went back to. */
export function adoptView() { change({...values, ...parseView(location.hash)}); }

function change(next) {
  const before = values;
  values = next;
  for (const {keys, react} of followers)
    if (keys.some((key) => before[key] !== next[key])) react();
}

/** Reads `#/<item>?key=value&…`; keys nobody knows are kept. */
export function parseView(hash) {
  const text = hash.replace(/^#\/?/, '');
  const cut = text.indexOf('?');
  const found = {...STANDARD, path: decoded(cut < 0 ? text : text.slice(0, cut)), others: {}};
  for (const [key, value] of new URLSearchParams(cut < 0 ? '' : text.slice(cut + 1))) {
    if (Object.hasOwn(STANDARD, key) && key !== 'path')
      found[key] = value;
    else
      found.others[key] = value;
  }
  return found;
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Writes what `parseView` reads, keys sorted. */
export function writeView(shown) {
  const pairs = Object.entries({...shown, ...shown.others})
                    .filter(([key, value]) => key !== 'path' && key !== 'others' && value !== '');
  const query = new URLSearchParams(pairs.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return `#/${encodedPath(shown.path)}${query ? `?${query}` : ''}`;
}
