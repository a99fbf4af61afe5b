// The Today View: the page of widgets beside the Home Screen.

import {t} from '../../basics/words.js';
import {cameraPart, statusParts} from './chrome.js';
import {barOf, deviceFor} from './devices.js';
import {glyph} from './drawings.js';
import {companions, neighbourPart} from './neighbours.js';
import {centred, deviceElement, part, picturePart} from './screen.js';

const GAP = 18;

export function todayView(render, framed) {
  const device = deviceFor(render, 'phone');
  const [small, width] = device.grid;
  const x = (device.width - width) / 2;
  const top = barOf(device) + 6;
  const end = device.height - (device.corner ? 92 : 60);
  return deviceElement(device, render, 'today', [
    cameraPart(device), statusParts(device, render.time),
    part('field', {x, y: top, width, height: 38}, glyph('search'), t`Search`),
    stack(render, framed, {x, y: top + 38 + GAP, width}, end - GAP, small),
    part('pill', centred(device.width / 2, end + 18, 72, 36), t`Edit`)
  ]);
}

/** The picture and others beneath it, small ones in pairs, as far down as there is room. */
function stack(render, framed, {x, y, width}, end, small) {
  const isSmall = render.family === 'systemSmall';
  const [mate] = companions(render, [['systemSmall', isSmall ? 1 : 0]]);
  const others = companions(render, [['systemMedium', 4], ['systemSmall', 4]])
                     .filter((one) => !mate || one.widget !== mate.widget);
  const isOther = (family) => (one) => one.family === family;
  const rows = [isSmall ? [render, mate] : [render]];
  rows.push(...others.filter(isOther('systemMedium')).map((one) => [one]));
  const pairs = others.filter(isOther('systemSmall'));
  for (let index = 0; index + 1 < pairs.length; index += 2)
    rows.push(pairs.slice(index, index + 2));
  const parts = [];
  let below = y;
  for (const row of rows) {
    const {height} = row[0];
    if (below + height > end && row !== rows[0]) continue;
    const boxes = row[0].family === 'systemSmall' ?
        [{x, width: small}, {x: x + width - small, width: small}] :
        [{x, width}];
    row.forEach((one, index) => {
      const box = {...boxes[index], y: below, height};
      if (one) parts.push(one === render ? picturePart(framed, box) : neighbourPart(one, box));
    });
    below += height + GAP;
  }
  return parts;
}
