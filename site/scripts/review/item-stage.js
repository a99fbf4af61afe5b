// The stage of an item: its pictures in one of the ways of the gallery's comparison, or its lines or
// words.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {imageOf, sizeText, sizeVars} from '../pictures/image.js';
import {besideEachOther, overEachOther} from '../parts/laid-over.js';
import {groundClass, groundOfItem} from './grounds.js';
import {linesElement} from './lines.js';
import {review, telling} from './record.js';

/** In less room pictures that are wide stand above each other. */
const NARROW = 600;

/** Shows an item; returns the sides `{side, overlay}` that marks can be laid on. */
export function fillStage(stage, item, mode) {
  const isText = mode === 'code' || mode === 'words';
  stage.className = `detail-stage ${isText ? 'text-stage' : groundClass(telling(item))}`;
  if (isText) {
    stage.replaceChildren(mode === 'code' ? linesElement(item) : wordsElement(item));
    return {sides: []};
  }
  const pieces = item.sides.map((side, at) => side && pieceOf(item, side, at));
  stage.replaceChildren(laidOut(mode, pieces.filter(Boolean), stage.clientWidth));
  return {sides: pieces.map((one) => one && {side: one.side, overlay: one.overlay})};
}

/** The pieces in one scale, the older always first. */
function laidOut(mode, pieces, room) {
  const most = (name) => Math.max(...pieces.map((one) => one.side[name]));
  const size = {'--w': most('width'), '--h': most('height')};
  if (mode && pieces.length === 2) return overEachOther(mode, pieces, size, review.sides);
  const isWide = size['--w'] > (room < NARROW ? 1.3 : 3) * size['--h'];
  const columns = pieces.length === 1 || isWide ? 1 : 2;
  return besideEachOther(pieces, {...size, '--columns': columns, '--rows': pieces.length / columns});
}

function pieceOf(item, side, at) {
  const name = review.sides[at];
  const overlay = make('div', {class: 'overlay'});
  const piece = make('div', {class: 'piece'}, side.isMissing ? absent(side) : imageElement(item, side, name));
  const element =
      make('div', {class: 'framed', 'data-side': at ? 'new' : 'old', vars: sizeVars(side)}, piece, overlay);
  const label = make(
      'div', {class: 'compare-label'}, make('b', {}, make('bdi', {}, name)),
      make('p', {class: 'quiet'}, sizeText(side)));
  return {element, label, ground: groundOfItem(item), side, overlay};
}

function imageElement(item, side, name) {
  const image = imageOf(side, [], {
    alt: `${item.name}, ${item.caption}, ${name}`,
    decoding: 'sync',
    onerror: () => image.replaceWith(absent(side, t`This picture cannot be shown:`)),
  });
  return image;
}

function absent(side, words = t`This picture is not there:`) {
  return make(
      'p', {class: 'notice notice-error'}, words, ' ', make('code', {}, make('bdi', {}, side.file)));
}

function wordsElement(item) {
  const words = item.changes.map((one) => make('li', {}, make('bdi', {}, one.words)));
  return make(
      'div', {class: 'stage-text', tabindex: 0, role: 'region', 'aria-label': t`Words`},
      words.length ? make('ol', {}, words) : make('p', {}, t`Nothing is known but that the files differ.`));
}
