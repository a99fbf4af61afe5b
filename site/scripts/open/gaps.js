// Distances between the frames of views, in points.

import {t} from '../basics/words.js';

export function rounded(length) { return Math.round(length * 100) / 100; }

/** The distances between two frames: the gap on an axis, or how far edges of a kind lie apart. */
export function gapsBetween(a, b) {
  const axes = [[0, t`left`, t`right`], [1, t`above`, t`below`]];
  const apart = axes.map(([at]) => b[at] >= a[at] + a[at + 2] || a[at] >= b[at] + b[at + 2]);
  return axes
      .flatMap(([at, before, after]) => {
        const [start, end, otherStart, otherEnd] = [a[at], a[at] + a[at + 2], b[at], b[at] + b[at + 2]];
        if (!apart[at] && apart[1 - at]) return [];
        const pairs = !apart[at] ? [[before, start, otherStart], [after, end, otherEnd]] :
            otherStart >= end    ? [[after, end, otherStart]] :
                                   [[before, otherEnd, start]];
        // Across, a line lies in the middle of what the frames share, or of the first.
        const low = Math.max(a[1 - at], b[1 - at]);
        const high = Math.min(a[1 - at] + a[3 - at], b[1 - at] + b[3 - at]);
        const middle = low <= high ? (low + high) / 2 : a[1 - at] + a[3 - at] / 2;
        return pairs.map(([side, from, to]) => {
          const [least, size] = [Math.min(from, to), Math.abs(to - from)];
          return {
            side,
            length: rounded(size),
            line: at ? [middle, least, 0, size] : [least, middle, size, 0]
          };
        });
      })
      .filter((gap) => gap.length);
}

/** How far inside another frame each edge of a frame lies: above, right, below, left. */
export function insetsIn([x, y, width, height], [left, top, across, down]) {
  return [y - top, left + across - x - width, top + down - y - height, x - left].map(rounded);
}

/** How far apart two frames that follow one another are, in a row or in a column. */
export function spacing(first, second) {
  const [across, down] = [0, 1].map((at) => second[at] - first[at] - first[at + 2]);
  return rounded(Math.max(across, down));
}
