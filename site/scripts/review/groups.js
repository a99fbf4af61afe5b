// The groups, each a card: why its items differ, two pictures that stand for them, what to do. Only
// cards near the window are on the page; the others keep their room.

import {make, setVars} from '../basics/elements.js';
import {awaitObservers} from '../basics/steps.js';
import {t} from '../basics/words.js';
import {groupCard} from './group-card.js';
import {review} from './record.js';
import {selection, WIDE} from './selection.js';
import {followView, NARROWING, show} from './view.js';

/** So many are on the page before anybody can say which are near. */
const FIRST_CARDS = 6;
const NEAR = '900px';

export function makeGroups() {
  const list = make('ol', {class: 'groups', 'aria-label': t`Groups`});
  const none = make(
      'div', {class: 'empty', hidden: true}, make('h2', {}, t`Nothing matches`),
      make('button', {class: 'plain-button', onclick: () => show(WIDE)}, t`Show all`));
  /** What a slot of the list has room for, `{group, items}`. */
  let slots = new Map();
  const open = new Set();
  const nearness = new IntersectionObserver((changes) => {
    for (const {target, isIntersecting, boundingClientRect} of changes) {
      if (isIntersecting)
        fill(target);
      else if (target.firstChild && !target.contains(document.activeElement))
        empty(target, boundingClientRect.height);
    }
  }, {rootMargin: NEAR});

  function fill(slot) {
    const held = slots.get(slot);
    if (!held || slot.firstChild) return;
    slot.append(groupCard(held.group, held.items, open));
    setVars(slot, {'--kept': 'auto'});
  }

  function empty(slot, height) {
    setVars(slot, {'--kept': `${height}px`});
    slot.replaceChildren();
  }

  /** A slot is kept as long as it has the same items. */
  function slotOf(group, items, known) {
    const before = known.get(group);
    const isSame = before && before.items.length === items.length && before.items.every((one, at) => one === items[at]);
    return isSame ? before.slot : make('li', {class: 'group-slot'});
  }

  followView(NARROWING, () => {
    const left = new Map();
    for (const item of selection()) {
      if (!left.has(item.group)) left.set(item.group, []);
      left.get(item.group).push(item);
    }
    const known = new Map([...slots].map(([slot, {group, items}]) => [group, {slot, items}]));
    slots = new Map(
        review.groups.filter((one) => left.has(one.id))
            .map((group) => [slotOf(group, left.get(group.id), known), {group, items: left.get(group.id)}]));
    nearness.disconnect();
    list.replaceChildren(...slots.keys());
    for (const slot of [...slots.keys()].slice(0, FIRST_CARDS)) fill(slot);
    for (const slot of slots.keys()) nearness.observe(slot);
    awaitObservers();
    none.hidden = slots.size > 0;
  });
  return make('section', {class: 'groups-section', 'aria-label': t`Groups`}, list, none);
}
