// Printing: the groups that are left with the pairs of all their items, whatever the window shows.

import {make} from '../basics/elements.js';
import {plural} from '../basics/words.js';
import {loadImages} from '../pictures/files.js';
import {imageOf, isCard, sizeVars} from '../pictures/image.js';
import {decisionWords} from './decision-buttons.js';
import {groundOfItem} from './grounds.js';
import {changeTitle} from './outcomes.js';
import {review} from './record.js';
import {selection} from './selection.js';

let sheet;

function fillSheet() {
  if (sheet) return;
  const parts = [
    make('h1', {}, make('bdi', {}, review.title)),
    make('p', {class: 'quiet'}, `${review.sides.join(' → ')} · ${plural(selection().length, 'difference')}`)
  ];
  let group;
  for (const item of selection()) {
    if (item.group !== group) {
      group = item.group;
      const {heading, rest, change} = review.group.get(group);
      parts.push(make('h2', {}, `${changeTitle(change)}: `, make('bdi', {}, heading)));
      if (rest.length) parts.push(make('p', {}, make('bdi', {}, rest.join(' · '))));
    }
    parts.push(itemFigure(item));
  }
  sheet = make('div', {class: 'print-sheet review-sheet'}, parts);
  document.body.append(sheet);
}

function itemFigure(item) {
  const pictures = item.isPicture ?
      item.sides.map((side, at) => side && !side.isMissing && make(
                         'span', {class: 'sheet-side', vars: sizeVars(side)},
                         make('small', {}, make('bdi', {}, review.sides[at])),
                         imageOf(side, [], {decoding: 'sync', alt: review.sides[at]}))) :
      [make('ul', {}, item.changes.map((one) => make('li', {}, make('bdi', {}, one.words))))];
  const isLock = item.isPicture && item.family && !isCard(item);
  return make(
      'figure', {class: isLock ? 'lock' : '', 'data-item': item.id, ...groundOfItem(item)},
      make('span', {class: 'sheet-pair'}, pictures),
      make(
          'figcaption', {}, make('b', {}, make('bdi', {}, item.name)), ' ', make('bdi', {}, item.caption),
          make('br'), decisionWords(item)));
}

function emptySheet() {
  if (sheet) sheet.remove();
  sheet = undefined;
}

/** Prints it once all of its pictures are there. */
export async function printReview() {
  await Promise.all([...new Set(selection().map((item) => item.widget))].map(loadImages));
  fillSheet();
  await Promise.all([...sheet.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  window.print();
}

/** Fills a sheet of paper whenever one is to be printed. */
export function listenForPaper() {
  window.addEventListener('beforeprint', fillSheet);
  window.addEventListener('afterprint', emptySheet);
}
