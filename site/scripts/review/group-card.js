// One group: its reason, its pictures, its buttons.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {say} from '../open/clipping.js';
import {imageOf, isCard, sizeVars} from '../pictures/image.js';
import {progressElement} from './bar.js';
import {commandForGroup, commandLine} from './commands.js';
import {decide, decisionOf, followDecisions, tally} from './decisions.js';
import {groundClass, groundOfItem} from './grounds.js';
import {matterTags} from './matters.js';
import {changeBadge} from './outcomes.js';
import {review, telling, valuesOf} from './record.js';
import {tileElement} from './tile.js';
import {tilesOf, timelineTile} from './timeline-tile.js';
import {show} from './view.js';

/** So many tiles are built at a time. */
const TILES_A_TIME = 48;

/** A group with those of its items that are left; `open` holds the ids of groups that are unfolded. */
export function groupCard(group, items, open) {
  return make(
      'div', {class: `group-card group-${group.change}`, 'data-group': group.id},
      pairElement(items),
      make(
          'div', {class: 'group-words'},
          make('p', {class: 'group-kind'}, changeBadge(group.change), matterTags(items), countWords(group, items)),
          make('h3', {}, make('bdi', {}, group.heading)), sentences(group.rest),
          make('p', {class: 'group-facts'}, factsOf(items)), actions(group, items)),
      unfolding(group, items, open));
}

function countWords(group, items) {
  const all = group.items.length;
  return make(
      'span', {}, items.length < all ? t`${items.length} of ${plural(all, 'difference')}` : plural(all, 'difference'));
}

function sentences(list) {
  const shown = list.slice(0, 5);
  return list.length > 0 &&
      make(
          'ul', {class: 'group-sentences'}, shown.map((one) => make('li', {}, make('bdi', {}, one))),
          list.length > shown.length && make('li', {class: 'quiet'}, t`and ${list.length - shown.length} more`));
}

/** Which widgets, families and schemes it is about. */
function factsOf(items) {
  const names = [...new Set(items.map((one) => one.name))];
  const widgets = names.length > 3 ? plural(names.length, 'widget') : names.join(', ');
  return [widgets, valuesOf(items, 'family').join(', '), valuesOf(items, 'scheme').join(', ')]
      .filter(Boolean)
      .map((one) => make('span', {}, make('bdi', {}, one)));
}

/** The item that stands for all: a small card with both sides, if there is one. */
function standing(items) {
  const rank = (one) => {
    if (!one.isPicture) return Infinity;
    const {width, height} = telling(one);
    return width * height + (one.sides[0] && one.sides[1] ? 0 : 1e9) + (isCard(one) ? 0 : 1e8);
  };
  return items.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

/** Two pictures that stand for all, with what they are called; a click opens them. */
function pairElement(items) {
  const item = standing(items);
  const made = item.sides.map((side, at) => {
    if (!side || !item.isPicture || side.isMissing) return undefined;
    const label = make('span', {class: 'pair-side'}, make('bdi', {}, review.sides[at]));
    return make('span', {class: 'pair-picture', vars: sizeVars(side)}, label, imageOf(side, [], {alt: ''}, true));
  });
  const none = item.isPicture ? t`No picture` : t`No picture: words and lines`;
  return make(
      'button', {
        class: `pair ${groundClass(telling(item))}`,
        ...groundOfItem(item),
        'aria-label': t`Review ${`${item.name}, ${item.caption}`}`,
        onclick: () => show({path: item.id}, true),
      },
      made.some(Boolean) ? made : make('span', {class: 'pair-none'}, none));
}

function actions(group, items) {
  const rest = () => items.filter((one) => one.isAcceptable && !decisionOf(one));
  const button = (kind, words, act) =>
      make('button', {class: `plain-button ${kind}`, onclick: act}, words);
  const accept = button('accept', '', () => {
    const count = decide(rest(), 'accept');
    say(t`${plural(count, 'difference')} accepted`);
  });
  const reject = button('reject', '', () => {
    const count = decide(rest(), 'reject');
    say(t`${plural(count, 'difference')} rejected`);
  });
  const clear = button('clear', t`Take back`, () => {
    const count = decide(items);
    say(t`${plural(count, 'difference')} taken back`);
  });
  const open = button('primary', t`Review`, () => show({path: (rest()[0] || items[0]).id}, true));
  const element = make('div', {class: 'group-actions'}, open, accept, reject, clear, progressElement('', items));
  followDecisions(() => {
    const {total, done} = tally(items);
    const left = total - done;
    for (const one of [accept, reject]) one.hidden = !left;
    accept.textContent = done > 0 && left > 0 ? t`Accept the other ${left}` : t`Accept all`;
    reject.textContent = done > 0 && left > 0 ? t`Reject the other ${left}` : t`Reject all`;
    clear.hidden = !done;
    element.classList.toggle('undecidable', !total);
  }, element);
  return element;
}

/** All items as tiles, built when they are asked for; those of a timeline are one. */
function unfolding(group, items, open) {
  const tiles = tilesOf(items);
  const list = make('ul', {class: 'review-tiles'});
  const more = make('button', {class: 'plain-button more', onclick: () => fill()});
  const fill = () => {
    const from = list.children.length;
    list.append(...tiles.slice(from, from + TILES_A_TIME)
                    .map((held) => (held.length > 1 ? timelineTile(held) : tileElement(held[0]))));
    const left = tiles.slice(list.children.length);
    more.hidden = !left.length;
    more.textContent = t`Show ${left.slice(0, TILES_A_TIME).flat().length} more`;
  };
  // Pages group what the record leaves over; the tool knows nothing of that.
  const isKnown = group.items.every((one) => one.isAcceptable) && !group.id.startsWith('rest-');
  const element = make(
      'details', {class: 'fold group-fold', open: open.has(group.id)},
      make('summary', {}, make('span', {}, items.length > 1 ? t`Show all ${items.length}` : t`Show it`)),
      make('div', {class: 'group-command'}, isKnown && commandLine(commandForGroup(group))),
      list, more);
  element.addEventListener('toggle', () => {
    open[element.open ? 'add' : 'delete'](group.id);
    if (element.open && !list.children.length) fill();
  });
  if (element.open) fill();
  return element;
}

