// A contact sheet: the pictures of the selection in one SVG that stands on its own.

import {make} from '../basics/elements.js';
import {captionOf, catalogue, widgetOf} from '../model/catalogue.js';
import {state} from '../model/store.js';
import {loadPictures} from '../pictures/files.js';

const SHEET = {width: 1600, margin: 40, gap: 24, caption: 34, most: 600};

/** Puts pictures in lines, as words stand in a paragraph. */
function sheetLayout(renders) {
  let [x, y, line] = [SHEET.margin, SHEET.margin + 48, 0];
  const cells = renders.map((render) => {
    const width = Math.max(render.width, 96);
    if (x > SHEET.margin && x + width > SHEET.width - SHEET.margin) {
      [x, y, line] = [SHEET.margin, y + line + SHEET.caption + SHEET.gap, 0];
    }
    const cell = {render, x, y};
    x += width + SHEET.gap;
    line = Math.max(line, render.height);
    return cell;
  });
  return {cells, height: y + line + SHEET.caption + SHEET.margin};
}

/** The sheet as text. Pictures are images inside, so that their names cannot meet. */
async function contactSheet(renders) {
  const {cells, height} = sheetLayout(renders);
  const space = 'http://www.w3.org/2000/svg';
  const tag = (name, attributes, text) => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text) element.textContent = text;
    return element;
  };
  const sheet = tag('svg', {
    width: SHEET.width,
    height,
    viewBox: `0 0 ${SHEET.width} ${height}`,
    'font-family': 'Inter, system-ui, sans-serif',
  });
  sheet.append(
      tag('rect', {width: '100%', height: '100%', fill: '#e9ebef'}),
      tag('text', {x: SHEET.margin, y: 56, 'font-size': 24, 'font-weight': 650}, catalogue.title));
  for (const {render, x, y} of cells) {
    const text = (await loadPictures(render.widget))[render.file];
    if (!text) continue;
    const bytes = new TextEncoder().encode(text);
    const href = `data:image/svg+xml;base64,${btoa(binary(bytes))}`;
    sheet.append(
        tag('image', {x, y, width: render.width, height: render.height, href}),
        tag('text', {x, y: y + render.height + 15, 'font-size': 10, 'font-weight': 600},
            widgetOf(render).name.slice(0, 40)),
        tag('text', {x, y: y + render.height + 28, 'font-size': 9, fill: '#5b5f68'},
            captionOf(render).slice(0, Math.max(18, render.width / 4.6))));
  }
  return new XMLSerializer().serializeToString(sheet);
}

function binary(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export async function saveContactSheet() {
  const text = await contactSheet(state.selection.slice(0, SHEET.most));
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  make('a', {href: address, download: 'contact-sheet.svg'}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
