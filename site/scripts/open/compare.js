// Pictures beside each other, or two over each other: the pinned ones are A, B and so on, the open
// one is the last.

import {icon, make, menu} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, catalogue, rank, titleOf, valueOf, widgetOf} from '../model/catalogue.js';
import {writeDate} from '../model/dates.js';
import {renderLine, renderOfInstance, sibling} from '../model/siblings.js';
import {state, update} from '../model/store.js';
import {timelineOf} from '../model/timelines.js';
import {besideEachOther, HOWS, howControl, overEachOther} from '../parts/laid-over.js';
import {groundOf, sizeText} from '../pictures/image.js';

/** More stand too small beside each other to be compared. */
const PINS_MOST = 8;

/** The pictures that a picture is compared with, in the order in which they were pinned. */
export function pinnedBeside(render) {
  return pinned().filter((one) => one !== render);
}

function pinned() {
  return [...new Set(state.pin.split(','))].map((id) => catalogue.render.get(id)).filter(Boolean);
}

function setPins(renders) {
  update({
    pin: renders.slice(-PINS_MOST).map((one) => one.id).join(','),
    how: renders.length > 1 ? '' : state.how
  });
}

/** Pins the open picture, a picture that differs from it in one thing, or lets all go. */
export function compareControls(render) {
  const pins = pinned();
  const isPinned = pins.includes(render);
  return [
    make(
        'button', {
          class: 'plain-button',
          'data-keep': 'pin',
          'aria-pressed': String(isPinned),
          onclick: () => setPins(isPinned ? pins.filter((one) => one !== render) : [...pins, render]),
        },
        icon('pin'), isPinned ? t`Unpin` : t`Pin`),
    otherMenu(render, pins),
    pins.length > 0 &&
        make(
            'button',
            {class: 'plain-button', 'data-keep': 'unpin-all', onclick: () => update({pin: '', how: ''})},
            t`Stop comparing`),
    pinnedBeside(render).length === 1 &&
        howControl(HOWS, state.how in HOWS ? state.how : '', (how) => update({how})),
  ];
}

/** Every picture that differs from the open one in one thing, to stand beside it. */
function otherMenu(render, pins) {
  const others = othersOf(render).filter(([one]) => !pins.includes(one));
  if (!others.length) return undefined;
  const made = menu(
      t`Compare with`, 'compare',
      [['', t`Compare with …`], ...others.map(([one, words]) => [one.id, words])], '',
      (id) => id && setPins([...pins, catalogue.render.get(id)]));
  made.querySelector('span').classList.add('unseen');
  made.querySelector('select').dataset.keep = 'compare-with';
  return made;
}

function othersOf(render) {
  const found = new Map();
  const add = (one, words) => one && one !== render && !found.has(one) && found.set(one, words);
  for (const axis of catalogue.axes) {
    const values = new Set(catalogue.rendersOf.get(render.widget).map((one) => valueOf(one, axis.name)));
    for (const value of [...values].sort((a, b) => rank(axis.name, a) - rank(axis.name, b)))
      if (value && value !== valueOf(render, axis.name))
        add(sibling(render, axis.name, value), `${axis.title}: ${titleOf(axis.name, value)}`);
  }
  for (const {id, title} of widgetOf(render).instances || [])
    if (id !== render.instance) add(renderOfInstance(render, id), t`Configuration: ${title}`);
  if (render.entry !== undefined) {
    const {isStates} = timelineOf(widgetOf(render), render.instance);
    for (const one of renderLine(render))
      add(one, isStates ? t`State ${one.entry + 1}` :
                          t`Entry ${one.entry + 1}, ${writeDate(one.time, 'moment')}`);
  }
  return [...found];
}

/** The letter of a picture and what tells it from the others; with a way to let it go. */
function label(number, {render}, renders) {
  const letter = String.fromCharCode(65 + number);
  const rest = pinned().filter((one) => one !== render);
  const isOpen = number === renders.length - 1;
  return make(
      'div', {class: 'compare-label'}, make('b', {}, letter),
      make('p', {}, difference(render, renders)),
      !isOpen && make(
          'button',
          {class: 'round', 'aria-label': t`Unpin ${letter}`, onclick: () => setPins(rest)},
          icon('close')));
}

/** What tells a picture from the others, also by values that go without saying where it is alone. */
function difference(render, renders) {
  const isShared = (read) => renders.every((one) => read(one) === read(render));
  const title = (one) => widgetOf(one).instances?.find(({id}) => id === one.instance)?.title;
  const entry = (one) => one.entry !== undefined && t`entry ${one.entry + 1}`;
  const names = [...new Set(['family', ...catalogue.axes.map((axis) => axis.name)])];
  const ways = [
    (one) => widgetOf(one).name,
    title,
    ...names.map((name) => (one) => titleOf(name, valueOf(one, name))),
    entry,
    sizeText,
  ];
  const words = ways.filter((read) => !isShared(read)).map((read) => read(render)).filter(Boolean);
  return words.join(', ') || captionOf(render);
}

/** So many columns that the pictures come out largest in a room of usual shape. */
function columnsFor(renders) {
  const [wide, high] = [700, 620];
  const across = Math.max(...renders.map((one) => one.width));
  const down = Math.max(...renders.map((one) => one.height));
  const zoom = (columns) => Math.min(
      wide / columns / (across + 24), high / Math.ceil(renders.length / columns) / (down + 50));
  const counts = renders.map((_, index) => index + 1);
  return counts.reduce((best, one) => (zoom(one) > zoom(best) ? one : best));
}

/** The compared pictures, all in one scale, each from the same left edge and beneath its label. */
export function comparison(all) {
  const how = all.length === 2 && state.how in HOWS ? state.how : '';
  const renders = all.map((one) => one.render);
  const most = (side) => Math.max(...renders.map((one) => one[side]));
  const size = {'--w': most('width'), '--h': most('height')};
  const pieces = all.map((one, index) => ({
                           element: one.element,
                           label: label(index, one, renders),
                           ground: groundOf(one.render),
                         }));
  if (how) return overEachOther(how, pieces, size, ['A', 'B']);
  const columns = columnsFor(renders);
  const rows = Math.ceil(all.length / columns);
  return besideEachOther(pieces, {...size, '--columns': columns, '--rows': rows});
}
