// How the page is arranged and what can be taken away: a part of the options.

import {make, menu, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {groupings, SORTS} from '../model/order.js';
import {roleOf, withRole} from '../model/roles.js';
import {state, update} from '../model/store.js';
import {scale, standardScale} from '../parts/scale.js';
import {exportControls} from './export.js';

/** Hands the controls to whoever has a place for them. */
export function fillArranging(fill) { fill(arrangeControls); }

function arrangeControls() {
  return [
    make('p', {class: 'popover-title'}, t`Order`),
    menu(
        t`Sort`, 'sort', Object.entries(SORTS).map(([name, [title]]) => [name, title]), state.sort,
        (sort) => update({sort})),
    menu(t`Group by`, 'group', groupings(), state.group, (group) => update({group})),
    make('p', {class: 'popover-title'}, t`Table of a widget`),
    ...catalogue.axes.filter((axis) => axis.values.length > 1).map(roleControl),
    make('p', {class: 'popover-title'}, t`Look`),
    menu(
        t`Background`, 'bg',
        [['wallpaper', t`Wallpaper`], ['plain', t`Plain`], ['checker', t`Checkerboard`]], state.bg,
        (bg) => update({bg})),
    make('label', {class: 'menu size'}, make('span', {}, t`Picture size`), sizeControl()),
    ...exportControls(),
  ];
}

function roleControl(axis) {
  return make(
      'div', {class: 'menu'}, make('span', {'aria-hidden': 'true'}, axis.title),
      segmented(
          t`${axis.title} makes`, `role-${axis.name}`,
          [['row', t`Rows`], ['column', t`Columns`], ['one', t`One`]], roleOf(axis.name),
          (role) => update(withRole(axis.name, role))));
}

function sizeControl() {
  const size = make('input', {
    type: 'range',
    'data-key': 'scale',
    min: 25,
    max: 100,
    step: 5,
    'aria-label': t`Size of the pictures`,
    'aria-valuetext': t`${Math.round(scale() * 100)} percent`,
    oninput: () => update({scale: size.value === String(standardScale()) ? '' : size.value}),
  });
  size.value = scale() * 100;
  setVars(size, {'--done': `${((scale() * 100 - 25) / 75) * 100}%`});
  return size;
}
