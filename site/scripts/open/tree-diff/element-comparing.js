// Tells what happened to elements that are matched, or are not.

import {t} from '../../basics/words.js';
import {alignedLayers} from './element-alignment.js';
import {ElementLooks} from './element-looks.js';
import {nameOfType, nameOfElement, ownNameOf} from './element-names.js';
import {ElementRoom} from './element-room.js';
import {pointsText} from './points.js';

/** Modifiers that are about room. */
const ROOMY = new Set(
    ['Padding', 'Frame', 'Offset', 'FixedSize', 'AspectRatio', 'Position', 'AlignmentGuide']);

/** Where elements come to stand, by what happened to them. */
const POSITIONS = {
  added: {
    none: () => t`added`,
    after: (name) => t`added after ${name}`,
    before: (name) => t`added before ${name}`,
    inside: (name) => t`added in ${name}`,
    to: (name) => t`added to ${name}`,
  },
  moved: {
    none: () => t`moved`,
    after: (name) => t`moved after ${name}`,
    before: (name) => t`moved before ${name}`,
    inside: (name) => t`moved in ${name}`,
    to: (name) => t`moved to ${name}`,
  },
};

/** What an element is called of which others are still there, or were before. */
function nameAround(element, kept) {
  if (!kept) return nameOfElement(element);
  return t`${nameOfType(element.node.type)} around ${nameOfElement(kept)}`;
}

/** What is said of an element's modifiers that came or went. */
function modifiers(layers, isAdded) {
  return layers.map(({node, others}) => {
    const [type, {opacity, radii}] = [node.type.toLowerCase(), node.looks];
    const corners = radii.map((radius) => pointsText(radius)).join(', ');
    let what = type;
    if (others.length)
      what = `${type} ${ownNameOf(others[0]).text}`;
    else if (opacity !== undefined)
      what = `${type} ${pointsText(opacity)}`;
    else if (corners)
      what = t`${type} with corner radius ${corners}`;
    const kind = ROOMY.has(node.type) ? 'room' : 'look';
    return {kind, words: isAdded ? t`${what} added` : t`${what} removed`};
  });
}

export class ElementComparing {
  constructor(match) {
    this.match = match;
    this.successors = new Map(match.pairs.map(({old, fresh}) => [old, fresh]));
    this.predecessors = new Map(match.pairs.map(({old, fresh}) => [fresh, old]));
  }

  removed() {
    return this.match.removed.map((element) => {
      const [kept] = this.match.movedOutOf(element);
      return {
        kind: 'removed',
        subject: nameAround(element, kept?.old),
        words: t`removed`,
        path: element.node.path,
        old: element.frame,
      };
    });
  }

  added() {
    return this.match.added.map((element) => {
      const [kept] = this.match.movedInto(element);
      return {
        kind: 'added',
        subject: nameAround(element, kept?.fresh),
        words: kept ? POSITIONS.added.none() : this.position(element, POSITIONS.added),
        path: element.node.path,
        fresh: element.frame,
      };
    });
  }

  moved() {
    return this.match.pairs.filter((pair) => pair.isMoved && !this.isWrapped(pair))
        .map(({old, fresh}) => ({
               kind: 'moved',
               subject: nameOfElement(old),
               words: this.position(fresh, POSITIONS.moved),
               path: fresh.node.path,
               old: old.frame,
               fresh: fresh.frame,
             }));
  }

  /** Whether an element is in one that is new, or was in one that is no more. */
  isWrapped({old, fresh}) {
    const isKnown = (element, known) => {
      for (let around = element.parent; around; around = around.parent)
        if (!known.has(around)) return false;
      return true;
    };
    return !isKnown(fresh, this.predecessors) || !isKnown(old, this.successors);
  }

  /** Where a new element stands, in the words for what happened to it. */
  position(element, words) {
    const {parent} = element;
    if (!parent) return words.none();
    const beside = parent.children;
    const own = beside.indexOf(element);
    if (own < 0) return words.to(nameOfElement(parent));
    const isAnchor = (one) => this.isAnchor(one);
    const before = beside.slice(0, own).findLast(isAnchor);
    if (before) return words.after(nameOfElement(before));
    const after = beside.slice(own + 1).find(isAnchor);
    return after ? words.before(nameOfElement(after)) : words.inside(nameOfElement(parent));
  }

  /** Whether an element is one to tell a position by: it was there, and is called something. */
  isAnchor(element) {
    return this.predecessors.has(element) && !['Spacer', 'Divider'].includes(element.node.type);
  }

  /**
   * What happened to an element that was there; `drawing` tells what of the drawing differs between
   * two paths.
   */
  changes({old, fresh}, colours, drawing) {
    const layers = alignedLayers(old, fresh);
    const [kind, freshKind] = [old, fresh].map((element) => nameOfType(element.node.type));
    const differences = [
      ...kind === freshKind ? [] : [{kind: 'content', words: `${kind} → ${freshKind}`}],
      ...modifiers(layers.removed, false),
      ...modifiers(layers.added, true),
      ...layers.pairs.flatMap(
          ([one, other]) => new ElementLooks(one.node, other.node, colours).differences),
      ...new ElementRoom(old, fresh, layers.pairs).differences,
    ];
    if (!differences.some((one) => one.kind === 'look' || one.kind === 'content')) {
      const drawn = drawing(old.node.path, fresh.node.path);
      differences.push(...drawn.map((words) => ({kind: 'drawing', words})));
    }
    const said = new Map();
    for (const one of differences) {
      const key = `${one.kind} ${one.words}`;
      if (!said.has(key)) said.set(key, one);
    }
    return [...said.values()].map((one) => ({
                                    ...one,
                                    subject: nameOfElement(old),
                                    path: fresh.node.path,
                                    old: old.frame,
                                    fresh: fresh.frame,
                                  }));
  }
}
