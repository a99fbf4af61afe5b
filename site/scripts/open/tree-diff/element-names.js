// What people call the elements of a picture.

import {t} from '../../basics/words.js';

/** A type as people read it; others are called as in the code. */
const KINDS = {
  HStack: t`row`,
  LazyHStack: t`row`,
  VStack: t`column`,
  LazyVStack: t`column`,
  ZStack: t`stack`,
  WidgetBackground: t`background`,
  Image: t`image`,
  Shape: t`shape`,
  Color: t`color`,
  Spacer: t`spacer`,
  Divider: t`divider`,
  Text: t`text`,
  Link: t`link`,
  Label: t`label`,
  Background: t`background`,
  Overlay: t`overlay`,
  Mask: t`mask`,
};

export function nameOfType(type) { return Object.hasOwn(KINDS, type) ? KINDS[type] : type; }

const NEWLINE = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

function inLine(text) { return text.replace(NEWLINE, ' '); }

/** What people count as one letter may be many characters. */
function lettersOf(line) { return [...new Intl.Segmenter().segment(line)].map((one) => one.segment); }

/** A text in quotation marks, in one line and not too long. */
export function quoted(text) {
  const line = inLine(text);
  const letters = line.length > 30 ? lettersOf(line) : [];
  const shown = letters.length > 30 ? `${letters.slice(0, 29).join('')}…` : line;
  return t`“${shown}”`;
}

/** Whether two texts have the same letters, however those with accents are encoded. */
export function isSameText(one, other) { return one?.normalize() === other?.normalize(); }

/** Of two long texts that begin alike, from shortly before they can be told apart. */
export function quotedApart(text, other) {
  const [line, rest] = [text, other].map(inLine);
  if (isSameText(line, rest) || !isSameText(quoted(text), quoted(other))) return quoted(text);
  const [letters, others] = [line, rest].map(lettersOf);
  const first = letters.findIndex((letter, at) => !isSameText(letter, others[at]));
  const same = first < 0 ? letters.length : first;
  return quoted(`…${letters.slice(Math.max(0, same - 10)).join('')}`);
}

/** The first that is said in an element; a layer that says nothing is asked for no more. */
function first(element, read) {
  for (const {node} of element.layers) if (read(node)) return read(node);
  for (const child of element.children) {
    const said = first(child, read);
    if (said) return said;
  }
  return undefined;
}

/** What an element is called by itself, and whether that tells it from others: `{text, isUnique}`. */
export function ownNameOf(element) {
  const {node} = element;
  const kind = nameOfType(node.type);
  const unique = (text) => ({text, isUnique: true});
  if (!element.parent && element.children.length) return unique(t`widget`);
  if (node.type === 'WidgetBackground') return unique(kind);
  if (node.text && !element.children.length)
    return unique(node.type === 'Text' ? quoted(node.text) : `${kind} ${quoted(node.text)}`);
  if (node.looks.symbol !== undefined) return unique(t`symbol ${quoted(node.looks.symbol)}`);
  const {label} = (element.layers.find((one) => one.node.label !== undefined) ?? {node}).node;
  // The first text in it; where there is none, the first symbol.
  const said = node.looks.image ?? label ?? first(element, (one) => one.text) ??
      first(element, (one) => one.looks.symbol);
  return said === undefined ? {text: kind, isUnique: false} : unique(`${kind} ${quoted(said)}`);
}

/**
 * `“Lunch”`, `symbol “sun.max”`, `row “Lunch”`; where an element says nothing also what it is in:
 * `shape in row “Lunch”`.
 */
export function nameOfElement(element) {
  const {text, isUnique} = ownNameOf(element);
  if (isUnique) return text;
  for (let around = element.parent; around; around = around.parent) {
    const name = ownNameOf(around);
    if (name.isUnique) return t`${text} in ${name.text}`;
  }
  return t`${text} at ${element.node.path}`;
}
