// Marks over the open picture, and lists that light them up.

import {make} from '../basics/elements.js';

/** A mark over a picture, laid by shares of its size so that it follows any zoom. */
export function boxElement(render, frame, kind, label) {
  const [x, y, width, height] = frame;
  return make(
      'div', {
        class: `box box-${kind}`,
        'aria-hidden': 'true',
        vars: {
          left: `${(100 * x) / render.width}%`,
          top: `${(100 * y) / render.height}%`,
          width: `${(100 * width) / render.width}%`,
          height: `${(100 * height) / render.height}%`,
        },
      },
      label && make('span', {class: 'box-label'}, String(label)));
}

/** An ordered list whose entries light up their mark, and are lit up by it. */
export function markList(framed, items) {
  const boxes = items.map((item) => item.box);
  const light = (index, isLit) => boxes[index] && boxes[index].classList.toggle('lit', isLit);
  framed.mark(boxes.filter(Boolean));
  return make(
      'ol', {class: 'look-list', tabindex: 0},
      items.map(
          (item, index) => make(
              'li', {
                onpointerenter: () => light(index, true),
                onpointerleave: () => light(index, false),
              },
              item.content)));
}
