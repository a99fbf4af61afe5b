// Work in small steps, between which the browser may draw and answer, and the one signal that all is
// done: the page's main part is `aria-busy` until then, for screen readers and for tests.

import {page} from './page.js';

const steps = [];
let underWay = 0;

/** Does something after what is under way, in a task of its own; steps keep their order. */
export function soon(step) {
  begin();
  steps.push(step);
  if (steps.length === 1) setTimeout(takeStep);
}

/** Whether some are still to come. */
export function hasSteps() { return steps.length > 0; }

function takeStep() {
  try {
    steps[0]();
  } finally {
    steps.shift();
    if (steps.length) setTimeout(takeStep);
    end();
  }
}

/** Says that something is under way until `end` is called as often. */
export function begin() {
  underWay += 1;
  if (underWay === 1) tellWhetherBusy();
}

export function end() {
  underWay -= 1;
  if (!underWay) tellWhetherBusy();
}

/** Counts a promise among what is under way. */
export function during(promise) {
  begin();
  promise.finally(end);
  return promise;
}

function tellWhetherBusy() {
  const main = document.querySelector('main');
  if (main) main.setAttribute('aria-busy', String(underWay > 0));
}

let isAsking = false;

/** Counts as under way what observers have yet to say of elements they were just given. */
export function awaitObservers() {
  if (isAsking) return;
  isAsking = true;
  begin();
  // They all speak in one task, this one among them.
  const witness = new IntersectionObserver(() => {
    witness.disconnect();
    isAsking = false;
    setTimeout(end);
  });
  witness.observe(page);
}
