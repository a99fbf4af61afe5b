// The inspector: point at a part of the picture, or choose it in the tree. With one chosen, pointing
// at another measures between them.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {widgetOf} from '../model/catalogue.js';
import {boxElement} from './marks.js';
import {ancestorsOf, coloursOf, drawnBy, frameText, nodeAt} from './nodes.js';

export function inspectLook(render, framed, nodes) {
  if (!nodes.length) return make('p', {class: 'quiet'}, t`No node tree was kept.`);
  const facts = make('div', {class: 'inspect-facts', role: 'status'});
  const measured = make('p', {class: 'quiet measured'});
  const rows = new Map();
  let chosen;

  function show(node, isLight) {
    const gaps = chosen && isLight ? gapsBetween(chosen.frame, node.frame) : [];
    framed.mark([
      chosen && boxElement(render, chosen.frame, 'picked'),
      isLight && node !== chosen && boxElement(render, node.frame, 'hover', node.type),
      ...gaps.map((gap) => boxElement(render, gap.line, 'gap', gap.length))
    ].filter(Boolean));
    const sides = gaps.map((gap) => `${gap.side} ${gap.length}`).join(', ');
    measured.textContent = sides ? t`To ${node.type}, in points: ${sides}` : '';
  }

  function choose(node) {
    if (chosen) rows.get(chosen).removeAttribute('aria-current');
    chosen = node;
    rows.get(node).setAttribute('aria-current', 'true');
    rows.get(node).scrollIntoView({block: 'nearest'});
    show(node);
    facts.replaceChildren(...inspectFacts(render, framed, nodes, node, choose));
  }

  const tree = make('ul', {class: 'tree', 'aria-label': t`Views`}, nodes.map((node) => {
    const row = make(
        'button', {
          vars: {'--depth': node.depth},
          onclick: () => choose(node),
          onpointerenter: () => show(node, true),
          onfocus: () => show(node, true),
          onpointerleave: () => show(chosen || node),
        },
        node.type, node.text && make('span', {class: 'quiet'}, ` ${node.text}`));
    rows.set(node, row);
    return make('li', {}, row);
  }));
  const at = (event) => {
    const box = framed.element.getBoundingClientRect();
    return nodeAt(
        nodes, ((event.clientX - box.left) / box.width) * render.width,
        ((event.clientY - box.top) / box.height) * render.height);
  };
  framed.element.classList.add('inspected');
  framed.element.addEventListener('pointermove', (event) => {
    const node = at(event);
    if (node) show(node, true);
  });
  framed.element.addEventListener('pointerleave', () => show(chosen || nodes[0]));
  framed.element.addEventListener('click', (event) => {
    const node = at(event);
    if (node) choose(node);
  });
  return [facts, measured, tree];
}

/** The distances between two frames: the gap on an axis, or how far edges of a kind lie apart. */
function gapsBetween(a, b) {
  const axes = [[0, t`left`, t`right`], [1, t`above`, t`below`]];
  const apart = axes.map(([at]) => b[at] >= a[at] + a[at + 2] || a[at] >= b[at] + b[at + 2]);
  return axes
      .flatMap(([at, before, after]) => {
        const [start, end, otherStart, otherEnd] = [a[at], a[at] + a[at + 2], b[at], b[at] + b[at + 2]];
        if (!apart[at] && apart[1 - at]) return [];
        const pairs = !apart[at] ? [[before, start, otherStart], [after, end, otherEnd]] :
            otherStart >= end    ? [[after, end, otherStart]] :
                                   [[before, otherEnd, start]];
        // Across, a line lies in the middle of what the frames share, or of the first.
        const low = Math.max(a[1 - at], b[1 - at]);
        const high = Math.min(a[1 - at] + a[3 - at], b[1 - at] + b[3 - at]);
        const middle = low <= high ? (low + high) / 2 : a[1 - at] + a[3 - at] / 2;
        return pairs.map(([side, from, to]) => {
          const [least, size] = [Math.min(from, to), Math.abs(to - from)];
          return {
            side,
            length: Math.round(size * 100) / 100,
            line: at ? [middle, least, 0, size] : [least, middle, size, 0]
          };
        });
      })
      .filter((gap) => gap.length);
}

/** Everything the tree and the picture know about a node. */
function inspectFacts(render, framed, nodes, node, choose) {
  const colours = coloursOf(drawnBy(framed.piece.picture, node));
  const {source} = widgetOf(render);
  const rows = [
    [t`Frame`, frameText(node.frame)], [t`Text`, node.text], [t`Says`, node.spoken],
    [t`Link`, node.link], [t`Identifier`, node.id], [t`Path`, node.n],
    [t`Drawn`, [node.redacted && t`redacted`, node.truncated && t`truncated`]
                   .filter(Boolean)
                   .join(', ')],
    [t`Source`, source && `${source.file}${source.line ? ':' + source.line : ''}`]
  ];
  return [
    make(
        'p', {class: 'crumbs'},
        ancestorsOf(nodes, node).slice(-4).map(
            (one) => [make('button', {onclick: () => choose(one)}, one.type), ' › ']),
        make('b', {}, node.type)),
    make(
        'dl', {class: 'facts'},
        rows.filter(([, value]) => value)
            .map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
        colours.length > 0 &&
            make(
                'div', {}, make('dt', {}, t`Colours`),
                make(
                    'dd', {class: 'swatches'},
                    colours.map(
                        (one) => make('span', {}, make('i', {vars: {background: one}}), one))))),
  ];
}
