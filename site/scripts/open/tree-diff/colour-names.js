// What palettes and asset catalogs call colours.

import {t} from '../../basics/words.js';
import {nearest, pointsText} from './points.js';

export class ColourNames {
  /** Names by colour as pictures write them, `#3c3c43 0.6`; the best name first. */
  constructor(names) { this.names = new Map(Object.entries(names)); }

  /** `red (#ff3b30)`; what has no name as it is; `linear gradient #ffffff, red (#ff3b30)`. */
  text(paint) {
    const [kind, ...stops] = paint.split(',').filter(Boolean).map((one) => one.replace(/^ +/, ''));
    if (stops.length) {
      const list = stops.map((one) => this.text(one)).join(', ');
      return t`${kind} gradient ${list}`;
    }
    const name = this.first(paint);
    if (name !== undefined) return `${name} (${paint})`;
    // Of a colour that lets something through the name is that of the full one.
    const values = paint.split(' ').filter(Boolean);
    const full = values.length === 2 ? this.first(values[0]) : undefined;
    const share = Number(values[1]);
    if (full === undefined || Number.isNaN(share)) return paint;
    return t`${full} at ${pointsText(nearest(share * 1000) / 10)} % (${paint})`;
  }

  first(paint) { return this.names.get(paint)?.[0]; }
}
