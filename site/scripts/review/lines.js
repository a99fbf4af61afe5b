// What differs in the lines of both files, in the style of `diff -u`.

import {make} from '../basics/elements.js';
import {encodedPath} from '../basics/paths.js';
import {during} from '../basics/steps.js';
import {plural, t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';

/** More lines are built when they are asked for. */
const LINES_A_TIME = 600;
const KINDS = {'+': 'added', '-': 'removed', '@': 'where'};
const loading = new Map();

/** A widget's differences by path, from a script beside the page. */
function loadLines(widget) {
  if (!loading.has(widget)) {
    loading.set(widget, during(new Promise((resolve) => {
                  const done = () => resolve(window.vitrineLines?.[widget] || {});
                  const src = `data/${encodedPath(catalogue.widget.get(widget).file)}.lines.js`;
                  document.head.append(make('script', {src, onload: done, onerror: done}));
                })));
  }
  return loading.get(widget);
}

/** An element that shows an item's lines as soon as they are there. */
export function linesElement(item) {
  const element = make(
      'div', {class: 'stage-text review-lines', tabindex: 0, role: 'region', 'aria-label': t`Lines that differ`});
  if (item.lines)
    loadLines(item.widget).then((texts) => fill(element, texts[item.lines]));
  else
    fill(element);
  return element;
}

function fill(element, text) {
  if (text === undefined) {
    element.replaceChildren(make('p', {}, t`The lines of this difference are not there.`));
    return;
  }
  const lines = text.replace(/\n$/, '').split('\n');
  const code = make('code');
  const more = make('button', {class: 'plain-button', onclick: () => add()});
  const add = () => {
    const from = code.children.length;
    code.append(...lines.slice(from, from + LINES_A_TIME).map(lineElement));
    more.hidden = code.children.length >= lines.length;
    more.textContent = plural(lines.length - code.children.length, 'more line');
  };
  add();
  element.replaceChildren(make('pre', {}, code), more);
}

function lineElement(line) {
  const kind = KINDS[line[0]] || 'same';
  return make('span', {class: `line line-${kind}`}, line || ' ');
}
