// What stands around: the bar, the list of widgets, the groups, and the item over them.

import {make} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {t} from '../basics/words.js';
import {saidLine} from '../open/clipping.js';
import {makeBar} from './bar.js';
import {makeGroups} from './groups.js';
import {makeHeatMap} from './heat-map.js';
import {followItem} from './item.js';
import {listenForReviewKeys} from './keys.js';
import {listenForPaper} from './paper.js';
import {review} from './record.js';
import {makeSummary} from './summary.js';
import {adoptView, show, view} from './view.js';

/** Builds the page, which follows the address from then on. */
export function frameReview() {
  adoptView();
  if (view.path && !review.item.has(view.path)) show({path: ''});
  const main = make('main', {class: 'review-main', id: 'main', 'aria-busy': 'true', tabindex: -1});
  const shell = make('div', {class: 'review-shell'}, review.items.length > 0 && makeHeatMap(), main);
  document.getElementById('plain').replaceWith(shell);
  document.body.classList.remove('sheet');
  document.body.prepend(make('a', {class: 'skip', href: '#main', onclick: skip}, t`To the groups`));
  const masthead = document.getElementById('masthead');
  masthead.className = '';
  masthead.replaceChildren(makeBar());
  main.append(makeSummary());
  if (review.items.length) main.append(makeGroups());
  document.body.append(saidLine());
  page.classList.add('ready');
  window.addEventListener('hashchange', adoptView);
  window.addEventListener('popstate', adoptView);
  listenForReviewKeys();
  listenForPaper();
  followItem();
}

function skip(event) {
  event.preventDefault();
  document.getElementById('main').focus();
}
