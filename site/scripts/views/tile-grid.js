// Tiles in the grid of a Home Screen, of which only those near the window are on the page.

import {arrowOf} from '../basics/arrows.js';
import {make, setVars} from '../basics/elements.js';
import {catalogue} from '../model/catalogue.js';
import {GAP, packed} from '../model/packing.js';
import {playerElement} from '../parts/player.js';

/** How far beyond the window tiles are there, points. */
const MARGIN = 500;
/** What stays free around what covers the page, points. */
const AIR = 16;

export class TileGrid {
  /** `tiles` in their order; `label` says what they are. */
  constructor(tiles, label) {
    this.tiles = tiles;
    this.items = new Map();
    this.element = make(
        'ul', {class: 'tiles', 'aria-label': label, onkeydown: (event) => this.move(event)});
  }

  /** Lays the tiles out in a width. */
  layOut(width) {
    const across = catalogue.cellSide + GAP.across;
    const columns = Math.max(2, Math.floor((width + GAP.across) / across));
    // Narrower than two cells, as on a small phone: everything shrinks alike.
    const scale = Math.min(1, width / (2 * across - GAP.across));
    if (columns === this.columns && scale === this.scale) return;
    Object.assign(this, {columns, scale, pitch: (catalogue.cellSide + GAP.down) * scale});
    const {spots, rows} = packed(this.tiles.map((tile) => tile.span(columns)), columns);
    this.spots = spots.map((spot, index) => ({...spot, tile: this.tiles[index]}));
    const widest = Math.max(1, ...this.spots.map(({column, tile}) => column + tile.cells.across));
    // Reading order is the order of focus.
    this.spots.sort((a, b) => a.row - b.row || a.column - b.column);
    this.spots.forEach((spot, order) => {
      spot.order = order;
    });
    for (const item of this.items.values()) item.remove();
    this.items.clear();
    setVars(this.element, {
      '--unit': scale,
      '--side': `${catalogue.cellSide}px`,
      '--gap-across': `${GAP.across}px`,
      '--gap-down': `${GAP.down}px`,
      width: `${(widest * across - GAP.across) * scale}px`,
      height: `${rows * this.pitch}px`,
    });
  }

  /** Puts the tiles near the window in and takes the others out; the focused one stays. */
  fill() {
    // Of a closed fold nothing is seen.
    if (!this.spots || !this.element.checkVisibility()) return;
    const top = -this.element.getBoundingClientRect().top;
    const first = (top - MARGIN) / this.pitch;
    const last = (top + window.innerHeight + MARGIN) / this.pitch;
    const isNear = ({row, tile}) => row + tile.cells.down > first && row < last;
    const wanted = new Set(this.spots.filter(isNear));
    for (const [spot, item] of this.items) {
      if (wanted.has(spot) || item.contains(document.activeElement)) continue;
      item.remove();
      this.items.delete(spot);
    }
    let after = null;
    for (const spot of [...this.spots].reverse()) {
      if (wanted.has(spot) && !this.items.has(spot)) {
        const item = this.itemOf(spot);
        this.items.set(spot, item);
        this.element.insertBefore(item, after);
      }
      after = this.items.get(spot) || after;
    }
    if (!this.element.querySelector('a[tabindex="0"]') && this.element.firstChild)
      this.element.firstChild.firstChild.tabIndex = 0;
  }

  /** The first tile of which more than half is below the bar; nothing where the grid is not seen. */
  top() {
    if (!this.spots) return undefined;
    const box = this.element.getBoundingClientRect();
    if (box.bottom < 0 || box.top > window.innerHeight || !box.height) return undefined;
    const row = (barHeight() - box.top) / this.pitch;
    return this.spots.find((spot) => spot.row + spot.tile.cells.down / 2 > row);
  }

  itemOf(spot) {
    const {across, down} = spot.tile.cells;
    return make(
        'li', {
          'aria-setsize': this.spots.length,
          'aria-posinset': spot.order + 1,
          vars: {'--column': spot.column, '--row': spot.row, '--across': across, '--down': down},
        },
        spot.tile.build());
  }

  /** The tiles that are on the page. */
  * present() {
    for (const spot of this.items.keys()) yield spot.tile;
  }

  /** One tab stop; arrows lead to the neighbours, Home and End to the first and the last. */
  move(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = event.target.closest('li');
    const here = this.spots.find((spot) => this.items.get(spot) === item);
    if (!here) return;
    const key = arrowOf(event);
    const targets = {
      ArrowRight: this.spots[here.order + 1],
      ArrowLeft: this.spots[here.order - 1],
      ArrowDown: this.beyond(here, 1),
      ArrowUp: this.beyond(here, -1),
      Home: this.spots[0],
      End: this.spots.at(-1),
    };
    if (!(key in targets)) return;
    event.preventDefault();
    if (targets[key]) this.focus(targets[key]);
  }

  /** The nearest tile below (1) or above (-1), of equals the one most in line. */
  beyond(here, sign) {
    const middle = (spot) => spot.column + spot.tile.cells.across / 2;
    const edge = sign > 0 ? here.row + here.tile.cells.down : here.row;
    let best;
    let least = Infinity;
    for (const spot of this.spots) {
      const away = sign > 0 ? spot.row - edge : edge - spot.row - spot.tile.cells.down;
      const distance = away * 8 + Math.abs(middle(spot) - middle(here));
      if (away >= 0 && distance < least) [best, least] = [spot, distance];
    }
    return best;
  }

  focus(spot) {
    const top = this.element.getBoundingClientRect().top + window.scrollY + spot.row * this.pitch;
    const height = spot.tile.cells.down * this.pitch;
    const bar = barHeight();
    const player = playerElement().offsetHeight + AIR;
    if (top - bar < window.scrollY)
      window.scrollTo(0, top - bar);
    else if (top + height + player > window.scrollY + window.innerHeight)
      window.scrollTo(0, top + height + player - window.innerHeight);
    this.fill();
    for (const one of this.element.querySelectorAll('a[tabindex="0"]')) one.tabIndex = -1;
    const link = this.items.get(spot).firstChild;
    link.tabIndex = 0;
    link.focus({preventScroll: true});
  }
}

function barHeight() { return document.querySelector('.toolbar').offsetHeight + AIR; }
