// A picture as an image, and what style sheets know of it.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, catalogue, traitOf, widgetOf} from '../model/catalogue.js';
import {showFile} from './files.js';
import {showNear} from './near.js';

/** What lies on the wallpaper, such as accessories and controls, has no card to cast a shadow. */
export function isCard(render) { return !catalogue.onWallpaper.has(render.family); }

/** What a picture stands on, as attributes of its stage. */
export function groundOf(render) {
  return {
    'data-scheme': traitOf(render, 'scheme') || undefined,
    'data-mode': traitOf(render, 'mode') || undefined,
  };
}

/** What style sheets know of a picture: its size and the radius of its corners, points. */
export function sizeVars({width, height, cornerRadius = 0}) {
  return {'--w': width, '--h': height, '--r': cornerRadius};
}

/** A picture's size in points; what takes the size of its content seldom has whole ones. */
export function sizeText({width, height}) {
  const [across, down] = [width, height].map((length) => Math.round(length * 100) / 100);
  return t`${across} × ${down} pt`;
}

/** An image of a render; `waits` lets it come when it is near the window. */
export function imageOf(render, without, attributes = {}, waits = false) {
  const name = widgetOf(render).name;
  const image = make('img', {
    alt: `${name}, ${captionOf(render, without)}`,
    width: Math.round(render.width) || 1,
    height: Math.round(render.height) || 1,
    decoding: 'async',
    class: isCard(render) ? 'picture card' : 'picture',
    ...attributes,
  });
  if (waits)
    showNear(image, render);
  else
    showFile(image, render);
  return image;
}
