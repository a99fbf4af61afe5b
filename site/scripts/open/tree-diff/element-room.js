// What of the room around and within an element is otherwise: padding, spacing, offsets.

import {t} from '../../basics/words.js';
import {pointsText, toThousandth} from './points.js';

/** What is told in thousandths can be two of them off after adding up. */
const LEAST = 0.003;

/** The frames of a modifier and of what it modifies; nothing of the view itself. */
function framesOf(element, layer) {
  const inner = element.layers[element.layers.indexOf(layer) + 1];
  return inner && [layer.node.frame, inner.node.frame];
}

/** Above, left, below, right. */
function insetsOf([outer, inner]) {
  return [
    inner[1] - outer[1], inner[0] - outer[0], outer[1] + outer[3] - inner[1] - inner[3],
    outer[0] + outer[2] - inner[0] - inner[2]
  ].map(toThousandth);
}

function offsetOf([outer, inner]) {
  return [0, 1].map((axis) => toThousandth(inner[axis] - outer[axis]));
}

/** The room between the children of a stack, if there is the same between all of them. */
function spacingOf(element) {
  const axis = {HStack: 0, VStack: 1}[element.node.type];
  if (axis === undefined) return undefined;
  const frames = element.children.map((one) => one.frame).sort((a, b) => a[axis] - b[axis]);
  const gaps = frames.slice(1).map(
      (frame, index) => toThousandth(frame[axis] - frames[index][axis] - frames[index][axis + 2]));
  return gaps.every((gap) => Math.abs(gap - gaps[0]) <= LEAST) ? gaps[0] : undefined;
}

export class ElementRoom {
  /** Of two elements; `layers` are pairs of those of their layers that are the same. */
  constructor(old, fresh, layers) {
    /** `{kind, words}` */
    this.differences = [];
    for (const [one, other] of layers) {
      const [former, now] = [framesOf(old, one), framesOf(fresh, other)];
      if (!former || !now) continue;
      if (other.node.type === 'Padding') this.padding(insetsOf(former), insetsOf(now));
      if (other.node.type === 'Offset') this.offset(offsetOf(former), offsetOf(now));
    }
    const [one, other] = [spacingOf(old), spacingOf(fresh)];
    if (one !== undefined && other !== undefined && Math.abs(one - other) > 0.002)
      this.say(t`spacing`, [one], [other]);
  }

  say(aspect, old, fresh) {
    const text = (values) => values.map((value) => pointsText(value)).join(', ');
    this.differences.push({kind: 'room', words: `${aspect} ${text(old)} → ${text(fresh)}`});
  }

  padding(old, fresh) {
    const differs = (side) => Math.abs(old[side] - fresh[side]) > LEAST;
    const areEqual = (sides) => sides.every(
        (side) => differs(side) &&
            [old, fresh].every((one) => Math.abs(one[side] - one[sides[0]]) <= LEAST));
    const say = (aspect, side) => this.say(aspect, [old[side]], [fresh[side]]);
    if (areEqual([0, 1, 2, 3])) {
      say(t`padding`, 0);
      return;
    }
    const names = [t`top padding`, t`left padding`, t`bottom padding`, t`right padding`];
    for (const [aspect, sides] of [[t`vertical padding`, [0, 2]], [t`horizontal padding`, [1, 3]]]) {
      if (areEqual(sides))
        say(aspect, sides[0]);
      else
        sides.filter(differs).forEach((side) => say(names[side], side));
    }
  }

  offset(old, fresh) {
    if (old.some((by, axis) => Math.abs(by - fresh[axis]) > LEAST)) this.say(t`offset`, old, fresh);
  }
}
