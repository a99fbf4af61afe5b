// The desktop of a Mac, on which widgets lie behind windows.

import {make} from '../../basics/elements.js';
import {writeDate} from '../../model/dates.js';
import {traitOf} from '../../model/catalogue.js';
import {dockPart} from './chrome.js';
import {deviceFor, deviceOf} from './devices.js';
import {drawing} from './drawings.js';
import {gridOf, placeNeighbours, placePicture} from './grid.js';
import {companions} from './neighbours.js';
import {deviceElement, part} from './screen.js';

const BAR = 26;

export function macDesktop(render, framed) {
  const device = sizedFor(render);
  const width = 8 * 62 + 14;
  const dock = {x: (device.width - width) / 2, y: device.height - 78, width, height: 70};
  const [small, wide] = device.grid;
  const columns = render.width > wide + 8 ? 4 : 2;
  const grid = gridOf(device, 1, columns, BAR + 20, dock.y - 16, 22);
  const right = 44 + columns * (wide - small);
  const isSmall = render.family === 'systemSmall';
  const beside = companions(render, [['systemSmall', isSmall ? 1 : 2], ['systemMedium', 2]]);
  // Widgets lose their colours while a window has the reader's attention.
  const hasWindow = traitOf(render, 'mode') === 'vibrant';
  return deviceElement(device, render, 'mac', [
    part(
        'menu-bar', {x: 0, y: 0, width: device.width, height: BAR},
        drawing(['!M8 3l1.4 3.4L13 8l-3.6 1.6L8 13l-1.4-3.4L3 8l3.6-1.6z'], 16),
        make('span', {}, writeDate(render.time, 'moment'))),
    placePicture(grid, framed), placeNeighbours(grid, beside),
    hasWindow &&
        part(
            'window', {x: right, y: 110, width: device.width - right - 90, height: 560},
            make('i'), make('i'), make('i')),
    dockPart(dock, 8)
  ]);
}

/** A Mac; widgets of a phone keep the sizes that they have there. */
function sizedFor(render) {
  const device = deviceFor(render, 'mac');
  if (deviceOf(render) === device) return device;
  const [small, wide] = deviceFor(render, 'phone').grid;
  return {...device, grid: [small, wide, wide]};
}
