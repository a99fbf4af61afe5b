// The way from the page to the snapshots: a file of decisions and the command that carries it out.

import {icon, make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {saidLine} from '../open/clipping.js';
import {commandForFile, commandLine, FILE} from './commands.js';
import {decisionsText, tally} from './decisions.js';
import {printReview} from './paper.js';
import {review} from './record.js';

/** Shows what was decided and what to do with it. */
export function openHandOff() {
  const {total, accepted, rejected, done} = tally(review.items);
  const kept = document.querySelectorAll('.detail-said');
  const dialog = make(
      'dialog', {
        class: 'help hand-off',
        'aria-labelledby': 'hand-off-title',
        onclick: (event) => event.target === dialog && dialog.close(),
        onclose: () => {
          dialog.remove();
          (document.querySelector('dialog[open]') || document.body).append(saidLine());
        },
      },
      make('h2', {id: 'hand-off-title'}, t`Hand off`),
      make(
          'dl', {class: 'facts'},
          [[t`Accepted`, accepted], [t`Rejected`, rejected], [t`Not reviewed`, total - done]].map(
              ([name, count]) => make('div', {}, make('dt', {}, name), make('dd', {}, plural(count, 'difference'))))),
      make('p', {}, t`Save what you decided, then carry it out where the snapshots are:`),
      make(
          'button', {class: 'plain-button primary save', disabled: !done, autofocus: done > 0, onclick: save},
          icon('save'), t`Save ${FILE}`),
      commandLine(commandForFile()),
      make('p', {class: 'quiet'}, t`What was rejected or not reviewed stays as it was accepted before.`),
      make(
          'p', {class: 'summary-actions'},
          make('button', {class: 'plain-button', autofocus: !done, onclick: () => dialog.close()}, t`Close`),
          make('button', {class: 'plain-button', onclick: printReview}, icon('print'), t`Print`)),
      saidLine());
  for (const one of kept) one.remove();
  document.body.append(dialog);
  dialog.showModal();
}

function save() {
  const address = URL.createObjectURL(new Blob([decisionsText()], {type: 'application/json'}));
  make('a', {href: address, download: FILE}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
