// What a designer copies of a view: where it lies, how far from what is around it, how it is drawn.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {widgetOf} from '../model/catalogue.js';
import {copyable, factList} from './clipping.js';
import {insetsIn, rounded, spacing} from './gaps.js';
import {ancestorsOf, neighboursOf, positionOf, roomOf, wordsOf} from './nodes.js';
import {coloursOf, cornersOf, drawnBy, fontsOf, namesOf} from './paints.js';
import {sourceElement} from './source.js';

/** The way to a node, and all that tree and picture know of it; `choose` leads to another. */
export function nodeFacts(render, framed, nodes, node, choose) {
  const {picture} = framed.piece;
  const drawn = drawnBy(picture, node);
  const position = positionOf(nodes, node);
  const drawing = [node.redacted && t`redacted`, node.truncated && t`truncated`];
  return [
    make(
        'p', {class: 'crumbs'},
        ancestorsOf(nodes, node).slice(-3).map(
            (one) => [make('button', {onclick: () => choose(one)}, one.type), ' › ']),
        make('b', {}, node.type)),
    box(node.frame),
    factList([
      [t`Inset in`, insets(nodes, node, choose)],
      [t`Spacing`, spacings(nodes, node, choose)],
      [t`Symbol`, node.symbol && copyable(node.symbol)],
      [t`Image`, node.image && copyable(node.image)],
      [t`Text style`, (node.fonts || []).filter(({style}) => style).map(styleValue)],
      [t`Font`, fontsOf(drawn).map(fontValue)],
      [t`Colours`, coloursOf(picture, drawn).map((one) => colourValue(one, render))],
      [
        t`Corners`,
        cornersOf(picture, drawn).map(({radius, style}) => copyable(radius, `${radius}, ${style}`))
      ],
      [t`Text`, node.text && copyable(node.text)],
      [t`Says`, node.spoken],
      [t`Link`, node.link && copyable(node.link)],
      [t`Identifier`, node.id && copyable(node.id)],
      [t`Drawn`, drawing.filter(Boolean).join(', ')],
      position ? [t`View in`, sourceElement(position)] :
                 [t`Widget in`, sourceElement(widgetOf(render).source)],
    ]),
  ];
}

/** A length that a click copies, after a letter or an arrow that says which. */
function length(sign, name, value) {
  const button = copyable(rounded(value), make('i', {}, sign), ` ${rounded(value)}`);
  button.setAttribute('aria-label', `${name} ${rounded(value)}`);
  return button;
}

function box([x, y, width, height]) {
  const lengths = [
    ['X', t`x`, x], ['Y', t`y`, y], ['W', t`width`, width], ['H', t`height`, height]
  ];
  return make('p', {class: 'node-box'}, lengths.map((one) => length(...one)));
}

function nodeLink(node, choose) {
  return make(
      'button', {class: 'node-link', onclick: () => choose(node)}, node.type,
      wordsOf(node) && ` “${wordsOf(node)}”`);
}

function insets(nodes, node, choose) {
  const room = roomOf(nodes, node);
  if (!room) return [];
  const [above, right, below, left] = insetsIn(node.frame, room.frame);
  return [
    nodeLink(room, choose),
    make(
        'span', {class: 'values'}, length('↑', t`above`, above), length('→', t`right`, right),
        length('↓', t`below`, below), length('←', t`left`, left)),
  ];
}

function spacings(nodes, node, choose) {
  const {before, own, after} = neighboursOf(nodes, node);
  const line = (words, other, far) => make(
      'span', {class: 'values beside-value'}, copyable(far, `${far} ${words}`), nodeLink(other, choose));
  // What lies over its neighbour by half and more is on it, not beside it.
  const isBeside = (far) => far > -Math.min(...own.frame.slice(2)) / 2;
  const [first, second] =
      [before && spacing(before.frame, own.frame), after && spacing(own.frame, after.frame)];
  return [
    before && isBeside(first) && line(t`after`, before, first),
    after && isBeside(second) && line(t`before`, after, second),
  ].filter(Boolean);
}

function styleValue({style}) { return copyable(`.${style}`, style); }

function fontValue({size, weight, design, family, isItalic, isTabular}) {
  const words = [
    t`${size} pt`, weight, design, family, isItalic && t`italic`, isTabular && t`equally wide digits`
  ];
  const code = family ? `.custom("${family}", size: ${size})` :
                        `.system(size: ${size}, weight: .${weight}${
                            design ? `, design: .${design}` : ''})`;
  return copyable(code, words.filter(Boolean).join(', '));
}

function colourValue(colour, render) {
  const share = colour.opacity === 1 ? '' : ` ${Math.round(colour.opacity * 100)} %`;
  return make(
      'span', {class: 'values'},
      copyable(
          colour.hex,
          make('i', {class: 'swatch', vars: {'--swatch': colour.hex, '--share': colour.opacity}}),
          `${colour.hex}${share}`),
      namesOf(colour, render).map((name) => copyable(name)));
}
