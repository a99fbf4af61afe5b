// The page around the widgets, and what a change of state draws anew.

import {make, setVars} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {soon} from '../basics/steps.js';
import {plural, t} from '../basics/words.js';
import {writeAddress} from '../model/address.js';
import {catalogue} from '../model/catalogue.js';
import {positionOf} from '../model/moments.js';
import {CLEAR} from '../model/selection.js';
import {adoptAddress, follow, state, update} from '../model/store.js';
import {timelineOf} from '../model/timelines.js';
import {followOpened} from '../open/detail.js';
import {noticeElement} from '../parts/notices.js';
import {scale} from '../parts/size.js';
import {
  emptySection, goToWidget, leaveSections, sectionOf, showSections
} from '../views/sections.js';
import {fillWall, redrawWall, remeasureWall, showWall} from '../views/wall.js';
import {listenForKeys} from './keyboard.js';
import {listenForPrint} from './print.js';
import {makeSidebar} from './sidebar.js';
import {statusText} from './status.js';
import {makeTheme} from './theme.js';
import {makeToolbar} from './toolbar.js';

/** Makes what stands around the widgets, then the widgets. */
export function frame() {
  const list = make('div', {class: 'list', onclick: openCell});
  const main = make(
      'main', {id: 'gallery', class: 'gallery', tabindex: -1, 'aria-busy': 'true'}, runNotes(), list);
  const {bar, status} = makeToolbar();
  const masthead = document.getElementById('masthead');
  const help = listenForKeys();
  masthead.append(make(
      'div', {class: 'masthead-tools'}, makeTheme(),
      make(
          'button',
          {class: 'round', 'aria-label': t`Keys and search help`, onclick: () => help.showModal()},
          '?')));
  masthead.before(
      make('a', {class: 'skip', href: '#gallery', onclick: skip}, t`Skip to the widgets`));
  const shell = make('div', {class: 'shell'}, makeSidebar(), main);
  document.getElementById('plain').remove();
  masthead.after(bar, shell);
  followState(list, status);
  soon(open);
}

function open() {
  adoptAddress();
  window.addEventListener('popstate', adoptAddress);
  window.addEventListener(
      'hashchange', () => location.hash !== writeAddress(state) && adoptAddress());
  window.addEventListener('scroll', fillWall, {passive: true});
  new ResizeObserver(resized).observe(document.body);
  listenForPrint();
  page.classList.add('ready');
}

function skip(event) {
  event.preventDefault();
  document.getElementById('gallery').focus();
}

/** Draws what a change of state calls for, and no more. */
function followState(main, status) {
  follow(['bg', 'size'], () => {
    page.dataset.bg = state.bg;
    setVars(page, {'--scale': scale()});
  });
  follow(['q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes'], () => {
    leaveSections();
    if (state.view === 'wall')
      showWall(main);
    else
      showSections(main);
    if (!main.children.length || (state.view === 'wall' && !state.selection.length))
      main.replaceChildren(emptyState());
    status.textContent = statusText();
  });
  follow(['size'], (before) => before && state.view === 'wall' && showWall(main));
  followOpened();
  follow(['path'], () => catalogue.widget.has(state.path) && arriveAt(state.path, state.e));
}

/** Shows the widget that the address names, at the entry it names. */
function arriveAt(id, number) {
  const widget = catalogue.widget.get(id);
  const entry = Number(number) - 1;
  const instance = widget.instances[0] && widget.instances[0].id;
  const model = timelineOf(widget, instance);
  if (entry >= 0 && entry < model.times.length) {
    Object.assign(positionOf(widget, instance, model), {index: entry, time: model.times[entry]});
    const section = sectionOf(id);
    if (section) emptySection(section);
  }
  goToWidget(id);
}

function emptyState() {
  if (!catalogue.renders.length) {
    return make(
        'div', {class: 'empty'}, make('h2', {}, t`No widgets yet`),
        make('p', {}, t`The catalogue is empty: no widget was found, or none was rendered.`));
  }
  return make(
      'div', {class: 'empty'}, make('h2', {}, t`Nothing matches`),
      make('p', {}, t`No picture has all of what you ask for.`),
      make('button', {class: 'plain-button', onclick: () => update(CLEAR)}, t`Show everything`));
}

/** What the run has to say that belongs to no widget. */
function runNotes() {
  const list = catalogue.problemsOf.get('') || [];
  return list.length > 0 &&
      make('details', {class: 'run-notes'},
           make('summary', {}, t`${plural(list.length, 'note')} on this run`),
           list.map(noticeElement));
}

/** Opens a picture in place; with a modifier key the browser does what it does with links. */
function openCell(event) {
  const cell = event.target.closest('a.cell');
  if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  update({path: cell.dataset.render}, true);
}

let lastWidth = 0;

function resized() {
  setVars(page, {'--bar': `${document.querySelector('.toolbar').offsetHeight}px`});
  const isWallNew = remeasureWall();
  if (window.innerWidth === lastWidth && !isWallNew) return;
  lastWidth = window.innerWidth;
  setVars(page, {'--scale': scale()});
  redrawWall();
}
