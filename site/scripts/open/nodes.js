// The node trees of pictures: which node is where, and among which others.

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

/** The nodes directly within a node. */
export function childrenOf(nodes, node) {
  const children = [];
  for (let index = nodes.indexOf(node) + 1; index < nodes.length; index += 1) {
    if (nodes[index].depth <= node.depth) break;
    if (nodes[index].depth === node.depth + 1) children.push(nodes[index]);
  }
  return children;
}

/** The next node outwards whose frame is another: what a node's insets are measured in. */
export function roomOf(nodes, node) {
  const frame = String(node.frame);
  return ancestorsOf(nodes, node).findLast((one) => String(one.frame) !== frame);
}

/** What stands before and after a node, or after what wraps it alone: `{before, own, after}`. */
export function neighboursOf(nodes, node) {
  let own = node;
  for (const around of ancestorsOf(nodes, node).reverse()) {
    const children = childrenOf(nodes, around);
    const index = children.indexOf(own);
    if (children.length > 1)
      return {before: children[index - 1], own, after: children[index + 1]};
    own = around;
  }
  return {own};
}

/** Where in the code a node's view stands: `{file, line}`, said by it or by what is around it. */
export function positionOf(nodes, node) {
  const said = [...ancestorsOf(nodes, node), node];
  const [file, line] =
      ['file', 'line'].map((name) => (said.findLast((one) => one[name]) || {})[name]);
  return file && {file, line};
}

/** What tells a node from others of its type: its text, its symbol or image, or the words for it. */
export function wordsOf(node) {
  return node.text || node.symbol || node.image || node.label || '';
}
