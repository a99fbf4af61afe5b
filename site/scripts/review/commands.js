// Command lines that carry out what was decided.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {copyText} from '../open/clipping.js';

/** A word of a command line, in quotation marks that no shell reads anything into. */
function quoted(word) { return `'${word.replaceAll('\'', '\'\\\'\'')}'`; }

export const FILE = 'decisions.json';
export function commandForFile() { return `vitrine approve --decisions ${FILE}`; }
export function commandForGroup(group) { return `vitrine approve --group ${group.id}`; }
export function commandForItem(item) { return `vitrine approve ${quoted(item.id)}`; }

/** A command line to read and to copy. */
export function commandLine(command) {
  return make(
      'div', {class: 'command'}, make('code', {}, command),
      make(
          'button', {
            class: 'plain-button',
            'aria-label': t`Copy ${command}`,
            'data-keep': 'copy',
            onclick: () => copyText(command, t`the command`),
          },
          t`Copy`));
}
