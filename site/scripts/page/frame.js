// The page around the widgets, and what a change of state draws anew.

import {isForBrowser, make, setVars} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {soon} from '../basics/steps.js';
import {plural, t} from '../basics/words.js';
import {writeAddress} from '../model/address.js';
import {catalogue} from '../model/catalogue.js';
import {isLost} from '../model/route.js';
import {CLEAR} from '../model/selection.js';
import {adoptAddress, follow, state, update} from '../model/store.js';
import {shortTime, timelineOf} from '../model/timelines.js';
import {noticeElement} from '../parts/notices.js';
import {callLater, startOpened} from '../parts/later-script.js';
import {followMoment, playerElement, redrawFilm, showPlayer} from '../parts/player.js';
import {scale} from '../parts/scale.js';
import {fillFront, focusTile, layOutFront, refreshFront, showFront, topWidget} from '../views/front.js';
import {fillWall, redrawWall, remeasureWall, showWall} from '../views/wall.js';
import {redrawWidget, refreshWidget, showWidget} from '../views/widget-page.js';
import {listenForKeys} from './keyboard.js';
import {listenForPrint} from './print.js';
import {makeSidebar, restoreSidebar, showSidebar} from './sidebar.js';
import {statusText} from './status.js';
import {chooseTheme} from './theme.js';
import {makeToolbar} from './toolbar.js';

/** What of the state the front page and the wall depend on. */
const LISTED = ['q', 'filters', 'problems', 'favourites', 'sort', 'group', 'size'];

/** What a widget's own page depends on. */
const OWN = ['instance', 'axes', 'filters'];

/** How far each page was scrolled when it was left, by what it shows. */
const scrolls = new Map();
/** What is drawn: the state it depends on, and the page, by which its scrolling is kept. */
let drawn = '';
let present = '';

/** Makes what stands around the widgets, then the widgets. */
export function frame() {
  const list = make('div', {class: 'list', onclick: openCell});
  const lost = make('div', {class: 'lost'});
  const main = make(
      'main', {id: 'gallery', class: 'gallery', tabindex: -1, 'aria-busy': 'true'},
      make('div', {class: 'run'}, [...document.querySelectorAll('.masthead-missing')], runNotes()), lost, list);
  listenForKeys();
  const {bar, status} = makeToolbar(() => callLater('openHelp'), () => showSidebar());
  const masthead = document.getElementById('masthead');
  masthead.before(
      make('a', {class: 'skip', href: '#gallery', onclick: skip}, t`Skip to the widgets`));
  const sidebar = makeSidebar(topWidget);
  const shell = make('div', {class: 'shell'}, sidebar.element, main);
  document.getElementById('plain').remove();
  masthead.replaceChildren(bar);
  masthead.after(shell, playerElement());
  restoreSidebar();
  followState(list, status, lost, sidebar);
  soon(open);
}

function open() {
  adopt();
  window.addEventListener('popstate', adopt);
  window.addEventListener('hashchange', () => location.hash !== writeAddress(state) && adopt());
  window.addEventListener('scroll', fillNear, {passive: true});
  new ResizeObserver(resized).observe(document.body);
  listenForPrint();
  page.classList.add('ready');
}

function fillNear() {
  fillFront();
  fillWall();
}

function skip(event) {
  event.preventDefault();
  document.getElementById('gallery').focus();
}

/** Draws what a change of state calls for, and no more. */
function followState(main, status, lost, sidebar) {
  follow(['bg', 'scale'], () => {
    page.dataset.bg = state.bg;
    setVars(page, {'--scale': scale()});
  });
  follow(['path', 'view', ...LISTED, ...OWN], (before) => {
    draw(main, before);
    sidebar.mark();
    status.textContent = statusText();
    lost.replaceChildren();
    if (isLost()) callLater('tellLost', lost);
  });
  follow(['theme', 'system', 'stage'], (before) => {
    if (!before) return;
    redrawWidget();
    refreshFront(true);
    redrawFilm();
  });
  follow(['t'], (before) => {
    // Clocks in pictures need to run only where somebody chose a moment.
    if (!before && !state.t) return;
    if (state.widget)
      refreshWidget();
    else
      refreshFront();
  });
  follow(['scale'], (before) => before && !state.widget && state.view === 'wall' && showWall(main));
  followMoment();
  follow(['path'], () => catalogue.render.has(state.path) && startOpened());
}

/** Draws the page that the address names, unless it stands there already. */
function draw(main, before) {
  const {widget} = state;
  const keys = widget ? OWN : LISTED;
  const now = JSON.stringify([widget ? widget.id : state.view, ...keys.map((key) => state[key])]);
  if (now === drawn) return;
  drawn = now;
  const left = present;
  present = widget ? widget.id : `/${state.view}`;
  if (before && left !== present) scrolls.set(left, window.scrollY);
  page.dataset.page = widget ? 'widget' : state.view;
  if (widget) {
    showWidget(main, widget, chooseTheme);
  } else if (state.view === 'wall') {
    showPlayer('', {times: []});
    showWall(main);
  } else {
    showFront(main);
  }
  if (!widget && !main.querySelector('li, section')) main.replaceChildren(emptyState());
  if (before && left !== present) arrive(main, left);
}

/** Shows the page as it was left, and gives focus to what the reader came for. */
function arrive(main, left) {
  const {widget} = state;
  window.scrollTo(0, widget ? 0 : scrolls.get(present) || 0);
  fillNear();
  if (document.querySelector('dialog[open]') || document.activeElement.id === 'search') return;
  if (widget)
    main.querySelector('h2').focus({preventScroll: true});
  else
    focusTile(left);
}

/** Takes over an address, which may name an entry of a widget by its number: `#/Weather?e=3`. */
function adopt() {
  adoptAddress();
  const widget = catalogue.widget.get(state.path);
  if (!widget || !state.e) return;
  const instance = state.instance || (widget.instances[0] && widget.instances[0].id);
  const time = timelineOf(widget, instance).times[Number(state.e) - 1];
  if (time !== undefined) update({e: '', t: shortTime(time)});
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

/** Opens a tile's widget or a picture where the reader is; with a modifier key the browser follows the link. */
function openCell(event) {
  const link = event.target.closest('a[data-widget], a[data-render]');
  if (!link || isForBrowser(event)) return;
  event.preventDefault();
  update({path: link.dataset.widget || link.dataset.render, ...(link.dataset.widget ? {instance: ''} : {})}, true);
}

let lastWidth = 0;

function resized() {
  setVars(page, {'--bar': `${document.querySelector('.toolbar').offsetHeight}px`});
  layOutFront();
  const isWallNew = remeasureWall();
  if (window.innerWidth === lastWidth && !isWallNew) return;
  lastWidth = window.innerWidth;
  setVars(page, {'--scale': scale()});
  redrawWall();
}
