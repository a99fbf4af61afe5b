// Printing: every picture of the selection, whatever the window shows.

import {make} from '../basics/elements.js';
import {captionOf, catalogue, widgetOf} from '../model/catalogue.js';
import {state} from '../model/store.js';
import {loadImages} from '../pictures/files.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';
import {statusText} from './status.js';

let printSheet;

function fillPrintSheet() {
  if (printSheet) return;
  const parts = [make('h1', {}, catalogue.title), make('p', {class: 'quiet'}, [statusText(), state.q].filter(Boolean).join(' · '))];
  let widget;
  for (const render of state.selection) {
    if (render.widget !== widget) {
      widget = render.widget;
      parts.push(make('h2', {}, widgetOf(render).name));
    }
    parts.push(make(
        'figure',
        {class: isCard(render) ? '' : 'lock', ...groundOf(render), vars: sizeVars(render)},
        imageOf(render, [], {decoding: 'sync'}),
        make('figcaption', {}, captionOf(render))));
  }
  printSheet = make('div', {class: 'print-sheet'}, parts);
  document.body.append(printSheet);
}

function emptyPrintSheet() {
  if (printSheet) printSheet.remove();
  printSheet = undefined;
}

export async function printSelection() {
  await Promise.all(
      [...new Set(state.selection.map((render) => render.widget))].map(loadImages));
  fillPrintSheet();
  await Promise.all(
      [...printSheet.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  window.print();
}

export function listenForPrint() {
  window.addEventListener('beforeprint', fillPrintSheet);
  window.addEventListener('afterprint', emptyPrintSheet);
}
