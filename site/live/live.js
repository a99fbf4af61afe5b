// Only in the pages that `vitrine serve` serves: shows the newest gallery as soon as it is made, in
// where the reader was, or says why there is none.

(function () {
'use strict';

const script = document.currentScript;
/** The gallery that this page belongs to; empty on the page that waits for the first one. */
const shown = script.dataset.build;
const KEY = 'vitrine.live';
/** Milliseconds for which a page that was loaded again is held where it was, while it fills. */
const HOLD = 900;
const HASHES = 'vitrine.live.pictures';
/** Milliseconds for which what changed is marked, and waited for to appear. */
const FLASH = 4000;

let source;
let banner;
let isReloading = false;

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Listens while the page is seen: a browser has few connections for all pages of a server. */
function listen() {
  if (document.hidden) {
    if (source) source.close();
    source = undefined;
  } else if (!source) {
    const address = new URL('events', script.src);
    address.searchParams.set('build', shown);
    source = new EventSource(address);
    source.onmessage = (event) => hear(JSON.parse(event.data));
    source.onerror = () => show(
        'lost', 'Vitrine has stopped.',
        shown ? 'This is the last gallery it made.' : 'Start it again to see the gallery.', []);
  }
}

function hear(state) {
  if (state.build && state.build !== shown) {
    renew();
    return;
  }
  page(state);
}

/** What there is to say about a state. */
function page({isBusy, problems, build}) {
  if (problems.length) {
    const words = build ? ['The last gallery still stands', 'until this is mended:'] :
                          ['There is no gallery yet.', 'First this must be mended:'];
    const list = problems.slice(0, 3);
    if (problems.length > 3)
      list.push({position: '', message: `… and ${problems.length - 3} more, in the terminal`});
    show(isBusy ? 'problem busy' : 'problem', words[0], isBusy ? 'Trying again …' : words[1], list);
  } else if (isBusy && build) {
    show('busy', 'Drawing again …', '', []);
  } else
    hide();
}

/** Shows the banner, above an open dialog too. Everything in it is text. */
function show(kind, title, words, problems) {
  hide();
  banner = make(
      'div', {className: `live live-${kind.replace(' ', ' live-')}`, popover: 'manual'},
      make('p', {className: 'live-title'}, make('strong', {}, title), words ? ` ${words}` : ''));
  banner.setAttribute('role', 'status');
  banner.setAttribute('aria-label', 'Live gallery');
  if (problems.length)
    banner.append(make(
        'ul', {},
        ...problems.map(
            ({position: where, message}) =>
                make('li', {}, ...(where ? [make('code', {}, where), ' '] : []), message))));
  if (kind !== 'busy') {
    const button = make('button', {type: 'button', onclick: hide}, 'Hide');
    banner.append(button);
  }
  document.body.append(banner);
  if (banner.showPopover) banner.showPopover();
}

function hide() {
  if (banner) banner.remove();
  banner = undefined;
}

/** Loads the page again; the address keeps its state, the rest is noted. */
function renew() {
  if (isReloading) return;
  isReloading = true;
  if (source) source.close();
  const anchor = [...document.querySelectorAll('a[data-widget]')].find(
      (one) => one.getBoundingClientRect().bottom > 80);
  const dialog = document.querySelector('dialog[open]');
  const spot = {
    address: location.href,
    x: window.scrollX,
    y: window.scrollY,
    widget: anchor && anchor.dataset.widget,
    offset: anchor && anchor.getBoundingClientRect().top,
    dialog: dialog ? dialog.scrollTop : 0,
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(spot));
  } catch { /* The page is new all the same. */
  }
  location.reload();
}

/** Goes back to where the reader was, and stays there while the page finds its heights. */
function restore() {
  let spot;
  try {
    spot = JSON.parse(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
  } catch { /* There is nowhere to go back to. */
  }
  if (!spot || spot.address !== location.href) return;
  let until = Infinity;
  let isLeft = false;
  window.addEventListener('load', () => {
    until = performance.now() + HOLD;
  });
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(kind, () => {
      isLeft = true;
    }, {once: true, passive: true});
  const hold = () => {
    if (isLeft) return;
    const anchor = [...document.querySelectorAll('a[data-widget]')].find(
        (one) => one.dataset.widget === spot.widget);
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.scrollTop = spot.dialog;
    if (anchor)
      window.scrollBy(0, anchor.getBoundingClientRect().top - spot.offset);
    else
      window.scrollTo(spot.x, spot.y);
    if (performance.now() < until) requestAnimationFrame(hold);
  };
  hold();
}

/** Marks, after a new build, the tiles and pictures whose drawing is another than before. */
async function flash() {
  const own = window.vitrineManifest ? await hashes() : undefined;
  if (!own) return;
  let before;
  try {
    before = JSON.parse(sessionStorage.getItem(HASHES));
    sessionStorage.setItem(HASHES, JSON.stringify(own));
  } catch { /* Nothing is known of before. */
  }
  if (!before) return;
  const changed = Object.keys(own).filter((id) => before[id] !== own[id]);
  if (!changed.length) return;
  const pictures = new Set(changed);
  const widgets = new Set(
      window.vitrineManifest.widgets.map((one) => one.id)
          .filter((id) => changed.some((one) => one.startsWith(`${id}/`))));
  const until = performance.now() + FLASH;
  const mark = () => {
    for (const one of document.querySelectorAll('[data-widget], [data-render], [data-picture]')) {
      const {widget, render, picture} = one.dataset;
      one.classList.toggle('live-changed', widgets.has(widget) || pictures.has(render) || pictures.has(picture));
    }
    if (performance.now() < until)
      requestAnimationFrame(mark);
    else
      for (const one of document.querySelectorAll('.live-changed'))
        one.classList.remove('live-changed');
  };
  mark();
}

/** The fingerprints of the pictures that the server has now, by their ids. */
async function hashes() {
  try {
    const answer = await fetch(new URL('../manifest.json', script.src));
    const {renders} = await answer.json();
    return Object.fromEntries(renders.map((one) => [one.id, one.hash]));
  } catch {
    return undefined;
  }
}

restore();
window.addEventListener('load', flash);
listen();
document.addEventListener('visibilitychange', listen);
window.addEventListener('pagehide', () => source && source.close());
}());
