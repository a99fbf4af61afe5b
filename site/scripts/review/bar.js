// The bar above everything: what is reviewed, how far it is, the search, the way out.

import {icon, isForBrowser, make, segmented, setVars} from '../basics/elements.js';
import {memory, page} from '../basics/page.js';
import {t} from '../basics/words.js';
import {followDecisions, tally} from './decisions.js';
import {openHandOff} from './hand-off.js';
import {openReviewHelp} from './help.js';
import {review} from './record.js';
import {WIDE} from './selection.js';
import {followView, show, view} from './view.js';

const THEMES = [['auto', t`Auto`], ['light', t`Light`], ['dark', t`Dark`]];

export function makeBar() {
  const search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: t`Search`,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': t`Search`,
    oninput: () => show({q: search.value}),
  });
  followView(['q'], () => {
    if (search.value !== view.q) search.value = view.q;
  });
  const home = make(
      'a', {
        class: 'brand',
        href: '#/',
        onclick: (event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          show({path: '', ...WIDE}, true);
        },
      },
      icon('grid'), make('h1', {}, make('bdi', {}, review.title)));
  return make(
      'div', {class: 'toolbar', role: 'search', 'aria-label': t`Search and progress`}, home,
      review.items.length > 0 && [
        progressElement('bar-progress', review.items),
        make('div', {class: 'search'}, icon('search'), search, make('kbd', {'aria-hidden': 'true'}, '/')),
      ],
      themeSwitch(),
      make(
          'button', {class: 'round help-button', 'aria-label': t`Keys`, onclick: openReviewHelp}, '?'),
      review.items.length > 0 &&
          make('button', {class: 'plain-button hand-off-button', onclick: openHandOff}, icon('save'), t`Hand off`));
}

/** How many of some items are decided: `12 of 60`, and a line of both colours. */
export function progressElement(look, items) {
  const words = make('span', {class: 'progress-words'});
  const line = make('span', {class: 'progress-line', 'aria-hidden': 'true'}, make('i'), make('i'));
  const element = make('div', {class: `progress ${look}`}, words, line);
  followDecisions(() => {
    const {total, accepted, rejected, done} = tally(items);
    words.textContent = t`${done} of ${total}`;
    element.title = t`${accepted} accepted, ${rejected} rejected, ${total - done} left`;
    element.classList.toggle('complete', total > 0 && done === total);
    setVars(line, {'--accepted': accepted / (total || 1), '--rejected': rejected / (total || 1)});
  }, element);
  return element;
}

function themeSwitch() {
  const choice = segmented(t`Light or dark`, 'theme', THEMES, memory.get('theme', 'auto'), (theme) => {
    memory.set('theme', theme);
    page.dataset.theme = theme;
  });
  choice.classList.add('themes');
  return choice;
}
