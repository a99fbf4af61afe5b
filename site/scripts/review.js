// The page of a review: what differs, in groups, and what is accepted of it. It stands alone, so it
// loads nothing but its data.

import {page} from './basics/page.js';
import {during, soon} from './basics/steps.js';
import {lacksLetters, loadLetters} from './pictures/letters.js';
import {readDecisions} from './review/decisions.js';
import {frameReview} from './review/frame.js';
import {adoptReview} from './review/record.js';

function start() {
  if (!window.vitrineReview) {
    page.className = '';  // The plain list is better than an empty page.
    return;
  }
  // A page that is to get other letters is built with them, so that nothing moves.
  if (lacksLetters())
    during(loadLetters().then(build));
  else
    build();
}

function build() {
  soon(() => {
    adoptReview(window.vitrineReview);
    readDecisions();
    frameReview();
    performance.mark('review-ready');
  });
}

document.addEventListener('DOMContentLoaded', start);
