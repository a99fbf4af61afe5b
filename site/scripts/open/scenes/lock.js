// The Lock Screen of a phone: accessories in their row beneath the clock, one line beside the date,
// a Live Activity at the bottom.

import {clockFace, writeDate} from '../../model/dates.js';
import {cameraPart, homeBar, statusParts} from './chrome.js';
import {barOf, deviceFor} from './devices.js';
import {gauge, glyph} from './drawings.js';
import {companions, neighbourPart} from './neighbours.js';
import {deviceElement, fitted, part, picturePart} from './screen.js';

const ACCESSORIES = ['accessoryRectangular', 'accessoryCircular'];

export function lockScreen(render, framed) {
  const device = deviceFor(render, 'phone');
  const {width, height} = device;
  const top = barOf(device) + 22;
  const clock = {x: 16, y: top + 26, width: width - 32, height: Math.min(106, width * 0.27)};
  const low = height - (device.corner ? 94 : 66);
  const button = (name, x) => part('round', {x, y: low, width: 50, height: 50}, glyph(name));
  const banner = {
    x: 8,
    y: low - 14 - render.height,
    width: width - 16,
    height: render.height
  };
  const isInRow = ACCESSORIES.includes(render.family);
  return deviceElement(device, render, 'lock', [
    cameraPart(device), statusParts(device, render.time, {hasClock: false}),
    dateParts(render, framed, {x: 16, y: top, width: width - 32, height: 26}),
    part('clock', clock, clockFace(render.time)),
    rowParts(device, render, isInRow ? framed : undefined, clock.y + clock.height + 12),
    render.family === 'activityLockScreen' && picturePart(framed, banner),
    button('torch', 46), button('camera', width - 96), homeBar(device)
  ]);
}

/** The day; with an accessory of one line it is shortened and stands in front of that. */
function dateParts(render, framed, box) {
  if (render.family !== 'accessoryInline')
    return part('date', box, writeDate(render.time, 'longDay'));
  const [short, gap] = [62, 6];
  const room = box.width - short - gap;
  const width = Math.min(render.width, room);
  const x = box.x + (room - width) / 2;
  return [
    part('date', {...box, x, width: short}, writeDate(render.time, 'weekday')),
    picturePart(framed, {...box, x: x + short + gap, width})
  ];
}

/** Four places; a rectangular accessory takes two. What the gallery has none for is made up. */
function rowParts(device, render, framed, y) {
  const [, wide] = device.grid;
  // The largest there is; others stand in the middle of their places.
  const size = 76;
  const step = (wide - size) / 3;
  const x = (device.width - wide) / 2;
  const box = (column, count) => {
    const width = count === 1 ? size : (wide - 8) / 2;
    const isLast = count === 2 && column > 0;
    return {x: isLast ? x + wide - width : x + column * step, y, width, height: size};
  };
  const cells = (family) => (family === ACCESSORIES[0] ? 2 : 1);
  const row = framed ? [render] : [];
  const isWide = framed && cells(render.family) === 2;
  row.push(...companions(render, [[ACCESSORIES[0], isWide ? 1 : 0], [ACCESSORIES[1], 3]]));
  const parts = [];
  let column = 0;
  for (const one of row) {
    const count = cells(one.family);
    if (column + count > 4) continue;
    const at = box(column, count);
    parts.push(one === render && framed ? picturePart(framed, at) : neighbourPart(one, at));
    column += count;
  }
  for (; column < 4; column += 1)
    parts.push(part('gauge', fitted({width: 72, height: 72}, box(column, 1)), gauge(column)));
  return parts;
}
