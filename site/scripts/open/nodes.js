// The node trees of pictures: which node is where, and what it drew.

import {sizeText} from '../pictures/image.js';

/** The innermost node at a point of a picture: the smallest there, of equals the deepest. */
export function nodeAt(nodes, x, y) {
  let found;
  const size = (node) => node.frame[2] * node.frame[3];
  for (const node of nodes) {
    const [left, top, width, height] = node.frame;
    if (x < left || y < top || x > left + width || y > top + height) continue;
    if (!found || size(node) <= size(found)) found = node;
  }
  return found;
}

/** The nodes around a node, outermost first: those before it in the list that are less deep. */
export function ancestorsOf(nodes, node) {
  const around = [];
  let {depth} = node;
  for (let index = nodes.indexOf(node) - 1; index >= 0; index -= 1) {
    if (nodes[index].depth >= depth) continue;
    ({depth} = nodes[index]);
    around.unshift(nodes[index]);
  }
  return around;
}

/** The elements of an inline picture that a node drew. */
export function drawnBy(picture, node) {
  return picture ? [...picture.querySelectorAll(`[data-n="${CSS.escape(node.n)}"]`)] : [];
}

/** The colours that elements are painted with, each once. */
export function coloursOf(elements) {
  const colours = elements.flatMap((one) => [one, ...one.querySelectorAll('[fill], [stroke]')])
                      .flatMap((one) => ['fill', 'stroke'].map((name) => one.getAttribute(name)))
                      .filter((one) => one && one !== 'none' && !one.startsWith('url'));
  return [...new Set(colours)];
}

export function frameText([x, y, width, height]) {
  return `${x}, ${y}  ·  ${sizeText({width, height})}`;
}

/** What tells a node from others of its type: its text, or the words for its image. */
export function wordsOf(node) { return node.text || node.label || ''; }
