// The list of keys and of what search understands.

import {make} from '../basics/elements.js';
import {memory} from '../basics/page.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';

const KEYS = [
  ['/', t`Search`],
  ['Ctrl K', t`Find a widget, a picture or a command`],
  ['?', t`This list`],
  ['↓  Enter', t`From the search into what it found, to the first of it`],
  ['Esc', t`Close, or clear the search`],
  ['← ↑ → ↓', t`Move between pictures`],
  ['Home  End', t`First, last picture`],
  ['Enter', t`Open the picture`],
  ['[  ]', t`Previous, next picture when one is open`],
  ['← →', t`Move on a focused timeline`],
  [t`Space`, t`Play, pause a focused timeline`],
  ['K', t`Play, pause the whole page`],
  [',  .', t`Entry by entry on a focused widget, Space plays`],
  ['+  −  0', t`Larger, smaller, fit, when one is open`],
  ['F', t`Favourite, when one is open`],
  ['P', t`Hold: the placeholder of an open picture`],
  ['Alt T', t`Light, dark or automatic page`],
];

let dialog;

/** Shows the list. */
export function openHelp() {
  dialog = dialog || makeHelp();
  if (!dialog.open) dialog.showModal();
}

function makeHelp() {
  const letters = make('input', {
    type: 'checkbox',
    checked: memory.get('keys', 'on') === 'on',
    onchange: () => memory.set('keys', letters.checked ? 'on' : 'off'),
  });
  const examples = catalogue.axes.filter((axis) => axis.values.length > 1).slice(0, 3)
                       .map((axis) => `${axis.name}:${axis.values.at(-1).name}`);
  const help = make(
      'dialog', {
        class: 'help',
        'aria-labelledby': 'help-title',
        onclick: (event) => event.target === help && help.close()
      },
      make('h2', {id: 'help-title'}, t`Keys and search`),
      make(
          'dl', {class: 'keys'},
          KEYS.map(
              ([key, meaning]) =>
                  make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, meaning)))),
      make(
          'p', {},
          t`Search words are looked for in names, descriptions and the text of the pictures. `,
          t`Narrow down with `, ...examples.flatMap((text) => [make('code', {}, text), ', ']),
          make('code', {}, 'is:problem'), ', ', make('code', {}, 'has:cut-off'), ', ', make('code', {}, 'text:"9:41"'),
          t`; find what you opened last or wrote notes on with `, make('code', {}, 'is:recent'), ', ',
          make('code', {}, 'is:noted'), t`; leave out with `, make('code', {}, `-${examples[0] || 'is:problem'}`), '.'),
      make('label', {class: 'check'}, letters, t` Single keys such as / and ? work`),
      make(
          'button', {class: 'plain-button', autofocus: true, onclick: () => help.close()},
          t`Close`));
  document.body.append(help);
  return help;
}
