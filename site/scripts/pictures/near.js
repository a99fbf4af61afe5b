// Pictures below the window wait. Each costs a browser some milliseconds, so those that come near
// are asked for a few a frame.

import {awaitObservers, begin, end} from '../basics/steps.js';
import {isShowing, showFile} from './files.js';
import {lacksLetters} from './letters.js';

const PICTURES_A_FRAME = 3;
const waiting = new Map();
const near = new Set();
let isPumping = false;
let nearness;

/** Lets an image show a render's picture once it is near the window. */
export function showNear(image, render) {
  if (isShowing(image)) {
    showFile(image, render);
    return;
  }
  nearness = nearness || new IntersectionObserver(sortNear, {rootMargin: '240px'});
  waiting.set(image, render);
  nearness.observe(image);
  awaitObservers();
}

function sortNear(changes) {
  for (const {target, isIntersecting} of changes) {
    if (isIntersecting)
      near.add(target);
    else
      near.delete(target);
    // What left the page before its turn is forgotten.
    if (!target.isConnected) forget(target);
  }
  if (isPumping || !near.size) return;
  isPumping = true;
  begin();
  requestAnimationFrame(pump);
}

function pump() {
  // A picture that carries its letters takes as long as some that do not.
  for (const image of [...near].slice(0, lacksLetters() ? 1 : PICTURES_A_FRAME)) {
    const render = waiting.get(image);
    forget(image);
    if (render && image.isConnected) showFile(image, render);
  }
  isPumping = near.size > 0;
  if (isPumping)
    requestAnimationFrame(pump);
  else
    end();
}

function forget(image) {
  near.delete(image);
  waiting.delete(image);
  nearness.unobserve(image);
}
