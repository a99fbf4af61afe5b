// Wallpapers of our own and the tints that a person may give to widgets; the style sheet has the
// colours.

import {make} from '../../basics/elements.js';
import {t} from '../../basics/words.js';
import {traitOf} from '../../model/catalogue.js';
import {state, update} from '../../model/store.js';

const WALLPAPERS = [
  ['', t`Dusk`], ['sea', t`Sea`], ['meadow', t`Meadow`], ['sand', t`Sand`], ['berry', t`Berry`],
  ['graphite', t`Graphite`]
];
const TINTS = [
  ['', t`Blue`], ['teal', t`Teal`], ['green', t`Green`], ['amber', t`Amber`], ['rose', t`Rose`],
  ['violet', t`Violet`], ['clear', t`Clear`]
];
/** What shows nothing of a wallpaper. */
const BARE = ['', 'standby', 'watch', 'sheet'];

/** The tint of an accented picture; the system takes away the colours of no other. */
export function tintOf(render) {
  return (traitOf(render, 'mode') === 'accented' && state.tint) || undefined;
}

/** What may be chosen for a picture in a scene. */
export function groundControls(render, scene) {
  return [
    !BARE.includes(scene) && colours(t`Wallpaper`, 'wallpaper', WALLPAPERS),
    traitOf(render, 'mode') === 'accented' && colours(t`Tint`, 'tint', TINTS),
  ];
}

function colours(legend, key, options) {
  return make(
      'fieldset', {class: 'colours'}, make('legend', {class: 'unseen'}, legend),
      options.map(
          ([value, title]) => make(
              'label', {title}, make('input', {
                type: 'radio',
                name: key,
                value,
                checked: value === state[key],
                'aria-label': title,
                'data-keep': `${key}-${value}`,
                onchange: () => update({[key]: value}),
              }),
              make('span', {[`data-${key}`]: value}))));
}
