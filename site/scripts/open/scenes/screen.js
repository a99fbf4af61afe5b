// A device with its screen. What stands on it is placed in points of the device; the style sheet
// makes them as large as the room allows.

import {make} from '../../basics/elements.js';
import {state} from '../../model/store.js';
import {groundOf} from '../../pictures/image.js';

const BEZEL = {phone: 10, pad: 22, watch: 14, mac: 14};
/** What lies at both ends of a screen with square corners: room for a button. */
const BROW = 72;
/** How many times its size in points a device may have on the page. */
const LARGEST = {phone: 1.25, pad: 1.25, watch: 2.4, mac: 1.25};

/** Something at its place. What only ornaments the screen is said by no screen reader. */
export function part(kind, {x, y, width, height}, ...children) {
  return make(
      'div', {
        class: `part part-${kind}`,
        'data-part': kind,
        'aria-hidden': kind === 'picture' ? undefined : 'true',
        vars: {'--x': x, '--y': y, '--wide': width, '--high': height},
      },
      children);
}

/** The picture in the middle of a box, as large as it is there, smaller if it would not fit. */
export function picturePart(framed, box, scale = 1) {
  return part('picture', fitted(framed.render, box, scale), framed.element);
}

export function fitted({width, height}, box, scale = 1) {
  const fit = Math.min(scale, box.width / width, box.height / height);
  const [wide, high] = [width * fit, height * fit];
  return {
    x: box.x + (box.width - wide) / 2,
    y: box.y + (box.height - high) / 2,
    width: wide,
    height: high
  };
}

/** The room above the middle of a box that something needs, e.g. what is drawn in it. */
export function centred(x, y, width, height) {
  return {x: x - width / 2, y: y - height / 2, width, height};
}

/** A device that shows what a picture stands among. */
export function deviceElement(device, render, name, parts) {
  const bezel = BEZEL[device.kind];
  const hasButton = !device.corner;
  const isUpright = device.width < device.height;
  const brow = hasButton ? BROW : 0;
  const width = device.width + 2 * (bezel + (isUpright ? 0 : brow));
  const height = device.height + 2 * (bezel + (isUpright ? brow : 0));
  return make(
      'div', {
        class: 'place',
        vars: {
          '--device-w': width,
          '--device-h': height,
          '--largest': LARGEST[device.kind],
          '--bezel': bezel,
          '--brow-x': isUpright ? 0 : brow,
          '--brow-y': isUpright ? brow : 0,
          '--corner-at': device.corner,
        },
      },
      make(
          'div', {
            class: `device device-${device.kind}`,
            'data-place': name,
            'data-button': hasButton ? (isUpright ? 'below' : 'beside') : undefined,
            'data-wallpaper': state.wallpaper || undefined,
            ...groundOf(render),
          },
          make('div', {class: 'screen'}, parts)));
}
