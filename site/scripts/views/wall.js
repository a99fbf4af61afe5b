// The wall view: every picture of the selection, with only the rows near the window present.

import {arrowOf} from '../basics/arrows.js';
import {make, setVars} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {captionOf, problemsOfRender, widgetOf} from '../model/catalogue.js';
import {state} from '../model/store.js';
import {showFavourite} from '../parts/favourite.js';
import {badge} from '../parts/notices.js';
import {scale} from '../parts/scale.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';

const wall = {
  columns: 1,
  rowHeight: 1,
  list: undefined,
  first: -1,
  last: -1
};
const WALL_MARGIN = 500;

export function showWall(main) {
  if (!wall.list || wall.list.parentNode !== main) {
    wall.list = make('ul', {class: 'wall', 'aria-label': t`Pictures`, onkeydown: moveOnWall});
    wall.items = new Map();
    main.replaceChildren(wall.list);
    measureWall();
  }
  sizeWall();
  wall.first = wall.last = -1;
  fillWall();
}

/** Takes the wall's measures, which needs a layout of the page: not while somebody types. */
function measureWall() {
  wall.width = wall.list.clientWidth || 300;
  findWall();
}

/** Whether the wall is on the page and has another width than before. */
export function remeasureWall() {
  const before = wall.width;
  if (isOnPage()) measureWall();
  return wall.width !== before;
}

export function redrawWall() {
  if (isOnPage()) showWall(wall.list.parentNode);
}

function isOnPage() { return !!wall.list && wall.list.isConnected; }

function sizeWall() {
  const cell = Math.round(Math.max(110, 360 * scale()));
  const {width} = wall;
  wall.columns = Math.max(1, Math.floor((width + 16) / (cell + 16)));
  wall.cell = (width - 16 * (wall.columns - 1)) / wall.columns;
  wall.rowHeight = Math.round(wall.cell + 56);
  const rows = Math.ceil(state.pictures.length / wall.columns);
  setVars(wall.list, {
    height: `${rows * wall.rowHeight}px`,
    '--cell': `${wall.cell}px`,
    '--row': `${wall.rowHeight}px`
  });
}

/** Where the wall begins on the page; asked seldom, as the answer needs a layout. */
function findWall() { wall.top = wall.list.getBoundingClientRect().top + window.scrollY; }

/** Puts the rows near the window in and takes the others out; the focused one stays. */
export function fillWall() {
  if (!isOnPage()) return;
  const passed = window.scrollY - wall.top - WALL_MARGIN;
  const first = Math.max(0, Math.floor(passed / wall.rowHeight)) * wall.columns;
  const rows = Math.ceil((window.innerHeight + 2 * WALL_MARGIN) / wall.rowHeight) + 1;
  const last = Math.min(state.pictures.length, first + rows * wall.columns);
  if (first === wall.first && last === wall.last) return;
  wall.first = first;
  wall.last = last;
  const wanted = new Set(state.pictures.slice(first, last));
  let after = null;
  for (const [picture, item] of wall.items) {
    if (wanted.has(picture)) continue;
    const order = item.contains(document.activeElement) ? state.pictures.indexOf(picture) : -1;
    if (order < 0) {
      item.remove();
      wall.items.delete(picture);
    } else {
      putOnWall(item, order);
      if (order >= last) after = item;
    }
  }
  // From the end, so that the item before which the next one belongs is known.
  for (let order = last - 1; order >= first; order -= 1) {
    const picture = state.pictures[order];
    if (!wall.items.has(picture)) wall.items.set(picture, wallItem(picture));
    const item = wall.items.get(picture);
    putOnWall(item, order);
    if (item.parentNode !== wall.list || item.nextSibling !== after)
      wall.list.insertBefore(item, after);
    after = item;
  }
  if (!wall.list.querySelector('[tabindex="0"]') && wall.list.firstChild)
    wall.list.firstChild.firstChild.tabIndex = 0;
}

/** Tells an item where in the selection it stands. */
function putOnWall(item, order) {
  const column = order % wall.columns;
  const line = Math.floor(order / wall.columns);
  const spot = [state.pictures.length, column, line].join();
  if (item.dataset.spot === spot) return;
  Object.assign(item.dataset, {spot, order});
  item.setAttribute('aria-setsize', state.pictures.length);
  item.setAttribute('aria-posinset', order + 1);
  setVars(item, {'--column': column, '--line': line});
}

function wallItem({render, same}) {
  const link = make(
      'a', {
        class: isCard(render) ? 'cell stage' : 'cell stage lock',
        ...groundOf(render),
        'data-render': render.id,
        tabindex: -1,
        href: writeAddress({...STANDARD, path: render.id})
      },
      make(
          'span', {class: 'wall-picture', vars: sizeVars(render)},
          imageOf(render, [], {}, true)));
  showFavourite(link, render);
  badge(link, problemsOfRender(render));
  return make(
      'li', {}, link,
      make(
          'span', {class: 'wall-caption'}, make('b', {}, widgetOf(render).name), ' ',
          captionOf(render), same.length > 0 && ` · ${sameText(same)}`));
}

/** What equal pictures of the same widget are called, which are not shown again. */
function sameText(same) {
  return same.length > 2 ? t`${plural(same.length, 'other picture')} the same` :
                           t`${same.map((one) => captionOf(one)).join('; ')}: the same`;
}

function moveOnWall(event) {
  const item = event.target.closest('li');
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
  const order = Number(item.dataset.order);
  const page = wall.columns * Math.max(1, Math.floor(window.innerHeight / wall.rowHeight));
  const steps = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: wall.columns,
    ArrowUp: -wall.columns,
    PageDown: page,
    PageUp: -page,
    Home: -order,
    End: state.pictures.length,
  };
  const key = arrowOf(event);
  if (!(key in steps)) return;
  event.preventDefault();
  focusOnWall(Math.min(Math.max(order + steps[key], 0), state.pictures.length - 1));
}

function focusOnWall(order) {
  const top = wall.top + Math.floor(order / wall.columns) * wall.rowHeight;
  const bar = document.querySelector('.toolbar').offsetHeight + 12;
  if (top - bar < window.scrollY)
    window.scrollTo(0, top - bar);
  else if (top + wall.rowHeight > window.scrollY + window.innerHeight)
    window.scrollTo(0, top + wall.rowHeight - window.innerHeight);
  fillWall();
  const link = wall.list.querySelector(`[data-order="${order}"] a`);
  if (!link) return;
  for (const one of wall.list.querySelectorAll('[tabindex="0"]')) one.tabIndex = -1;
  link.tabIndex = 0;
  link.focus({preventScroll: true});
}
