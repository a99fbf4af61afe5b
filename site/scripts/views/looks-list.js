// A widget's looks beside its stage, as pictures: schemes, rendering modes, placeholder, private.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, valueOf} from '../model/catalogue.js';
import {schemeName} from '../model/scheme.js';
import {smallSample, stageLook, standing} from '../model/standing.js';
import {state, update} from '../model/store.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';

/** The looks that some renders have: `{ title, look, change }`, of which the first is the usual one. */
function looksOf(renders) {
  const looks = [];
  for (const axis of catalogue.axes) {
    const isScheme = axis.name === 'scheme';
    // Sweeps such as type sizes are a table, not looks.
    if (axis.name === 'family' || (!isScheme && !axis.values.some((value) => value.trait))) continue;
    for (const value of axis.values) {
      if (!isScheme && !value.trait) continue;
      if (!renders.some((one) => valueOf(one, axis.name) === value.name)) continue;
      const stage = isScheme ? '' : `${axis.name}.${value.name}`;
      const theme = value.trait === 'dark' ? 'dark' : 'light';
      looks.push({
        title: value.title,
        look: {[axis.name]: value.name},
        change: isScheme ? {theme, stage} : {stage},
        isScheme,
      });
    }
  }
  return looks.sort((a, b) => b.isScheme - a.isScheme);
}

/**
 * The list; a look that is the same picture as another is said in words beneath. `theme(value)`
 * chooses the page's scheme.
 */
export function looksList(renders, instance, theme) {
  const sample = smallSample(renders);
  const looks = looksOf(renders);
  if (looks.length < 2) return undefined;
  const known = new Map();
  const same = [];
  const items = looks.map(({title, look, change}) => {
    const render = standing(renders, sample.family, {look, instance});
    // Of a widget without this look the usual picture would stand here.
    if (Object.entries(look).some(([axis, value]) => valueOf(render, axis) !== value)) return false;
    if (known.has(render.file)) {
      same.push(t`${title}: same as ${known.get(render.file)}`);
      return false;
    }
    known.set(render.file, title);
    return make('li', {}, lookButton(render, title, look, change, theme));
  });
  return make(
      'aside', {class: 'widget-looks', 'aria-label': t`Looks`}, make('h3', {}, t`Looks`),
      make('ul', {class: 'looks-list'}, items),
      same.length > 0 && make('ul', {class: 'looks-same'}, same.map((text) => make('li', {}, text))));
}

function lookButton(render, title, look, change, theme) {
  const now = stageLook();
  const isNow = look.scheme ? !state.stage && look.scheme === schemeName() :
                              Object.entries(look).every(([axis, value]) => now[axis] === value);
  return make(
      'button', {
        class: 'look-button',
        'aria-pressed': String(isNow),
        'data-look': Object.entries(look).flat().join('.'),
        onclick: () => {
          update({stage: change.stage});
          if (change.theme) theme(change.theme);
        },
      },
      make(
          'span', {
            class: isCard(render) ? 'look-picture stage' : 'look-picture stage lock',
            ...groundOf(render),
            vars: sizeVars(render),
          },
          imageOf(render, [], {alt: ''}, true)),
      make('span', {class: 'look-name'}, title));
}
