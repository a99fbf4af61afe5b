// The Home Screen of a phone and of an iPad.

import {cameraPart, dockBox, dockPart, searchPill, statusParts} from './chrome.js';
import {deviceFor} from './devices.js';
import {gridOf, phoneGrid, placeIcons, placeNeighbours, placePicture} from './grid.js';
import {companions} from './neighbours.js';
import {deviceElement} from './screen.js';

/** What stands beside a picture: its like, and one or two of another size. */
const BESIDE = {
  systemSmall: [['systemSmall', 1], ['systemMedium', 1]],
  systemMedium: [['systemSmall', 2]],
  systemLarge: [],
};
const BESIDE_ON_PAD = {
  systemSmall: [['systemSmall', 1], ['systemMedium', 2], ['systemLarge', 1]],
  systemMedium: [['systemSmall', 2], ['systemLarge', 1]],
  systemLarge: [['systemMedium', 1], ['systemSmall', 2]],
  systemExtraLarge: [['systemMedium', 1], ['systemSmall', 2]],
};

const besideOf = (render, list) => companions(render, list[render.family] || []);

export function homeScreen(render, framed) {
  const device = deviceFor(render, 'phone');
  const dock = dockBox(device);
  const grid = phoneGrid(device, dock);
  return deviceElement(device, render, 'home', [
    cameraPart(device), statusParts(device, render.time), placePicture(grid, framed),
    placeNeighbours(grid, besideOf(render, BESIDE)), placeIcons(grid, 2),
    searchPill(device, dock), dockPart(dock)
  ]);
}

export function padScreen(render, framed) {
  const device = deviceFor(render, 'pad');
  const width = 8 * 76 + 14;
  const dock = {x: (device.width - width) / 2, y: device.height - 100, width, height: 84};
  const grid = gridOf(device, 1, 6, 56, dock.y - 16);
  return deviceElement(device, render, 'ipad', [
    statusParts(device, render.time), placePicture(grid, framed),
    placeNeighbours(grid, besideOf(render, BESIDE_ON_PAD)), placeIcons(grid, 3),
    dockPart(dock, 8)
  ]);
}
