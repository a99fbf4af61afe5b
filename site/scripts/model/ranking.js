// How well a widget answers a search: by its name first, then its kind, then what it says. One
// typing error in a word is forgiven.

import {catalogue} from './catalogue.js';

/** How much it answers: less is better, Infinity is not at all. */
export function answer(widget, words) {
  if (!words.length) return 0;
  const name = widget.name.toLowerCase();
  const about = [widget.kind, widget.context, widget.bundleTitle, widget.description].join('\n').toLowerCase();
  const costs = words.map((word) => {
    if (name === word) return 0;
    if (name.startsWith(word)) return 1;
    if (name.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word))) return 2;
    if (name.includes(word)) return 3;
    if (about.includes(word)) return 5;
    return Infinity;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** The word of a widget's name that a word was probably meant to be; nothing if none is near. */
export function corrected(word) {
  if (word.length < 4) return undefined;
  const allowed = word.length < 8 ? 1 : 2;
  let best;
  let least = allowed + 1;
  for (const own of nameWords()) {
    if (Math.abs(own.length - word.length) > allowed) continue;
    const distance = errorsBetween(word, own, least);
    if (distance < least) [best, least] = [own, distance];
  }
  return best;
}

let known;

/** Every word of at least four letters that widgets are named by. */
function nameWords() {
  if (known && known.catalogue === catalogue.manifest) return known.words;
  const words = new Set();
  for (const widget of catalogue.widgets)
    for (const word of widget.name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      if (word.length > 3) words.add(word);
  known = {catalogue: catalogue.manifest, words};
  return words;
}

/** Letters too much, too few, wrong, or swapped with a neighbour. */
function errorsBetween(a, b, limit) {
  let [before, last] = [[], Array.from({length: b.length + 1}, (_, index) => index)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2] + 1);
      line.push(cost);
    }
    if (Math.min(...line) > limit) return limit + 1;
    [before, last] = [last, line];
  }
  return last[b.length];
}
