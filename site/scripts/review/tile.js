// An item as a small picture that opens it, with what was decided.

import {isForBrowser, make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {imageOf, sizeVars} from '../pictures/image.js';
import {decisionOf, followDecisions} from './decisions.js';
import {groundClass, groundOfItem} from './grounds.js';
import {telling} from './record.js';
import {show, view, writeView} from './view.js';

export function tileElement(item) { return make('li', {}, tileLink(item)); }

/** The same without a list around it. */
export function tileLink(item) {
  const side = telling(item);
  const isShown = item.isPicture && side && !side.isMissing;
  const said = make('span', {class: 'unseen'});
  const link = make(
      'a', {
        class: 'review-tile',
        href: writeView({...view, path: item.id}),
        'data-item': item.id,
        onclick: (event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          show({path: item.id}, true);
        },
      },
      make(
          'span', {class: `tile-ground ${groundClass(side)}`, ...groundOfItem(item), vars: side ? sizeVars(side) : {}},
          isShown ? imageOf(side, [], {alt: ''}, true) :
                    make('span', {class: 'pair-none'}, item.isPicture ? '–' : t`Words`)),
      make(
          'span', {class: 'review-tile-name'}, make('b', {}, make('bdi', {}, item.name)), ' ',
          make('bdi', {}, item.caption)),
      said);
  followDecisions(() => showDecision(link, said, item), link);
  return link;
}

function showDecision(link, said, item) {
  const decision = decisionOf(item) || '';
  link.dataset.decision = decision;
  said.textContent = decision === 'accept' ? t`accepted` : decision === 'reject' ? t`rejected` : '';
}
