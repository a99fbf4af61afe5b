// The list of keys.

import {make} from '../basics/elements.js';
import {memory} from '../basics/page.js';
import {t} from '../basics/words.js';

const KEYS = [
  ['J  K', t`Next, previous of the list`],
  ['←  →', t`The same, when one is open`],
  ['N', t`Next that is not reviewed`],
  ['A', t`Accept`],
  ['R', t`Reject`],
  ['G', t`Accept the rest of the group`],
  ['U', t`Undo`],
  ['1 … 7', t`Ways to look`],
  ['4', t`The other picture, when they are flipped`],
  ['+  −  0', t`Larger, smaller, fit`],
  [',  .', t`Previous, next change`],
  ['H', t`Outline all changes`],
  ['/', t`Search`],
  ['Esc', t`Close, or clear the search`],
  ['?', t`This list`],
];

let dialog;

export function openReviewHelp() {
  dialog = dialog || makeHelp();
  if (!dialog.open) dialog.showModal();
}

function makeHelp() {
  const letters = make('input', {
    type: 'checkbox',
    checked: memory.get('keys', 'on') === 'on',
    onchange: () => memory.set('keys', letters.checked ? 'on' : 'off'),
  });
  const help = make(
      'dialog', {
        class: 'help',
        'aria-labelledby': 'help-title',
        onclick: (event) => event.target === help && help.close(),
      },
      make('h2', {id: 'help-title'}, t`Keys`),
      make(
          'dl', {class: 'keys'},
          KEYS.map(
              ([key, meaning]) =>
                  make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, meaning)))),
      make('p', {}, t`What you decide is kept in this browser, for this review alone.`),
      make('label', {class: 'check'}, letters, t` Single keys such as / and ? work`),
      make(
          'button', {class: 'plain-button', autofocus: true, onclick: () => help.close()},
          t`Close`));
  document.body.append(help);
  return help;
}
