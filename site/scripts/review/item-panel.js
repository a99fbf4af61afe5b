// What is said of the open item, and what is decided.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {commandForItem, commandLine} from './commands.js';
import {decisionElement, decisionWords} from './decision-buttons.js';
import {followDecisions} from './decisions.js';
import {matterTags} from './matters.js';
import {changeBadge} from './outcomes.js';
import {review} from './record.js';
import {tileElement} from './tile.js';

/** More of the same group than this are in the list of groups. */
const OTHERS_MOST = 6;

/** The panel beside the stage. */
export function panelElement(item) {
  const group = review.group.get(item.group);
  const {source} = catalogue.widget.get(item.widget);
  const facts = [
    [t`Id`, make('code', {}, make('bdi', {}, item.id))],
    [t`Formerly`, item.formerly && make('code', {}, make('bdi', {}, item.formerly))],
    [t`Group`, make('bdi', {}, group.heading)],
    [t`Size`, sizesOf(item)],
    [t`Source`, source && make('code', {}, make('bdi', {}, source))],
  ];
  const decided = make('p', {class: 'decided', role: 'status'});
  followDecisions(() => { decided.textContent = decisionWords(item); }, decided);
  return make(
      'div', {class: 'detail-panel'},
      make(
          'div', {class: 'detail-head'}, make('div', {class: 'detail-bar'}),
          make('h2', {id: 'item-title', tabindex: -1}, make('bdi', {}, item.name)),
          make(
              'p', {class: 'item-caption'}, changeBadge(item.change), ' ', make('bdi', {}, item.caption),
              matterTags([item])),
          decisionElement(item), decided),
      make(
          'div', {class: 'detail-body'},
          make(
              'section', {'aria-label': t`What happened`}, make('h3', {}, t`What happened`),
              make('div', {class: 'item-words'})),
          make(
              'dl', {class: 'facts'},
              facts.filter(([, value]) => value).map(
                  ([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value)))),
          othersElement(item, group),
          item.isAcceptable &&
              make(
                  'section', {}, make('h3', {}, t`Accept on the command line`),
                  commandLine(commandForItem(item)))));
}

/** Some of the group that come after an item, as what is accepted with it. */
function othersElement(item, {items}) {
  const at = items.indexOf(item) + 1;
  const others = [...items.slice(at), ...items.slice(0, at - 1)];
  return others.length > 0 &&
      make(
          'section', {'aria-label': t`Of the same group`}, make('h3', {}, t`Of the same group: ${others.length}`),
          make('ul', {class: 'review-tiles others'}, others.slice(0, OTHERS_MOST).map((one) => tileElement(one))));
}

/** The size of both sides in words; once where it is the same. */
function sizesOf(item) {
  if (!item.isPicture) return '';
  const sizes = item.sides.filter(Boolean).map(({width, height}) => t`${width} × ${height} pt`);
  return [...new Set(sizes)].join(' → ');
}
