// Control Center: controls of one and two cells in a grid of four.

import {make} from '../../basics/elements.js';
import {cameraPart, homeBar, statusParts} from './chrome.js';
import {barOf, deviceFor} from './devices.js';
import {glyph} from './drawings.js';
import {deviceElement, part, picturePart} from './screen.js';

/** A small control and the gap to the next one, as the pictures have it: two and a gap are 156. */
const [CELL, GAP] = [70, 16];

/** What stands around: column, row, cells across and down, drawings. */
const BLOCKS = [
  [0, 0, 2, 2, ['plane', 'waves', 'bars', 'heart'], 'block'],
  [2, 0, 2, 2, ['play'], 'block'],
  [2, 2, 1, 2, ['sun'], 'slider'],
  [3, 2, 1, 2, ['speaker'], 'slider'],
  [0, 3, 1, 1, ['torch'], 'round'],
  [1, 3, 1, 1, ['clock'], 'round'],
  [0, 4, 2, 1, ['moon'], 'wide'],
  [2, 4, 1, 1, ['camera'], 'round'],
  [3, 4, 1, 1, ['music'], 'round'],
];

export function controlCenter(render, framed) {
  const device = deviceFor(render, 'phone');
  const full = 4 * CELL + 3 * GAP;
  const scale = Math.min(1, (device.width - 32) / full);
  const top = barOf(device) + 32;
  const left = (device.width - full * scale) / 2;
  const box = (column, row, across, down) => ({
    x: left + column * (CELL + GAP) * scale,
    y: top + row * (CELL + GAP) * scale,
    width: (across * (CELL + GAP) - GAP) * scale,
    height: (down * (CELL + GAP) - GAP) * scale,
  });
  const across = Math.min(2, Math.max(1, Math.round(render.width / (CELL + GAP))));
  const own = box(0, 2, across, 1);
  return deviceElement(device, render, 'controls', [
    cameraPart(device), statusParts(device, render.time, {hasClock: false}),
    picturePart(framed, own, scale),
    across === 1 && part('round', box(1, 2, 1, 1), glyph('check')),
    BLOCKS.map(
        ([column, row, wide, high, names, look]) => part(
            look, box(column, row, wide, high),
            names.map((name, number) => make(
                          'span', {class: number === 1 ? 'lit' : undefined}, glyph(name))))),
    homeBar(device)
  ]);
}
