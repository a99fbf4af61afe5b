// The search text again as chips, each of which can be taken back.

import {icon, make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, titleOf} from '../model/catalogue.js';
import {state, update} from '../model/store.js';

/** A term as it stands in the text, without the spaces around it. */
function chipTitle(term) {
  if (term.typed) return t`“${term.value}” for “${term.typed}”`;
  if (!term.key) return `“${term.value}”`;
  const axis = catalogue.axis.get(term.key);
  return `${axis ? axis.title : term.key}: ${term.value}`;
}

/** The chips of what narrows the page: the terms of the search, then fixed axes and problems. */
export function chipElements() {
  const chips = state.terms.map(
      (term) => chip(
          term.negative ? t`not ${chipTitle(term)}` : chipTitle(term), term.negative,
          () => ({q: without(state.q, term.source)})));
  for (const [axis, value] of Object.entries(state.filters)) {
    if (!value) continue;
    const known = catalogue.axis.get(axis);
    chips.push(chip(`${known ? known.title : axis}: ${titleOf(axis, value)}`, false, () => {
      const filters = {...state.filters};
      delete filters[axis];
      return {filters};
    }));
  }
  if (state.favourites) chips.push(chip(t`Favourites`, false, () => ({favourites: ''})));
  if (state.problems) chips.push(chip(t`With problems`, false, () => ({problems: ''})));
  return chips;
}

function without(text, part) { return text.replace(part, ' ').replace(/\s+/g, ' ').trim(); }

function chip(title, isNegative, change) {
  return make(
      'li', {},
      make(
          'button', {
            class: isNegative ? 'chip chip-not' : 'chip',
            'aria-label': t`Remove ${title}`,
            onclick: () => {
              update(change());
              document.getElementById('search').focus();
            },
          },
          make('span', {}, title), icon('close')));
}
