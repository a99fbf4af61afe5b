// The face of a watch, and the stack of cards beneath it.

import {clockFace, writeDate} from '../../model/dates.js';
import {deviceFor} from './devices.js';
import {dayBars, dial, gauge} from './drawings.js';
import {companions, neighbourPart} from './neighbours.js';
import {centred, deviceElement, part, picturePart} from './screen.js';

export function watchScreen(render, framed) {
  const device = deviceFor(render, 'watch');
  const faces = {accessoryCorner: analogFace, activitySmall: cardStack};
  const face = faces[render.family] || modularFace;
  return deviceElement(device, render, 'watch', face(device, render, framed));
}

const lineOf = ({width, height}) => ({y: height * 0.06, height: width * 0.155});
const clockPart = (device, render) => part(
    'watch-clock',
    {...lineOf(device), x: device.width * 0.44, width: device.width * 0.56 - 18},
    clockFace(render.time));
const dayPart = (device, render) => part(
    'watch-day', {...lineOf(device), x: 20, width: device.width * 0.44 - 22},
    writeDate(render.time, 'weekday'));

/** Time and day above, something large in the middle, three round things in a row. */
function modularFace(device, render, framed) {
  const {width, height, circle} = device;
  const time = lineOf(device);
  const low = height - circle - height * 0.045;
  const isInline = render.family === 'accessoryInline';
  const line = {x: 4, y: time.y + time.height + 2, width: width - 8, height: isInline ? 24 : 0};
  const above = line.y + line.height;
  const middle = {x: 4, y: above + 2, width: width - 8, height: low - above - 4};
  const rounds = [0, 1, 2].map((column) => ({
    x: 16 + column * (width - 32 - circle) / 2,
    y: low,
    width: circle,
    height: circle
  }));
  const [large] = companions(render, [['accessoryRectangular', 1]]);
  const small = companions(render, [['accessoryCircular', 3]]);
  const isRound = render.family === 'accessoryCircular';
  const own = isInline ? line : isRound ? rounds[0] : middle;
  return [
    dayPart(device, render), clockPart(device, render), picturePart(framed, own),
    own !== middle &&
        (large ? neighbourPart(large, middle) :
                 part('gauge', inset(middle, 12, 4), dayBars())),
    rounds.slice(isRound ? 1 : 0)
        .map(
            (box, number) => small[number] ? neighbourPart(small[number], box) :
                                             part('gauge', inset(box, 3, 3), gauge(number)))
  ];
}

function inset({x, y, width, height}, across, down) {
  return {x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down};
}

/** A round dial; corners of a square screen are left for what stands there. */
function analogFace(device, render, framed) {
  const {width, height, corner} = device;
  // The outer point of the square must lie within the screen's own round corner.
  const far = corner * (1 - Math.SQRT1_2) + 1;
  const size = Math.max(render.width, render.height);
  const at = (x, y) => ({
    x: x ? width - far - size : far,
    y: y ? height - far - size : far,
    width: size,
    height: size
  });
  const toCorner = Math.hypot(width / 2 - far - size, height / 2 - far - size);
  const radius = Math.min(width / 2 - 8, toCorner - 2);
  const [hours, minutes] = clockFace(render.time).match(/\d+/g).map(Number);
  const others = companions(render, [[render.family, 3]]);
  return [
    picturePart(framed, at(0, 0)),
    [[1, 0], [0, 1], [1, 1]].map(
        ([x, y], number) => others[number] ?
            neighbourPart(others[number], at(x, y)) :
            part('gauge', inset(at(x, y), 2, 2), gauge(number))),
    part(
        'watch-dial', centred(width / 2, height / 2, 2 * radius, 2 * radius),
        dial(hours, minutes))
  ];
}

/** Cards beneath the time; the next one waits below. */
function cardStack(device, render, framed) {
  const {width, height} = device;
  const card = {x: 4, y: height * 0.25, width: width - 8, height: render.height};
  const y = card.y + card.height + 7;
  return [
    clockPart(device, render), picturePart(framed, card),
    part('card', {x: 14, y, width: width - 28, height: Math.max(20, height - y - 16)}, dayBars())
  ];
}
