// The Dynamic Island at the camera: compact, expanded, and minimal, beside it or part of it.

import {dockBox, dockPart, ISLAND, searchPill, statusParts} from './chrome.js';
import {barOf, deviceFor} from './devices.js';
import {glyph} from './drawings.js';
import {phoneGrid, placeIcons, reserve} from './grid.js';
import {centred, deviceElement, part, picturePart} from './screen.js';

/** With another activity the island is shared: one stands in it, the other beside it. */
const GAP = 9;

export function islandScreen(render, framed) {
  const device = deviceFor(render, 'phone', (one) => one.camera === 'island');
  const middle = device.width / 2;
  const top = (barOf(device) - ISLAND.height) / 2;
  const room = {x: 6, y: top, width: device.width - 12, height: render.height};
  const beside = {
    x: middle + ISLAND.width / 2 + GAP,
    y: top,
    width: render.width,
    height: render.height
  };
  const shared = {
    x: middle - ISLAND.width / 2 - 44,
    y: top,
    width: ISLAND.width + 44,
    height: ISLAND.height
  };
  if (render.family !== 'dynamicIslandMinimal')
    return screenAround(device, render, 'island', [picturePart(framed, room)], room, render.width);
  return screenAround(
      device, render, 'island',
      [
        part('camera shared', shared, glyph('music')),
        picturePart(framed, beside)
      ],
      beside, 2 * (beside.x + beside.width - middle));
}

/** The minimal picture at the leading end of the island, another activity beside it. */
export function attachedIsland(render, framed) {
  const device = deviceFor(render, 'phone', (one) => one.camera === 'island');
  const middle = device.width / 2;
  const top = (barOf(device) - ISLAND.height) / 2;
  const x = middle - ISLAND.width / 2 - render.width;
  const box = {x, y: top, width: render.width, height: ISLAND.height};
  const other = centred(
      middle + ISLAND.width / 2 + GAP + ISLAND.height / 2, top + ISLAND.height / 2, ISLAND.height,
      ISLAND.height);
  return screenAround(
      device, render, 'attached',
      [
        part('ground', {...box, width: render.width + ISLAND.width}), picturePart(framed, box),
        part('camera other', other, glyph('music'))
      ],
      other, 2 * (other.x + other.width - middle));
}

/** A Home Screen of icons, which leave free what the island covers. */
function screenAround(device, render, name, parts, covered, taken) {
  const dock = dockBox(device);
  const grid = phoneGrid(device, dock);
  reserve(grid, covered);
  return deviceElement(device, render, name, [
    parts,
    part('lens', centred((device.width + ISLAND.width) / 2 - 19, barOf(device) / 2, 11, 11)),
    statusParts(device, render.time, {taken}), placeIcons(grid, 5),
    searchPill(device, dock), dockPart(dock)
  ]);
}
