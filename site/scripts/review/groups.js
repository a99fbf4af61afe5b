// The groups, each a card: why its items differ, two pictures that stand for them, what to do.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {groupCard} from './group-card.js';
import {review} from './record.js';
import {selection, WIDE} from './selection.js';
import {followView, NARROWING, show} from './view.js';

/** More cards are built when they are asked for. */
const CARDS_A_TIME = 30;

export function makeGroups() {
  const list = make('ol', {class: 'groups', 'aria-label': t`Groups`});
  let most = CARDS_A_TIME;
  const more = make('button', {class: 'plain-button more', onclick: () => {
                      most += CARDS_A_TIME;
                      fill(list.children.length);
                    }});
  const none = make(
      'div', {class: 'empty', hidden: true}, make('h2', {}, t`Nothing matches`),
      make('button', {class: 'plain-button', onclick: () => show(WIDE)}, t`Show all`));
  const cards = new Map();
  const open = new Set();

  /** Shows the groups that something is left of; the first ones stay if only more are asked for. */
  function fill(from = 0) {
    const left = new Map();
    for (const item of selection()) {
      if (!left.has(item.group)) left.set(item.group, []);
      left.get(item.group).push(item);
    }
    const groups = review.groups.filter((one) => left.has(one.id));
    const shown = groups.slice(from, most).map((group) => cardOf(group, left.get(group.id)));
    if (from)
      list.append(...shown);
    else
      list.replaceChildren(...shown);
    // One that is not on the page hears of no decision.
    for (const [id, {element}] of cards) if (!element.isConnected) cards.delete(id);
    more.hidden = groups.length <= most;
    more.textContent = plural(groups.length - Math.min(most, groups.length), 'more group');
    none.hidden = groups.length > 0 || !review.items.length;
  }

  /** A card is kept as long as it shows the same items. */
  function cardOf(group, items) {
    const known = cards.get(group.id);
    if (known && known.items.length === items.length && known.items.every((one, at) => one === items[at]))
      return known.element;
    const element = groupCard(group, items, open);
    cards.set(group.id, {items, element});
    return element;
  }
  followView(NARROWING, () => {
    most = CARDS_A_TIME;
    fill();
  });
  return make('section', {class: 'groups-section', 'aria-label': t`Groups`}, list, more, none);
}
