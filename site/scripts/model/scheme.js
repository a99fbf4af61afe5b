// Whether the page is light or dark, and with it the pictures.

import {catalogue} from './catalogue.js';
import {derive, state} from './store.js';

derive('isDark', ['theme', 'system'], () => (state.theme || state.system) === 'dark');

/** The value of the catalogue's axis `scheme` in which pictures are shown; undefined for none. */
export function schemeName() {
  const axis = catalogue.axis.get('scheme');
  const isDark = (value) => value.trait === 'dark';
  const found = axis && axis.values.find((value) => isDark(value) === state.isDark);
  return found && found.name;
}
