// The bar above everything: the gallery's name, what is shown, the switches, the search.

import {icon, isForBrowser, make, segmented} from '../basics/elements.js';
import {popover} from '../basics/popover.js';
import {t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {catalogue} from '../model/catalogue.js';
import {favouriteCount} from '../model/favourites.js';
import {CLEAR, isFiltered} from '../model/selection.js';
import {follow, state, update} from '../model/store.js';
import {callLater} from '../parts/later-script.js';
import {standardScale} from '../parts/scale.js';
import {chipElements} from './chips.js';
import {filterControls} from './filters.js';
import {makeTheme} from './theme.js';

/** What of the state the controls beside the search show and change. */
const CONTROLLED = [
  'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes', 'bg', 'size', 'scale'
];

const SIZES = [['', t`Best`], ['small', t`Small`], ['medium', t`Medium`], ['large', t`Large`]];

/** Makes the bar; `help` opens the list of keys, `sidebar` shows or hides the list of widgets. */
export function makeToolbar(help, sidebar) {
  const search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: t`Search`,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': t`Search`,
    oninput: () => update({q: search.value, ...(state.widget ? {path: ''} : {})}),
    onkeydown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
      const first = document.querySelector('.list :is(.tile, .wall a)');
      if (!first) return;
      event.preventDefault();
      first.focus();
      if (event.key === 'Enter') first.click();
    },
  });
  const home = make(
      'a', {
        class: 'brand',
        href: writeAddress({...STANDARD, path: ''}),
        onclick: (event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          update({path: '', view: 'widgets', instance: '', ...CLEAR}, true);
        }
      },
      icon('grid'), make('h1', {}, catalogue.title));
  const filters = make('div', {class: 'popover-part'});
  const arranging = make('div', {class: 'popover-part'});
  const status = make('p', {class: 'status', role: 'status'});
  const clear = make(
      'button', {
        class: 'plain-button',
        hidden: true,
        onclick: () => {
          update(CLEAR);
          search.focus();
        }
      },
      t`Clear filters`);
  const chips = make('ul', {class: 'chips', 'aria-label': t`What narrows the page`, hidden: true});
  const options = popover(
      t`Options`, 'filter',
      make('div', {class: 'popover-body'}, narrowSwitches(), filters, arranging));
  const bar = make(
      'div', {class: 'toolbar', role: 'search', 'aria-label': t`Search and filters`},
      make(
          'button', {
            class: 'round sidebar-toggle',
            'aria-label': t`List of widgets`,
            'aria-expanded': 'false',
            onclick: sidebar
          },
          icon('list')),
      home,
      make(
          'div', {class: 'search'}, icon('search'), search,
          make('kbd', {'aria-hidden': 'true'}, '/')),
      viewSwitch('view'), sizeSwitch('size'), makeTheme('theme'), options,
      make(
          'button', {class: 'round help-button', 'aria-label': t`Keys and search help`, onclick: help},
          '?'),
      make('div', {class: 'outcome'}, status, chips, clear));
  let controls;
  const arrange = () => options.open && callLater(
      'fillArranging', (build) => arranging.replaceChildren(...restoringFocus(arranging, build)));
  options.addEventListener('toggle', arrange);
  follow(['q', ...CONTROLLED, 'marks'], () => {
    if (search.value !== state.q) search.value = state.q;
    chips.replaceChildren(...chipElements());
    chips.hidden = !chips.children.length;
    clear.hidden = !isFiltered();
    bar.classList.toggle('narrowed', isFiltered());
    // While somebody types, the controls stay as they are.
    const now = JSON.stringify(
        [...CONTROLLED.map((key) => state[key]), favouriteCount(), standardScale()]);
    if (now === controls) return;
    controls = now;
    filters.replaceChildren(...restoringFocus(filters, filterControls));
    arrange();
  });
  return {bar, status};
}

/** Rebuilds controls and gives focus back to the one that had it. */
function restoringFocus(parent, build) {
  const held = parent.contains(document.activeElement) ? document.activeElement : undefined;
  const key = held && (held.dataset.key || `${held.name}=${held.value}`);
  const controls = build();
  if (key) {
    queueMicrotask(
        () => [...parent.querySelectorAll('input, select, button')]
                  .find((one) => (one.dataset.key || `${one.name}=${one.value}`) === key)
                  ?.focus());
  }
  return controls;
}

/** The switches again, for windows whose bar has no room for them. */
function narrowSwitches() {
  const row = (title, element) =>
      make('div', {class: 'menu'}, make('span', {'aria-hidden': 'true'}, title), element);
  return make(
      'div', {class: 'popover-part narrow'}, row(t`View`, viewSwitch('view-again')),
      row(t`Size of the widgets`, sizeSwitch('size-again')),
      row(t`Light or dark`, makeTheme('theme-again')));
}

function viewSwitch(name) {
  const options = [['widgets', t`Widgets`], ['wall', t`Pictures`]];
  const choose = (view) => update({view, path: '', instance: ''}, true);
  return following('view', 'views', segmented(t`View`, name, options, state.view, choose));
}

function sizeSwitch(name) {
  const choose = (size) => update({size});
  return following('size', 'sizes', segmented(t`Size of the widgets`, name, SIZES, state.size, choose));
}

/** Lets a switch show what the state says, whoever changed it. */
function following(key, name, group) {
  group.classList.add(name);
  follow([key], () => {
    for (const input of group.querySelectorAll('input')) input.checked = input.value === state[key];
  });
  return group;
}
