// The inspector: point at a part of the picture, or choose it in the tree. With one chosen, pointing
// at another measures between them.

import {arrowOf} from '../basics/arrows.js';
import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {gapsBetween} from './gaps.js';
import {boxElement} from './marks.js';
import {ancestorsOf, childrenOf, nodeAt, wordsOf} from './nodes.js';
import {nodeFacts} from './numbers.js';

/** What was chosen last, so that it is found again in another picture of the widget. */
let last = {};

export function inspectLook(render, framed, nodes) {
  if (!nodes.length) return {list: make('p', {class: 'quiet'}, t`No node tree was kept.`)};
  const facts = make('div', {class: 'node-facts'});
  const measured = make('p', {class: 'quiet measured', role: 'status'});
  const rows = new Map();
  let chosen;

  function show(node, isLight) {
    const gaps = isLight ? gapsBetween(chosen.frame, node.frame) : [];
    framed.mark([
      boxElement(render, chosen.frame, 'picked'),
      isLight && node !== chosen && boxElement(render, node.frame, 'hover', node.type),
      ...gaps.map((gap) => boxElement(render, gap.line, 'gap', gap.length))
    ].filter(Boolean));
    const sides = gaps.map((gap) => `${gap.side} ${gap.length}`).join(', ');
    measured.textContent = sides ? t`To ${node.type}, in points: ${sides}` : '';
  }

  function choose(node) {
    for (const [other, row] of rows) {
      row.setAttribute('aria-selected', String(other === node));
      row.tabIndex = other === node ? 0 : -1;
    }
    chosen = node;
    last = {widget: render.widget, n: node.n, type: node.type};
    show(node);
    facts.replaceChildren(...nodeFacts(render, framed, nodes, node, choose));
    reveal(rows.get(node));
  }

  const tree = make('ul', {class: 'tree', role: 'tree', 'aria-label': t`Views`}, nodes.map((node) => {
    const row = make(
        'button', {
          role: 'treeitem',
          'aria-level': node.depth + 1,
          vars: {'--depth': node.depth},
          onclick: () => choose(node),
          onpointerenter: () => show(node, true),
          onfocus: () => show(node, true),
          onpointerleave: () => show(chosen),
        },
        node.type, wordsOf(node) && make('span', {class: 'quiet'}, ` ${wordsOf(node)}`));
    rows.set(node, row);
    return make('li', {role: 'none'}, row);
  }));
  tree.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = nodes.find((node) => rows.get(node) === event.target);
    const target = here && stepFrom(nodes, here, arrowOf(event));
    if (!target) return;
    event.preventDefault();
    // With Shift the choice stays, and what is between it and the row is measured.
    if (!event.shiftKey) choose(target);
    rows.get(target).focus({preventScroll: true});
    reveal(rows.get(target));
  });
  pointIn(framed, render, nodes, {
    choose,
    show: (node) => show(node || chosen, !!node),
  });
  const isLast = (node) => node.n === last.n && node.type === last.type;
  choose((last.widget === render.widget && nodes.find(isLast)) || nodes[0]);
  return {
    list: tree,
    facts: [facts, measured],
    // The picture is inline only now, or the list on the page.
    shown: () => choose(chosen),
  };
}

/** Scrolls the list, and nothing around it, to where a row is seen. */
function reveal(row) {
  const list = row.closest('.look-scroll');
  if (!list) return;
  const [around, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const room = box.height * 2;
  if (box.top < around.top + room || box.bottom > around.bottom - room)
    list.scrollTop += box.top - around.top - (around.height - box.height) / 2;
}

/** The node that a key leads to: along the list, out to what is around, in to what is within. */
function stepFrom(nodes, node, key) {
  const index = nodes.indexOf(node);
  const [first] = childrenOf(nodes, node);
  return {
    ArrowDown: nodes[index + 1],
    ArrowUp: nodes[index - 1],
    ArrowLeft: ancestorsOf(nodes, node).pop(),
    ArrowRight: first,
    Home: nodes[0],
    End: nodes[nodes.length - 1],
  }[key];
}

/** Lets the picture be pointed at and clicked. */
function pointIn(framed, render, nodes, {choose, show}) {
  const at = (event) => {
    const box = framed.element.getBoundingClientRect();
    return nodeAt(
        nodes, ((event.clientX - box.left) / box.width) * render.width,
        ((event.clientY - box.top) / box.height) * render.height);
  };
  framed.element.classList.add('inspected');
  framed.element.addEventListener('pointermove', (event) => show(at(event)));
  framed.element.addEventListener('pointerleave', () => show());
  framed.element.addEventListener('click', (event) => {
    const node = at(event);
    if (node) choose(node);
  });
}
