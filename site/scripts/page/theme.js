// Whether the page and its pictures are light, dark, or as the system is.

import {segmented} from '../basics/elements.js';
import {memory, page} from '../basics/page.js';
import {t} from '../basics/words.js';
import {follow, state, update} from '../model/store.js';

const THEMES = [['', t`Auto`], ['light', t`Light`], ['dark', t`Dark`]];

/** A switch for everything, which the page may have more than once under other names. */
export function makeTheme(name) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => update({system: system.matches ? 'dark' : 'light'}));
  const choice = segmented(t`Light or dark`, name, THEMES, state.theme, chooseTheme);
  choice.classList.add('themes');
  follow(['theme'], () => {
    page.dataset.theme = state.theme || 'auto';
    for (const input of choice.querySelectorAll('input')) input.checked = input.value === state.theme;
  });
  return choice;
}

/** Chooses a theme, which the browser keeps for the next visit. */
export function chooseTheme(theme) {
  memory.set('theme', theme || 'auto');
  update({theme});
}

/** Auto, light, dark, and again. */
export function nextTheme() {
  const at = THEMES.findIndex(([theme]) => theme === state.theme);
  chooseTheme(THEMES[(at + 1) % THEMES.length][0]);
}
