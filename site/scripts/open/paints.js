// What a picture says of how a node is drawn: fonts, colours, corners. None of it is in the tree.

import {t} from '../basics/words.js';
import {catalogue, traitOf} from '../model/catalogue.js';
import {rounded} from './gaps.js';

/** The elements of an inline picture that a node drew itself. */
export function drawnBy(picture, node) {
  if (!picture) return [];
  return [...picture.querySelectorAll(`[data-n="${CSS.escape(node.n)}"]`)]
      .flatMap((one) => [one, ...one.querySelectorAll(':not([data-n])')])
      .filter((one) => one.closest('[data-n]').dataset.n === node.n);
}

const WEIGHTS = {
  100: 'ultraLight',
  200: 'thin',
  300: 'light',
  400: 'regular',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
  800: 'heavy',
  900: 'black'
};
/** The system's font, and its designs. */
const DESIGNS = [
  [/^(-apple-system|$)/, ''], [/^ui-rounded/, 'rounded'], [/^ui-serif/, 'serif'],
  [/^ui-monospace/, 'monospaced']
];

/** The fonts of a node's text, each once, as `.font` would be told them. */
export function fontsOf(elements) {
  const fonts = elements.filter((one) => one.hasAttribute('font-size')).map((one) => {
    const said = (name) => {
      const holder = one.closest(`text[${name}], tspan[${name}]`);
      return holder ? holder.getAttribute(name) : '';
    };
    const family = said('font-family');
    const design = DESIGNS.find(([pattern]) => pattern.test(family));
    return {
      size: Number(said('font-size')),
      weight: WEIGHTS[said('font-weight') || 400] || said('font-weight'),
      design: design ? design[1] : '',
      family: design ? '' : family.split(',')[0].replace(/["']/g, ''),
      isItalic: said('font-style') === 'italic',
      isTabular: said('font-variant') === 'tabular-nums',
    };
  });
  return [...new Map(fonts.map((one) => [JSON.stringify(one), one])).values()];
}

/** The paints of elements, each once: `{hex, opacity}`, the stops of gradients among them. */
export function coloursOf(picture, elements) {
  const colours = elements.flatMap((one) => ['fill', 'stroke'].flatMap((name) => {
    const paint = one.getAttribute(name) || '';
    const [, reference] = paint.match(/^url\(#(.+)\)$/) || [];
    if (reference) {
      return [...picture.querySelectorAll(`[id="${CSS.escape(reference)}"] > stop`)].map(
          (stop) => colour(stop, 'stop-color', 'stop-opacity'));
    }
    return paint && paint !== 'none' ? [colour(one, name, `${name}-opacity`)] : [];
  }));
  return [...new Map(colours.map((one) => [`${one.hex} ${one.opacity}`, one])).values()];
}

function colour(element, name, opacity) {
  return {
    hex: element.getAttribute(name),
    opacity: Number(element.getAttribute(opacity) ?? 1),
  };
}

/** What a colour is called under a picture's scheme: in the app's catalogs, in the system's palette. */
export function namesOf({hex, opacity}, render) {
  const scheme = traitOf(render, 'scheme') === 'dark' ? 'dark' : 'light';
  const bundle = catalogue.bundles.find((one) => one.widgets.includes(render.widget)) || {};
  return [bundle.palette, catalogue.manifest.palette].flatMap((palette) => {
    const names = (palette || {})[scheme] || {};
    return names[opacity === 1 ? hex : `${hex} ${opacity}`] || [];
  });
}

/** How much longer than its radius a continuous corner's curve is along an edge. */
const CONTINUOUS = 1.528665;

/** The radii of rounded rectangles that were drawn or clipped to, in words. */
export function cornersOf(picture, elements) {
  const shapes = elements.flatMap((one) => {
    const [, clip] = (one.getAttribute('clip-path') || '').match(/^url\(#(.+)\)$/) || [];
    return clip ? [...picture.querySelectorAll(`[id="${CSS.escape(clip)}"] > *`)] : [one];
  });
  const said = shapes.map((shape) => {
    if (shape.localName === 'rect' && shape.hasAttribute('rx'))
      return {radius: rounded(Number(shape.getAttribute('rx'))), style: t`circular`};
    const radius = shape.localName === 'path' ? continuousRadius(shape.getAttribute('d')) : 0;
    return radius ? {radius, style: t`continuous`} : undefined;
  });
  return [...new Map(said.filter(Boolean).map((one) => [JSON.stringify(one), one])).values()];
}

/** The radius of a path of four straight edges and three curves a corner; 0 of any other. */
function continuousRadius(path) {
  if (path.replace(/[^A-Z]/g, '').replaceAll(/L?CCC/g, 'c').replace(/^M|Z$/g, '') !== 'cccc') return 0;
  const numbers = path.match(/-?[\d.]+/g).map(Number);
  const [across, down] = [0, 1].map((at) => numbers.filter((_, index) => index % 2 === at));
  const [left, bottom] = [Math.min(...across), Math.max(...down)];
  const room = Math.min(Math.max(...across) - left, bottom - Math.min(...down));
  const inset = Math.min(...across.filter((_, index) => down[index] === bottom)) - left;
  return inset * 2 < room - 0.1 ? rounded(inset / CONTINUOUS) : 0;
}
