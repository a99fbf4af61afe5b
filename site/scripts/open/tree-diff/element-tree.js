// The elements of a picture, read of its nodes.

import {TreeElement} from './tree-element.js';

/** Numbers for what elements are and say, so that equality is cheap and exact. */
export class KnownElements {
  constructor() {
    this.shapes = new Map();
    this.texts = new Map();
  }

  /**
   * `content` is equal in elements that are of the same types and say the same, `whole` in those
   * that look the same, too, wherever they are; `words` are what an element and those in it say,
   * sorted: equal numbers are equal words.
   */
  marksOf(layers, children) {
    const [content, whole, words] = [[], [], []];
    const add = (element) => {
      content.push(element.content);
      whole.push(element.whole);
      words.push(...element.words);
    };
    for (const {node, others} of layers) {
      const said = node.text ?? node.looks.symbol ?? node.looks.image ?? node.label;
      content.push(node.type, [said]);
      whole.push(node.type, [said], node.looks);
      if (said !== undefined) words.push(number(this.texts, `${node.type} ${said}`));
      others.forEach(add);
    }
    content.push(true);
    whole.push(true);
    children.forEach(add);
    return {
      content: number(this.shapes, JSON.stringify(content)),
      whole: number(this.shapes, JSON.stringify(whole)),
      words: words.sort((one, other) => one - other),
    };
  }
}

function number(known, text) {
  // Letters with accents are the same letters however they are encoded.
  const key = text.normalize();
  if (!known.has(key)) known.set(key, known.size);
  return known.get(key);
}

/** Decorations and what is decorated are two: what is decorated has the first path. */
const DECORATING = new Set(['Background', 'Overlay', 'Mask']);

/** What a node modifies, as a position; nothing if it is a view itself. */
function contentOf(node, inside, nodes) {
  if (inside.length === 1 && nodes[inside[0]].path === node.path) return inside[0];
  if (!DECORATING.has(node.type)) return undefined;
  return inside.find((index) => nodes[index].path === `${node.path}.0`);
}

/** Positions of the nodes directly in a node, whose first stands at `start`. */
function directlyIn(node, nodes, start) {
  const found = [];
  for (let index = start; index < nodes.length && nodes[index].depth > node.depth; index += 1)
    if (!found.length || nodes[index].depth <= nodes[found[0]].depth) found.push(index);
  return found;
}

/** The outermost elements; `known` is shared by the trees that are compared. */
export function outermostElements(nodes, known) {
  let next = 0;
  let order = 0;
  const isIn = (node) => next < nodes.length && nodes[next].depth > node.depth;

  /** Reads the element that begins at the next node. */
  const element = () => {
    const layers = [];
    let children;
    while (!children) {
      const node = nodes[next];
      next += 1;
      const content = contentOf(node, directlyIn(node, nodes, next), nodes);
      // Decorations behind the content stand before it, the others after it.
      const others = [];
      while (isIn(node) && next !== content) others.push(element());
      const isView = content === undefined || next !== content;
      layers.push({node, others: isView ? [] : others});
      if (isView) children = others;
    }
    // What stands after a content belongs to the innermost of its modifiers that is less deep.
    for (const {node, others} of layers.slice(0, -1).reverse())
      while (isIn(node)) others.push(element());
    order += 1;
    return new TreeElement(layers, children, known.marksOf(layers, children), order);
  };

  const outermost = [];
  while (next < nodes.length) outermost.push(element());
  return outermost;
}
