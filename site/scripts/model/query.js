// The search language: words, "phrases", key:value, and -exclusions. All terms must hold.

import {captionOf, catalogue, problemsOfRender, titleOf, valueOf, widgetOf} from './catalogue.js';
import {isFavourite} from './favourites.js';
import {isRecent, noteOf} from './kept.js';

/** Splits a query into terms `{ key, value, negative, source }`; a plain word has no key. */
export function parseQuery(text) {
  const terms = [];
  for (const match of text.matchAll(/(-?)(?:([\w]+):)?(?:"([^"]*)"?|(\S+))/g)) {
    const [whole, minus, key, phrase, word] = match;
    const value = (phrase ?? word ?? '').toLowerCase();
    if (!value) continue;
    const known = key && (key in QUERY_KEYS || catalogue.axis.has(key));
    if (key && !known) {
      const plain = whole.slice(minus.length).toLowerCase();
      terms.push({key: '', value: plain, negative: !!minus, source: whole});
    } else {
      terms.push({key: key || '', value, negative: !!minus, source: whole});
    }
  }
  return terms;
}

const QUERY_KEYS = {
  widget: (render, value) => nameOf(render).includes(value),
  kind: (render, value) => widgetOf(render).kind.toLowerCase().includes(value),
  bundle: (render, value) => widgetOf(render).bundleTitle.toLowerCase().includes(value),
  id: (render, value) => render.id.toLowerCase().includes(value),
  text: (render, value) => (render.text || []).some((one) => one.toLowerCase().includes(value)),
  entry: (render, value) => render.entry !== undefined && String(render.entry + 1) === value,
  is: (render, value) => hasTrait(render, value),
  has: (render, value) =>
      problemsOfRender(render).some(({rule = ''}) => rule.includes(value)),
};

function nameOf(render) { return widgetOf(render).name.toLowerCase(); }

function hasTrait(render, trait) {
  if (trait === 'failed') return !!widgetOf(render).failed;
  if (trait.startsWith('favo')) return isFavourite(render.id);
  if (trait === 'recent') return isRecent(render);
  if (trait.startsWith('note')) return noteOf(render) !== '';
  if (trait === 'timeline') return render.entry !== undefined;
  const problems = problemsOfRender(render);
  if (trait === 'error' || trait === 'warning')
    return problems.some((one) => one.severity === trait);
  return trait.startsWith('problem') && problems.length > 0;
}

/** Everything of a render that a plain word may match, made when first asked for. */
function wordsOf(render) {
  if (!render.words) {
    const widget = widgetOf(render);
    render.words = [
      widget.name, widget.kind, widget.description, render.id, captionOf(render),
      ...(render.text || [])
    ].join('\n').toLowerCase();
  }
  return render.words;
}

function termHolds(render, term) {
  const {key, value} = term;
  if (!key) return wordsOf(render).includes(value);
  if (key in QUERY_KEYS) return QUERY_KEYS[key](render, value);
  const found = valueOf(render, key) || '';
  return found.toLowerCase().includes(value) || titleOf(key, found).toLowerCase().includes(value);
}

export function matches(render, terms) {
  return terms.every((term) => termHolds(render, term) !== term.negative);
}
