// StandBy: a phone that charges on its side shows two small widgets, at night in red.

import {clockFace} from '../../model/dates.js';
import {ISLAND} from './chrome.js';
import {barOf, deviceFor} from './devices.js';
import {dial} from './drawings.js';
import {companions, neighbourPart} from './neighbours.js';
import {centred, deviceElement, part, picturePart} from './screen.js';

export function standByScreen(render, framed) {
  const upright = deviceFor(render, 'phone');
  const device = {...upright, width: upright.height, height: upright.width};
  const bar = device.camera === 'none' ? 0 : barOf(device);
  // Apple publishes no factor: as large as the height allows.
  const size = Math.min(device.height - 64, (device.width - 2 * bar) / 2 - 36);
  const [first, second] = [0.25, 0.75].map((share) => centred(
      bar + (device.width - 2 * bar) * share, device.height / 2, size, size));
  const [beside] = companions(render, [[render.family, 1]]);
  const [hours, minutes] = clockFace(render.time).match(/\d+/g).map(Number);
  return deviceElement(device, render, 'standby', [
    picturePart(framed, first, 9),
    beside ? neighbourPart(beside, second, 9) : part('gauge', second, dial(hours, minutes)),
    device.camera === 'island' &&
        part('camera', centred(bar / 2, device.height / 2, ISLAND.height, ISLAND.width)),
    device.camera === 'notch' &&
        part('notch on-side', {x: 0, y: device.height / 2 - 80, width: 31, height: 160})
  ]);
}
