// The list of widgets beside the gallery: as many as search and filters leave, the present one
// marked, and only the rows that are seen on the page.

import {isForBrowser, make, setVars} from '../basics/elements.js';
import {memory, page} from '../basics/page.js';
import {grouped, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {catalogue, problemsOfWidget} from '../model/catalogue.js';
import {kindOf} from '../model/kinds.js';
import {follow, state, update} from '../model/store.js';
import {badge} from '../parts/notices.js';

/** The height of a row, points. */
const ROW = 32;
const MARGIN = 6;

/** Makes the list; `topWidget` is the widget at the top of the window. */
export function makeSidebar(topWidget) {
  const count = make('p', {class: 'sidebar-count', role: 'status'});
  const list = make('ul', {class: 'sidebar-rows'});
  const scroller = make('div', {class: 'sidebar-scroller', onscroll: () => fill()}, list);
  const element = make(
      'nav', {class: 'sidebar', id: 'sidebar', 'aria-label': t`Widgets`}, count, scroller);
  const items = new Map();
  let rows = [];
  let marked;

  function read() {
    rows = rowsOf();
    const own = rows.filter((row) => row.widget).length;
    const all = catalogue.widgets.length;
    count.textContent = own === all ? grouped(all) : t`${grouped(own)} of ${grouped(all)}`;
    for (const item of items.values()) item.remove();
    items.clear();
    setVars(list, {height: `${rows.length * ROW}px`});
    fill();
  }

  function fill() {
    const first = Math.floor(scroller.scrollTop / ROW) - MARGIN;
    const last = first + Math.ceil(scroller.clientHeight / ROW) + 2 * MARGIN;
    for (const [index, item] of items) {
      if ((index >= first && index < last) || item.contains(document.activeElement)) continue;
      item.remove();
      items.delete(index);
    }
    let after = null;
    for (let index = Math.min(rows.length, last) - 1; index >= Math.max(0, first); index -= 1) {
      if (!items.has(index)) {
        const item = rowElement(rows[index], index);
        items.set(index, item);
        list.insertBefore(item, after);
      }
      after = items.get(index);
    }
    mark(true);
  }

  /** Marks the widget that is shown, or stands at the top of the front page. */
  function mark(isFresh) {
    const id = state.widget ? state.widget.id : topWidget();
    if (id === marked && !isFresh) return;
    const index = rows.findIndex((row) => row.widget && row.widget.id === id);
    for (const [number, item] of items) {
      const link = item.querySelector('a');
      if (!link) continue;
      if (number === index)
        link.setAttribute('aria-current', state.widget ? 'page' : 'location');
      else
        link.removeAttribute('aria-current');
    }
    if (id === marked || index < 0) return;
    marked = id;
    const top = index * ROW;
    if (top < scroller.scrollTop || top + ROW > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top - scroller.clientHeight / 3;
  }

  follow(['q', 'filters', 'problems', 'favourites', 'sort', 'group'], read);
  new ResizeObserver(fill).observe(scroller);
  window.addEventListener('scroll', () => mark(), {passive: true});
  return {element, mark: () => mark()};
}

/** Headings and widgets in the order of the page: by bundle, then by kind. */
function rowsOf() {
  const groups = new Map();
  for (const {widget} of state.parts) {
    const [rank, kind] = kindOf(widget);
    const bundle = catalogue.bundles.length > 1 ? widget.bundleTitle || t`In no bundle` : '';
    const title = state.sort ? '' : [bundle, kind].filter(Boolean).join(' · ');
    if (!groups.has(title)) groups.set(title, {rank: state.sort ? 0 : rank, widgets: new Set()});
    groups.get(title).widgets.add(widget);
  }
  return [...groups].sort(([, a], [, b]) => a.rank - b.rank).flatMap(([title, {widgets}]) => [
    ...(title ? [{title, count: widgets.size}] : []),
    ...[...widgets].map((widget) => ({widget}))
  ]);
}

function rowElement(row, index) {
  const vars = {top: `${index * ROW}px`};
  if (row.title) {
    return make(
        'li', {class: 'sidebar-title', vars}, row.title, ' ',
        make('span', {class: 'quiet'}, String(row.count)));
  }
  const {widget} = row;
  const link = make(
      'a', {
        href: writeAddress({...STANDARD, path: widget.id}),
        title: widget.name,
        onclick: (event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          update({path: widget.id, e: '', instance: ''}, true);
          if (isDrawer()) showSidebar(false);
        },
      },
      make('span', {}, widget.name));
  badge(link, problemsOfWidget(widget.id).filter((one) => one.severity !== 'note'));
  return make('li', {vars}, link);
}

/** Whether the list lies over the page, as there is no room beside it. */
function isDrawer() { return !matchMedia('(min-width: 1100px)').matches; }

/** Shows or hides the list; at first it is there where there is much room. */
export function showSidebar(isShown = page.dataset.sidebar !== 'on') {
  page.dataset.sidebar = isShown ? 'on' : 'off';
  if (!isDrawer()) memory.set('sidebar', page.dataset.sidebar);
  const toggle = document.querySelector('.sidebar-toggle');
  toggle.setAttribute('aria-expanded', String(isShown));
  if (isShown && isDrawer()) document.querySelector('.sidebar a')?.focus();
}

/** Closes the list where it lies over the page; says whether it did. */
export function closeDrawer() {
  if (!isDrawer() || page.dataset.sidebar !== 'on') return false;
  showSidebar(false);
  document.querySelector('.sidebar-toggle').focus();
  return true;
}

/** How the list is when the page opens. */
export function restoreSidebar() {
  const isWide = matchMedia('(min-width: 1680px)').matches;
  showSidebar(!isDrawer() && memory.get('sidebar', isWide ? 'on' : 'off') === 'on');
}
