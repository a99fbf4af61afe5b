// The page's state, and everyone who follows it. What a reader chose is read from `state` anywhere
// and changed by `update` alone; most of it is mirrored in the address.

import {memory} from '../basics/page.js';
import {parseAddress, STANDARD, writeAddress} from './address.js';

/** What lasts only as long as the page: the scheme of the system, and the favourites. */
const PASSING = {
  system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  marks: undefined
};

/** Milliseconds after the last of a burst of changes until the address says the outcome. */
const BURST = 200;

let values = {...STANDARD, ...PASSING, path: '', filters: {}, others: {}};
let isFirst = true;
let writing;
const followers = [];

/** What holds now. Nobody can write to it, as it has no setters. */
export const state = {};
for (const key of Object.keys(values))
  Object.defineProperty(state, key, {enumerable: true, get: () => values[key]});

/**
 * Calls `react(before)` when one of these keys has got another value; `before` is undefined the
 * first time. With an element, as long as that is on the page.
 */
export function follow(keys, react, element) { followers.push({keys, react, element}); }

/** Adds to the state what follows from these keys, worked out when it is first asked for. */
export function derive(name, keys, work) {
  let source;
  let result;
  Object.defineProperty(state, name, {
    get() {
      if (!source || differs(keys, values, source)) result = work();
      source = values;
      return result;
    },
  });
}

/** Changes the state. `push` makes a step that Back undoes. */
export function update(patch, push = false) {
  change({...values, ...patch});
  writeState(push);
}

/** The same for one of a burst of changes: browsers limit how often an address may change. */
export function updateInBurst(patch) {
  change({...values, ...patch});
  clearTimeout(writing);
  writing = setTimeout(writeState, BURST);
}

/** Takes over an address the reader typed, followed or went back to. */
export function adoptAddress() {
  clearTimeout(writing);
  const read = parseAddress(location.hash);
  change({...values, ...read, theme: read.theme || keptTheme()});
}

/** The theme that the reader chose last, for addresses that name none; '' is the system's. */
function keptTheme() {
  const theme = memory.get('theme', '');
  return ['light', 'dark'].includes(theme) ? theme : '';
}

function change(next) {
  const before = isFirst ? undefined : values;
  isFirst = false;
  values = next;
  for (const follower of [...followers]) {
    const {keys, react, element} = follower;
    if (element && !element.isConnected)
      followers.splice(followers.indexOf(follower), 1);
    else if (!before || differs(keys, next, before))
      react(before);
  }
}

function differs(keys, one, other) {
  const isOther = (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]);
  return one !== other && keys.some((key) => one[key] !== other[key] && isOther(key));
}

function writeState(push) {
  clearTimeout(writing);
  const address = writeAddress(state);
  if (address !== (location.hash || '#/'))
    history[push === true ? 'pushState' : 'replaceState'](null, '', address);
}
