// Which elements of two pictures are the same one.
//
// Elements of a view are matched in their order so that they have as much in common as possible (a
// longest common subsequence, weighted by likeness); of what is left, equal elements have moved.

import {aligned, alignedLayers} from './element-alignment.js';

/** The share of two sorted lists that is in both. */
function shared(one, other) {
  if (!one.length && !other.length) return 1;
  let [first, second, count] = [0, 0, 0];
  while (first < one.length && second < other.length) {
    const by = one[first] - other[second];
    if (by === 0) count += 1;
    if (by <= 0) first += 1;
    if (by >= 0) second += 1;
  }
  return (2 * count) / (one.length + other.length);
}

/** How likely two elements are the same one, from 0 to 1; 0 where they can not be. */
function likenessOf(old, fresh) {
  if (old.whole === fresh.whole) return 1;
  if (old.content === fresh.content) return 0.98;
  if (old.node.type !== fresh.node.type) {
    // Of another type, but with the same in it: a row that has become a column.
    const share = old.words.length && old.children.length ? shared(old.words, fresh.words) : 0;
    return share > 0.8 ? 0.5 * share : 0;
  }
  if (!old.children.length && !fresh.children.length)
    return String(old.words) === String(fresh.words) ? 0.9 : 0.5;
  return 0.4 + 0.5 * shared(old.words, fresh.words);
}

export class ElementMatch {
  constructor(old, fresh) {
    /** An element then and now, `{old, fresh, isMoved}`, outer ones before inner ones. */
    this.pairs = [];
    /** Elements that are no more, and that are new, none in another of them. */
    this.removed = [];
    this.added = [];
    this.matchLists(old, fresh);
    this.findMoved();
  }

  matchLists(old, fresh) {
    const {pairs, removed, added} = aligned(old, fresh, likenessOf);
    this.removed.push(...removed);
    this.added.push(...added);
    for (const [one, other] of pairs) this.match(one, other, false);
  }

  match(old, fresh, isMoved) {
    this.pairs.push({old, fresh, isMoved});
    for (const [one, other] of alignedLayers(old, fresh).pairs)
      this.matchLists(one.others, other.others);
    this.matchLists(old.children, fresh.children);
  }

  /** Elements that are gone in one place and there in another, the largest first. */
  findMoved() {
    const bySize = (one, other) =>
        other.words.length - one.words.length || one.order - other.order;
    const [gone, come] = [this.removed, this.added].map(
        (list) => list.flatMap((element) => element.all).sort(bySize));
    const byContent = new Map();
    for (const element of come) {
      const {content} = element;
      byContent.set(content, [...(byContent.get(content) ?? []), element]);
    }
    const moved = new Map();
    const taken = new Set();
    for (const old of gone) {
      if (taken.has(old) || !old.words.length) continue;
      const same = (byContent.get(old.content) ?? []).find((element) => !taken.has(element));
      if (!same) continue;
      moved.set(old, same);
      for (const element of [...old.all, ...same.all]) taken.add(element);
    }
    const arrived = new Set(moved.values());
    this.removed = this.removed.filter((element) => !moved.has(element));
    this.added = this.added.filter((element) => !arrived.has(element));
    for (const [old, fresh] of moved) this.match(old, fresh, true);
  }

  /** Elements of today that have moved, and all in them. */
  get carried() {
    return new Set(this.pairs.filter((pair) => pair.isMoved).flatMap((pair) => pair.fresh.all));
  }

  /** Elements of a new one that were there before, in another place. */
  movedInto(element) {
    const inside = new Set(element.all);
    return this.pairs.filter((pair) => pair.isMoved && inside.has(pair.fresh));
  }

  /** Elements of one that is no more that are elsewhere now. */
  movedOutOf(element) {
    const inside = new Set(element.all);
    return this.pairs.filter((pair) => pair.isMoved && inside.has(pair.old));
  }
}
