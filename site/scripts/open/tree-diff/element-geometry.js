// Where elements are now, and how large: a cause only where nothing else is one.

import {t} from '../../basics/words.js';
import {alignedLayers} from './element-alignment.js';
import {nameOfElement} from './element-names.js';
import {nearest, pointsText, sizeInPoints, toThousandth} from './points.js';
import {movesOthers} from './tree-change.js';

function isSameSize(one, other) { return one[2] === other[2] && one[3] === other[3]; }

/** Pairs of layers that are of another size than before. */
function resizedLayers({old, fresh}) {
  return alignedLayers(old, fresh).pairs.filter(
      ([one, other]) => !isSameSize(one.node.frame, other.node.frame));
}

function isResized(pair) { return resizedLayers(pair).length > 0; }

/** How far an element has moved, across and down. */
function shiftOf({old, fresh}) {
  return [0, 1].map((axis) => toThousandth(fresh.frame[axis] - old.frame[axis]));
}

/** `22 pt down`, `3.3 pt left and 2 pt up`. */
function shiftText(exact) {
  const [x, y] = exact.map((by) => nearest(by * 10) / 10);
  const [across, down] = [x, y].map((by) => pointsText(Math.abs(by)));
  const parts = [
    x !== 0 && (x > 0 ? t`${across} pt right` : t`${across} pt left`),
    y !== 0 && (y > 0 ? t`${down} pt down` : t`${down} pt up`),
  ].filter(Boolean);
  return parts.length ? parts.reduce((one, other) => t`${one} and ${other}`) : t`by less than 0.1 pt`;
}

function change({old, fresh}, words) {
  const subject = nameOfElement(old);
  return {kind: 'room', subject, words, path: fresh.node.path, old: old.frame, fresh: fresh.frame};
}

function sizeChange(pair, aspect, one, other) {
  return change(pair, `${aspect} ${sizeInPoints(one)} → ${sizeInPoints(other)}`);
}

export class ElementGeometry {
  constructor(match) {
    this.match = match;
    this.resized = match.pairs.filter(isResized);
    /** Elements of today that are of another size, or hold such. */
    this.resizing = new Set();
    for (const {fresh} of this.resized) {
      for (let one = fresh; one && !this.resizing.has(one); one = one.parent)
        this.resizing.add(one);
    }
  }

  /** Whether the picture itself is of another size. */
  get isOtherSize() {
    const [root] = this.match.pairs;
    return Boolean(root) && !isSameSize(root.old.frame, root.fresh.frame);
  }

  /** What differs in size, or else in position, for no reason that can be seen. */
  causes() {
    if (this.isOtherSize) {
      const [whole] = this.resized;
      return [sizeChange(whole, t`size`, whole.old.frame, whole.fresh.frame)];
    }
    const innermost = this.resized.filter(
        ({fresh}) => !fresh.inner.some((one) => this.resizing.has(one)));
    // What takes the room that is left follows from what takes more or less.
    const rigid = innermost.filter(({fresh}) => fresh.node.type !== 'Spacer');
    if (!innermost.length) return this.shifted();
    return (rigid.length ? rigid : innermost).map((pair) => this.sizeOf(pair));
  }

  sizeOf(pair) {
    const layers = resizedLayers(pair);
    const frame = layers.findLast(([, other]) => other.node.type === 'Frame');
    const [one, other] = (frame ?? layers.at(-1)).map((layer) => layer.node.frame);
    return sizeChange(pair, frame ? t`frame` : t`size`, one, other);
  }

  /** What has moved otherwise than what it is in. */
  shifted() {
    const shifts = new Map(this.match.pairs.map((pair) => [pair.fresh, shiftOf(pair)]));
    return this.match.pairs.flatMap((pair) => {
      const inherited = shifts.get(pair.fresh.parent) ?? [0, 0];
      const own = shifts.get(pair.fresh);
      if (own[0] === inherited[0] && own[1] === inherited[1]) return [];
      const isStill = own[0] === 0 && own[1] === 0;
      return change(pair, isStill ? t`stays where it was` : t`moved ${shiftText(own)}`);
    });
  }

  /** How much more there is to say than the causes: elements that moved or have another size. */
  consequence(changes) {
    const cause = changes.find(movesOthers);
    // That everything is elsewhere in a picture of another size goes without saying.
    const others = cause && !this.isOtherSize ? this.others(changes) : [];
    if (!others.length) return [];
    return [{kind: 'consequence', subject: '', words: this.consequenceText(others, cause), path: ''}];
  }

  consequenceText(others, cause) {
    const resized = new Set(this.resized);
    const isPureShift = others.every((pair) => !resized.has(pair));
    const shifts = new Map(others.map((pair) => [String(shiftOf(pair)), shiftOf(pair)]));
    const [shift] = shifts.values();
    if (isPureShift && shifts.size === 1) {
      const text = shiftText(shift);
      return followsAll(others, shift, cause) ? t`what follows moved ${text}` :
                                                t`the rest moved ${text}`;
    }
    const count = others.length;
    if (isPureShift) return count === 1 ? t`1 other element moved` : t`${count} other elements moved`;
    return count === 1 ? t`1 other element moved or changed size` :
                         t`${count} other elements moved or changed size`;
  }

  /** Pairs of which nothing is said that are elsewhere, or of another size. */
  others(changes) {
    const named = new Set(changes.filter((one) => one.fresh).map((one) => one.path));
    const {carried} = this.match;
    return this.match.pairs.filter(
        ({old, fresh}) => !fresh.inner.length && !carried.has(fresh) &&
            !named.has(fresh.node.path) && old.frame.some((by, side) => by !== fresh.frame[side]) &&
            !['Spacer', 'Divider'].includes(fresh.node.type));
  }
}

/** Whether elements lie behind a cause in the direction in which they moved. */
function followsAll(others, shift, {old, fresh}) {
  const axis = shift[1] === 0 ? 0 : 1;
  const [side, frame] = fresh ? ['fresh', fresh] : ['old', old];
  return others.every((pair) => pair[side].frame[axis] >= frame[axis] + 0.5);
}
