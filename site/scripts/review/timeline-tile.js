// What differs in a timeline, as one tile: an entry at a time, with a scrubber whose ticks say what
// became of which.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {UNITS, lineElement} from '../parts/ruler.js';
import {makeScrubber} from '../parts/scrubber.js';
import {changeTitle} from './outcomes.js';
import {review} from './record.js';
import {tileLink} from './tile.js';

/** Items by tile, in their order: those of one timeline share the tile of the first. */
export function tilesOf(items) {
  const tiles = new Map();
  for (const item of items) {
    const key = item.timeline || item.id;
    if (!tiles.has(key)) tiles.set(key, []);
    tiles.get(key).push(item);
  }
  return [...tiles.values()];
}

/** What became of an entry; nothing of one that is as it was. */
function outcomeOf({item}) { return item ? item.change : 'same'; }

function outcomeTitle(entry) { return entry.item ? changeTitle(entry.item.change) : t`Unchanged`; }

/** Ticks of each kind of outcome; of what is as it was they are short. */
function tickElements(entries) {
  const last = Math.max(1, entries.length - 1);
  return [...new Set(entries.map(outcomeOf))].map((outcome) => {
    const top = outcome === 'same' ? UNITS / 2 : 0;
    const across = [...entries.keys()].filter((at) => outcomeOf(entries[at]) === outcome);
    const path = across.map((at) => `M${Math.round((UNITS * at) / last)} ${top}V${UNITS}`).join('');
    return lineElement(`timeline-ticks change-${outcome}`, path);
  });
}

/** The tile of some items of one timeline; it shows the others too. */
export function timelineTile(items) {
  const [{timeline, name, caption}] = items;
  const entries = review.timelines.get(timeline);
  const place = make('div', {class: 'timeline-entry'});
  const outcome = make('span', {class: 'timeline-outcome'});
  const first = entries.findIndex((one) => one.item === items[0]);
  const position = {index: first, time: first, mode: 'entry'};
  // A record says no dates: entries follow each other as states do.
  const schedule = {
    times: [...entries.keys()],
    end: entries.length,
    late: Infinity,
    isStates: true,
    relevance: new Map(),
    policies: new Map(),
  };
  const looks = {noun: t`Entry`, isPlain: true};
  const scrubber = makeScrubber(`${name}, ${caption}`, schedule, position, () => showEntry(), looks);

  function showEntry() {
    const entry = entries[position.index];
    outcome.textContent = outcomeTitle(entry);
    outcome.className = `timeline-outcome change-${outcomeOf(entry)}`;
    const words = scrubber.range.getAttribute('aria-valuetext');
    scrubber.range.setAttribute('aria-valuetext', `${words}, ${outcome.textContent}`);
    place.replaceChildren(
        entry.item ? tileLink(entry.item) : make('p', {class: 'timeline-same'}, t`Unchanged`));
  }

  scrubber.element.querySelector('.ruler').replaceChildren(...tickElements(entries));
  showEntry();
  const differing = entries.filter((one) => one.item).length;
  return make(
      'li', {class: 'timeline-tile'}, place, scrubber.element,
      make(
          'p', {class: 'timeline-count'}, t`${differing} of ${entries.length} entries differ`, ' · ', outcome));
}
