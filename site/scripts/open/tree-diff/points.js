// Numbers of points as people write them.

/** The nearest whole number; of two the one farther from zero. */
export function nearest(value) { return Math.sign(value) * Math.round(Math.abs(value)); }

export function pointsText(value) {
  // A recorded tree may be anybody's, and its sums no number.
  if (!Number.isFinite(value)) return '?';
  return String((nearest(Math.min(Math.max(value, -1e9), 1e9) * 1000) || 0) / 1000);
}

/** Up to a thousandth, as files tell them, after some arithmetic. */
export function toThousandth(value) { return nearest(value * 1000) / 1000; }

/** `44×20` */
export function sizeInPoints([, , width, height]) {
  return `${pointsText(width)}×${pointsText(height)}`;
}
