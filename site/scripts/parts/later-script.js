// What the page needs only when somebody asks for it is a script and a style sheet of its own: an
// opened picture, the palette, the help, the contact sheet, an embedded picture.

import {make} from '../basics/elements.js';
import {during} from '../basics/steps.js';

/** Where both lie, said by the element that loads this script; nothing where all is in one page. */
const {later, laterCss} = document.currentScript ? document.currentScript.dataset : {};

let functions;
let isStarted = false;
let loading;

/** Takes what the script gives, which it calls as soon as it is there. */
export function adoptLater(given) { functions = given; }

/** Calls a function of the script by its name, as soon as it is there. */
export function callLater(name, ...words) {
  if (functions) {
    functions[name](...words);
    return;
  }
  loading = loading || Promise.all([
    loaded('script', {src: later}), loaded('link', {rel: 'stylesheet', href: laterCss})
  ]);
  // The page is busy until what was asked for is done, not only until it could be.
  during(loading.then(() => functions?.[name](...words)));
}

/** Lets opened pictures follow the state from now on. */
export function startOpened() {
  if (isStarted) return;
  isStarted = true;
  callLater('followOpened');
}

function loaded(tag, attributes) {
  return later && new Promise((resolve) => {
    document.head.append(make(tag, {...attributes, onload: resolve, onerror: resolve}));
  });
}

/** Whether a picture is open. */
export function isDetailOpen() { return !!document.querySelector('dialog.detail[open]'); }

/** Calls a function of the script by its name, if a picture is open. */
export function callOpened(name, ...words) { if (isDetailOpen()) functions[name](...words); }
