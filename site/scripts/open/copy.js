// Taking the open picture along: as SVG, as an image in several sizes, as a link, as Markdown.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, widgetOf} from '../model/catalogue.js';
import {addressOf, isSingleFile, loadPictures, showFile} from '../pictures/files.js';
import {copyText, say} from './clipping.js';

const SCALES = [1, 2, 3];

export function copyActions(render) {
  const svg = async () => (await loadPictures(render.widget))[render.file] || '';
  const button = (name, title, act) =>
      make('button', {class: 'plain-button', 'data-keep': `copy-${name}`, onclick: act}, title);
  const open = make('a', {class: 'plain-button'}, t`Open SVG`);
  showFile(open, render, 'href');
  return make(
      'section', {class: 'take', 'aria-label': t`Copy`}, make('h3', {}, t`Copy`),
      make(
          'div', {class: 'detail-actions'},
          button('link', t`Link`, () => copyText(location.href, t`the link`)),
          button('markdown', t`Markdown`, () => copyText(markdown(render), t`Markdown`)),
          button('svg', t`SVG`, async () => copyText(await svg(), t`SVG`)),
          make(
              'span', {class: 'joined', role: 'group', 'aria-label': t`Copy as PNG`},
              SCALES.map((scale) => button(`png-${scale}`, t`PNG ${scale}×`, () => {
                           copyImage(render, svg, scale);
                         })))),
      make(
          'div', {class: 'detail-actions'}, open,
          render.tree && !isSingleFile() &&
              make('a', {class: 'plain-button', href: addressOf(render.tree)}, t`Open tree`)));
}

/** The picture as text of the kind that issues are written in, leading to where it is open. */
function markdown(render) {
  const words = `${widgetOf(render).name}, ${captionOf(render)}`.replace(/[\[\]\\]/g, '\\$&');
  const link = `](<${location.href}>)`;
  if (isSingleFile()) return `[${words}${link}`;
  return `[![${words}](<${new URL(addressOf(render.file), location.href)}>)${link}`;
}

/** Copies a picture as an image; where the browser takes no images, it is saved as a file. */
async function copyImage(render, svg, scale) {
  const kind = t`PNG ${scale}×`;
  const name = `${render.id.replaceAll('/', ' ')} ${scale}x.png`;
  const image = painted(render, svg, scale);
  try {
    await navigator.clipboard.write([new ClipboardItem({'image/png': image})]);
    say(t`Copied: ${kind}`);
  } catch {
    const address = URL.createObjectURL(await image);
    make('a', {href: address, download: name}).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    say(t`Saved: ${name}`);
  }
}

/** A picture drawn in so many pixels a point. */
async function painted(render, svg, scale) {
  const address = URL.createObjectURL(new Blob([await svg()], {type: 'image/svg+xml'}));
  try {
    const [width, height] = [render.width, render.height].map((one) => Math.round(one * scale) || 1);
    const image = make('img', {src: address, width, height});
    await image.decode();
    const canvas = make('canvas', {width, height});
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
