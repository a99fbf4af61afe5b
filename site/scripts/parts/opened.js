// What shows an opened picture is a script and a style sheet of its own, loaded with the first one.

import {make} from '../basics/elements.js';
import {during} from '../basics/steps.js';

/** Where both lie, said by the element that loads this script; nothing where all is in one page. */
const {later, laterCss} = document.currentScript ? document.currentScript.dataset : {};

let functions;
let isStarted = false;
let loading;

/** Takes what the script gives, which it calls as soon as it is there. */
export function adoptOpened(given) { functions = given; }

/** Lets opened pictures follow the state from now on. */
export async function startOpened() {
  if (isStarted) return;
  loading = loading || during(Promise.all([
    loaded('script', {src: later}), loaded('link', {rel: 'stylesheet', href: laterCss})
  ]));
  if (!functions) await loading;
  if (isStarted || !functions) return;
  isStarted = true;
  functions.followOpened();
}

function loaded(tag, attributes) {
  if (functions || !later) return undefined;
  return new Promise((resolve) => {
    document.head.append(make(tag, {...attributes, onload: resolve, onerror: resolve}));
  });
}

/** Whether a picture is open. */
export function isDetailOpen() { return !!document.querySelector('dialog.detail[open]'); }

/** Calls a function of the script by its name, if a picture is open. */
export function callOpened(name, ...words) { if (isDetailOpen()) functions[name](...words); }
