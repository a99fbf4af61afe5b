// What changes from one entry of a timeline to the next.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {writeDate} from '../model/dates.js';
import {entryBefore} from '../model/siblings.js';
import {loadPictures} from '../pictures/files.js';
import {parsePicture} from '../pictures/inline.js';
import {boxElement, markList} from './marks.js';

/** What each node drew, by path, without the names that pictures give their definitions. */
function drawings(picture) {
  const found = new Map();
  for (const element of picture.querySelectorAll('[data-n]')) {
    if (element.localName === 'g') continue;
    const facts = {
      text: element.textContent,
      position: ['x', 'y', 'cx', 'cy', 'transform']
                    .map((name) => element.getAttribute(name))
                    .join(),
      shape: ['d', 'width', 'height', 'r', 'rx', 'points', 'href']
                 .map((name) => element.getAttribute(name))
                 .join(),
      colour: ['fill', 'stroke', 'fill-opacity', 'opacity']
                  .map((name) => (element.getAttribute(name) || '').replace(/url\(.*\)/, 'paint'))
                  .join(),
    };
    const path = element.dataset.n;
    if (!found.has(path)) found.set(path, []);
    found.get(path).push(facts);
  }
  return found;
}

/** The differences between two pictures: `{ path, words }`. */
function changesBetween(before, after) {
  const [old, fresh] = [drawings(before), drawings(after)];
  const changes = [];
  for (const [path, list] of fresh) {
    const other = old.get(path);
    if (!other) {
      changes.push({path, words: list[0].text ? t`New: “${list[0].text}”` : t`New`});
      continue;
    }
    const differs = (name) =>
        list.map((one) => one[name]).join('\n') !== other.map((one) => one[name]).join('\n');
    const says = (all) => all.map((one) => one.text).join(' ');
    const words = [
      differs('text') && t`“${says(other)}” becomes “${says(list)}”`,
      differs('colour') && t`another colour`,
      differs('shape') && t`another shape`,
      !differs('text') && differs('position') && t`moved`,
    ].filter(Boolean);
    if (words.length) changes.push({path, words: words.join(', ')});
  }
  for (const [path, list] of old) {
    if (!fresh.has(path))
      changes.push(
          {path, isGone: true, words: list[0].text ? t`Gone: “${list[0].text}”` : t`Gone`});
  }
  return changes;
}

export async function changesLook(render, framed, nodes) {
  const before = entryBefore(render);
  const intro = t`From entry ${before.entry + 1}, ${writeDate(before.time, 'moment')}:`;
  if (before.file === render.file) {
    return make('p', {class: 'notice notice-warning'},
                t`${intro} nothing. This entry looks exactly like the one before it.`);
  }
  const pictures = await loadPictures(render.widget);
  const [old, fresh] = [before, render].map((one) => parsePicture(pictures[one.file] || ''));
  if (!old || !fresh) return undefined;
  const changes = changesBetween(old, fresh);
  const items = changes.map((change, index) => {
    const node = change.isGone ? undefined : nodes.findLast((one) => one.n === change.path);
    return {
      box: node && boxElement(render, node.frame, 'change', index + 1),
      content: [node && make('span', {class: 'quiet'}, `${node.type} `), change.words],
    };
  });
  return [make('p', {class: 'quiet'}, `${intro} ${plural(changes.length, 'change')}.`),
          markList(framed, items)];
}
