// What can be taken away: a part of the options.

import {icon, make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {isSingleFile} from '../pictures/files.js';
import {saveContactSheet} from './contact-sheet.js';
import {printSelection} from './print.js';

export function exportControls() {
  return [
    make('p', {class: 'popover-title'}, t`Export`),
    make('button', {class: 'plain-button', onclick: printSelection}, icon('print'), t`Print`),
    make(
        'button', {class: 'plain-button', onclick: saveContactSheet}, icon('grid'),
        t`Contact sheet`),
    !isSingleFile() &&
        make('a', {class: 'plain-button', href: 'index.txt'}, icon('save'), t`Plain list`),
    make(
        'p', {class: 'quiet'},
        t`Print and contact sheet hold every picture that search and filters leave.`),
  ].filter(Boolean);
}
