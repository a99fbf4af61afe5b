// The front page: a Home Screen with a tile for every widget, and folds for what is no widget.

import {make} from '../basics/elements.js';
import {awaitObservers} from '../basics/steps.js';
import {plural, t} from '../basics/words.js';
import {commonTimeline} from '../model/moments.js';
import {kindsOfPage} from '../model/page-parts.js';
import {isFiltered} from '../model/selection.js';
import {state, update} from '../model/store.js';
import {showPlayer} from '../parts/player.js';
import {Tile} from './tile.js';
import {TileGrid} from './tile-grid.js';

let grids = [];

/** Fills the page with tiles; the folds that the reader opened are open. */
export function showFront(main) {
  grids = [];
  const kinds = kindsOfPage();
  main.replaceChildren(...kinds.map((kind, index) => kindElement(kind, index === 0)));
  layOutFront();
  showPlayer(t`all widgets`, commonTimeline(), {noun: t`Change`});
}

/** Whether the front page is what stands on the page. */
function isShown() { return grids.some((grid) => grid.element.isConnected); }

function kindElement({kind, title, groups}, isFirst) {
  const content = groups.map((group) => groupElement(group, title || t`Widgets`));
  if (isFirst) return make('section', {class: 'kind', 'aria-label': title || t`Widgets`}, content);
  const count = groups.reduce((sum, group) => sum + group.parts.length, 0);
  const opened = new Set(state.open.split(',').filter(Boolean));
  const fold = make(
      'details', {class: 'kind fold', open: isFiltered() || opened.has(kind)},
      make('summary', {}, make('h2', {}, title), make('span', {class: 'fold-count'}, String(count))),
      content);
  fold.addEventListener('toggle', () => {
    layOutFront();
    if (isFiltered()) return;
    const others = state.open.split(',').filter((one) => one && one !== kind);
    update({open: (fold.open ? [...others, kind] : others).sort().join(',')});
  });
  return fold;
}

function groupElement({title, parts}, kind) {
  const grid = new TileGrid(parts.map((part) => new Tile(part)), title || kind);
  grids.push(grid);
  return make(
      'section', {class: 'group'},
      title &&
          make('h2', {class: 'group-title'}, title, ' ',
               make('span', {class: 'quiet'}, plural(parts.length, 'widget'))),
      grid.element);
}

/** Fits the grids to the width that they have now. */
export function layOutFront() {
  for (const grid of grids) {
    const {clientWidth} = grid.element.parentElement;
    if (clientWidth) grid.layOut(clientWidth);
  }
  fillFront();
}

/** Brings the tiles near the window onto the page. */
export function fillFront() {
  if (!isShown()) return;
  for (const grid of grids) grid.fill();
  awaitObservers();
}

/** Shows the moment or the scheme that the page has now. */
export function refreshFront(hasOtherScheme) {
  for (const grid of grids) {
    for (const tile of grid.present()) {
      if (hasOtherScheme)
        tile.redraw();
      else
        tile.show();
    }
  }
}

/** The widget whose tile stands at the top of the window; nothing where no tile does. */
export function topWidget() {
  for (const grid of grids) {
    const spot = grid.top();
    if (spot) return spot.tile.widget.id;
  }
  return undefined;
}

/** Gives focus to a widget's tile, which the reader came back to. */
export function focusTile(id) {
  for (const grid of grids) {
    const spot = (grid.spots || []).find((one) => one.tile.widget.id === id);
    if (spot) grid.focus(spot);
  }
}
