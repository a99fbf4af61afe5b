// What a system draws around widgets: the camera, the bar of time and signal, dock and buttons.

import {make} from '../../basics/elements.js';
import {t} from '../../basics/words.js';
import {clockFace} from '../../model/dates.js';
import {appIcon, drawing, glyph} from './drawings.js';
import {barOf} from './devices.js';
import {centred, part} from './screen.js';

/** The island is as high as what it shows (HIG, Live Activities); its width is measured. */
export const ISLAND = {width: 126, height: 36.67};

const SIGNAL = [
  '!M0 9h3v4H0zM5 6.5h3V13H5zM10 3.5h3V13h-3zM15 0h3v13h-3z',
  'M25 4.8a9 9 0 0 1 13 0M28 8.2a5 5 0 0 1 7 0', '!M30.2 10.6h2.6v2.2h-2.6z',
  'M48.5 1h20a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  '!M48.5 3.5h15v6h-15zM73 4.8h1.5v3.5H73z'
];
const BATTERY = SIGNAL.slice(3);

/** The hole that the camera looks through. */
export function cameraPart(device) {
  const middle = device.width / 2;
  if (device.camera === 'island')
    return part('camera', centred(middle, barOf(device) / 2, ISLAND.width, ISLAND.height));
  return device.camera === 'notch' && part('notch', {x: middle - 80, y: 0, width: 160, height: 31});
}

/** Time and signal, on both sides of what stands at the camera; `taken` is how wide that is. */
export function statusParts(device, time, {taken = 0, hasClock = true} = {}) {
  const bar = barOf(device);
  const hole = {island: ISLAND.width, notch: 160, none: 120}[device.camera];
  const room = (device.width - Math.max(hole, taken)) / 2;
  if (room < 62) return [];
  const inset = Math.max(6, Math.min(device.camera === 'none' ? 12 : 30, (room - 70) / 2 + 8));
  const middle = device.camera === 'none' ? bar / 2 : bar / 2 + 1;
  const isWide = room - inset > 72;
  const width = isWide ? 70 : 29;
  const signal = isWide ? drawing(SIGNAL, 75, 13) : shifted(BATTERY);
  return [
    hasClock &&
        part(
            'status', centred(inset + 23, middle, 46, 20),
            make('b', {}, clockFace(time))),
    part('status', centred(device.width - inset - width / 2, middle, width, 13), signal),
  ];
}

function shifted(paths) {
  const made = drawing(paths, 30, 13);
  made.setAttribute('viewBox', '45 0 30 13');
  return made;
}

/** Where the dock of a phone lies, from side to side of a phone without rounded corners. */
export function dockBox(device) {
  const inset = device.corner ? 12 : 0;
  const height = device.corner ? 94 : 92;
  return {
    x: inset,
    y: device.height - height - inset,
    width: device.width - 2 * inset,
    height
  };
}

export function dockPart(box, count = 4) {
  return part(
      'dock', box, Array.from({length: count}, (_, number) => appIcon(number, true)));
}

/** What lies between the icons and the dock. */
export function searchPill(device, dock) {
  const box = centred(device.width / 2, dock.y - 22, 80, 28);
  return part('pill small', box, glyph('search'), t`Search`);
}

/** The bar at the bottom by which one goes home. */
export function homeBar(device) {
  if (!device.corner) return false;
  const width = device.width * 0.34;
  return part('home-bar', centred(device.width / 2, device.height - 10, width, 5));
}
