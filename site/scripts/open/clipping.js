// What may be taken along: values that a click copies, and the words that say so.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';

/** Where the open picture says what was copied. */
export function saidLine() { return make('p', {class: 'detail-said', role: 'status'}); }

let fading;

/** Says something for a while, at the foot of the open picture. */
export function say(words) {
  const line = document.querySelector('.detail-said');
  if (!line) return;
  line.textContent = words;
  clearTimeout(fading);
  fading = setTimeout(() => {
    line.textContent = '';
  }, 2400);
}

/** Copies a text and says what that was, or that the browser does not allow it. */
export async function copyText(text, what = text) {
  try {
    await navigator.clipboard.writeText(await text);
    say(t`Copied: ${what}`);
  } catch {
    say(t`The browser does not allow copying here.`);
  }
}

/** A value that a click copies; `parts` are what is shown if that is not the bare value. */
export function copyable(value, ...parts) {
  return make(
      'button', {class: 'value', title: t`Copy ${value}`, onclick: () => copyText(String(value))},
      parts.length ? parts : String(value));
}

/** A list of facts, `[name, value]`, without those that have no value. */
export function factList(facts) {
  return make(
      'dl', {class: 'facts'},
      facts.filter(([, value]) => (Array.isArray(value) ? value.length : value))
          .map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
}
