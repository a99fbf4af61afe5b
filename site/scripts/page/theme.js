// Whether the page is light, dark, or as the system is.

import {segmented} from '../basics/elements.js';
import {memory, page} from '../basics/page.js';
import {t} from '../basics/words.js';

export function makeTheme() {
  return segmented(
      t`Theme of this page`, 'theme', [['auto', t`Auto`], ['light', t`Light`], ['dark', t`Dark`]],
      page.dataset.theme, (theme) => {
        page.dataset.theme = theme;
        memory.set('theme', theme);
      });
}

/** Auto, light, dark, and again. */
export function nextTheme() {
  const all = [...document.querySelectorAll('[name=theme]')];
  const at = all.findIndex((one) => one.checked);
  all[(at + 1) % all.length].click();
}
