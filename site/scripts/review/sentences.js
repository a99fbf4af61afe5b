// What happened, a sentence a change; one that is pointed at or focused is outlined on both sides.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {boxElement} from '../open/marks.js';

/** More sentences are built when they are asked for. */
const SENTENCES_A_TIME = 60;

/** A list for an item whose sentences light their elements up on the sides of a stage. */
export function sentenceList(item, sides) {
  const {changes} = item;
  const boxes = changes.map(
      (change) => [change.old, change.new].map((frame, at) => {
        const target = sides[at];
        if (!frame || !target) return undefined;
        const box = boxElement(target.side, frame, 'change');
        target.overlay.append(box);
        return box;
      }));
  const buttons = [];
  const list = {at: -1, count: changes.length};
  const light = (index, isLit) => {
    for (const box of boxes[index] || []) box?.classList.toggle('lit', isLit);
  };

  /** Keeps one of them lit. */
  list.choose = (index) => {
    light(list.at, false);
    buttons[list.at]?.removeAttribute('aria-current');
    list.at = index;
    light(index, true);
    buttons[index]?.setAttribute('aria-current', 'true');
    buttons[index]?.scrollIntoView({block: 'nearest'});
    boxes[index]?.find((box) => box?.closest('.pane'))?.scrollIntoView({block: 'center', inline: 'center'});
  };
  list.step = (by) => list.choose((Math.max(list.at, by < 0 ? 0 : -1) + by + changes.length) % changes.length);
  const sentence = ({words}, index) => {
    const rest = (isLit) => () => light(index, isLit || list.at === index);
    const button = make(
        'button', {
          class: 'sentence',
          onpointerenter: rest(true),
          onpointerleave: rest(false),
          onfocus: rest(true),
          onblur: rest(false),
          onclick: () => list.choose(list.at === index ? -1 : index),
        },
        make('bdi', {}, words));
    buttons[index] = button;
    return make('li', {}, button);
  };
  const rows = make('ol', {class: 'sentences'});
  const more = make('button', {class: 'plain-button', onclick: () => fill()});
  const fill = () => {
    const from = rows.children.length;
    rows.append(...changes.slice(from, from + SENTENCES_A_TIME).map((one, at) => sentence(one, from + at)));
    more.hidden = rows.children.length >= changes.length;
    more.textContent = plural(changes.length - rows.children.length, 'more sentence');
  };
  fill();
  list.element = changes.length ? make('div', {}, rows, more) :
                                  make('p', {class: 'quiet'}, t`Nothing is known but that the files differ.`);
  return list;
}
