// What changes from one entry of a timeline to the next.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {writeDate} from '../model/dates.js';
import {entryBefore} from '../model/siblings.js';
import {loadPictures, loadTree} from '../pictures/files.js';
import {parsePicture} from '../pictures/inline.js';
import {boxElement, markList} from './marks.js';
import {wordsOf} from './nodes.js';

/** What each node drew, by path, without the names that pictures give their definitions. */
function drawings(picture, nodes) {
  const found = new Map();
  for (const element of picture.querySelectorAll('[data-n]')) {
    if (element.localName === 'g') continue;
    const said = (...names) => names.map((name) => element.getAttribute(name) || '').join();
    const facts = {
      text: element.localName === 'text' ? element.textContent : '',
      image: element.localName === 'image' ? said('href') : '',
      position: said('x', 'y', 'cx', 'cy', 'transform'),
      shape: said('d', 'width', 'height', 'r', 'rx', 'points'),
      colour: said('fill', 'stroke', 'fill-opacity', 'opacity').replace(/url\([^)]*\)/g, 'paint'),
    };
    const path = element.dataset.n;
    if (!found.has(path)) {
      const node = nodes.findLast((one) => one.n === path);
      found.set(path, {path, node, type: node ? node.type : '', list: []});
    }
    found.get(path).list.push(facts);
  }
  return found;
}

/** What a node shows, in quotation marks: its text, or the words for its symbol or image. */
function shown({node, list}) {
  const words = list.map((one) => one.text).join(' ').trim() || (node && wordsOf(node));
  return words ? t`“${words}”` : '';
}

/** What became of a node, in words; none if it is drawn as before. */
function changeOf(old, fresh) {
  const [was, is] = [shown(old), shown(fresh)];
  const [oldName, name] = [`${old.type} ${was}`.trim(), `${fresh.type} ${is}`.trim()];
  if (old.type !== fresh.type) return t`${oldName} becomes ${name}`;
  // Another symbol has another shape and place; that goes without saying.
  if (was !== is && was && is) return t`${was} becomes ${is}`;
  const differs = (name) =>
      fresh.list.map((one) => one[name]).join('\n') !== old.list.map((one) => one[name]).join('\n');
  const words = [
    differs('colour') && t`another colour`,
    differs('image') && t`another image`,
    differs('shape') && t`another shape`,
    differs('position') && !differs('shape') && t`moved`,
  ].filter(Boolean).join(', ');
  return words && is ? `${is}: ${words}` : words;
}

/** The differences between two pictures: `{type, words, node}`, the node if it is still there. */
function changesBetween(old, fresh) {
  const changes = [];
  for (const [path, drawn] of fresh) {
    const words = old.has(path) ? changeOf(old.get(path), drawn) : t`New ${shown(drawn)}`.trim();
    if (words) changes.push({type: drawn.type, words, node: drawn.node});
  }
  for (const [path, drawn] of old)
    if (!fresh.has(path)) changes.push({type: drawn.type, words: t`Gone ${shown(drawn)}`.trim()});
  return changes;
}

export async function changesLook(render, framed, nodes) {
  const before = entryBefore(render);
  const intro = t`From entry ${before.entry + 1}, ${writeDate(before.time, 'moment')}:`;
  if (before.file === render.file) {
    return make('p', {class: 'notice notice-warning'},
                t`${intro} nothing. This entry looks exactly like the one before it.`);
  }
  const [pictures, nodesBefore] =
      await Promise.all([loadPictures(render.widget), loadTree(before)]);
  const [old, fresh] = [before, render].map((one) => parsePicture(pictures[one.file] || ''));
  if (!old || !fresh) return undefined;
  const changes = changesBetween(drawings(old, nodesBefore || []), drawings(fresh, nodes));
  const items = changes.map(
      ({type, words, node}, index) => ({
        box: node && boxElement(render, node.frame, 'change', index + 1),
        content: [make('span', {class: 'quiet'}, `${type} `), words],
      }));
  return [make('p', {class: 'quiet'}, `${intro} ${plural(changes.length, 'change')}.`),
          markList(framed, items)];
}
