// The bar above the gallery: search, filters, view, and what they leave.

import {icon, make, menu, segmented} from '../basics/elements.js';
import {popover} from '../basics/popover.js';
import {t} from '../basics/words.js';
import {catalogue, problemsOfRender} from '../model/catalogue.js';
import {favouriteCount} from '../model/favourites.js';
import {CLEAR, isFiltered} from '../model/selection.js';
import {follow, state, update} from '../model/store.js';
import {standardSize} from '../parts/size.js';
import {arrangeControls} from './arrange.js';
import {chipElements} from './chips.js';
import {exportControls} from './export.js';
import {linkedControls} from './linked-time.js';

/** What of the state the controls beside the search show and change. */
const CONTROLLED =
    ['filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes', 'bg', 'size'];

export function makeToolbar() {
  const search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: t`Search`,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': t`Search`,
    oninput: () => update({q: search.value}),
  });
  const options = make('div', {class: 'options', id: 'options'});
  const toggle = make(
      'button', {
        class: 'plain-button options-toggle',
        'aria-expanded': 'false',
        'aria-controls': 'options',
        onclick: () => {
          const open = options.classList.toggle('open');
          toggle.setAttribute('aria-expanded', String(open));
        },
      },
      icon('filter'), t`Options`);
  const actions = make('div', {class: 'actions'});
  const views = make('div', {class: 'views'});
  const chips = make('ul', {class: 'chips', 'aria-label': t`What narrows the page`, hidden: true});
  const arranging = make('div', {class: 'popover-body'});
  const time = linkedControls();
  actions.append(
      ...[views, time && time.button,
          popover(t`Arrange`, 'grid', arranging), popover(t`Export`, 'save', exportControls())]
          .filter(Boolean));
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
  const bar = make(
      'div', {class: 'toolbar', role: 'search', 'aria-label': t`Search and filters`},
      make(
          'div', {class: 'search'}, icon('search'), search,
          make('kbd', {'aria-hidden': 'true'}, '/')),
      toggle, make('div', {class: 'outcome'}, status, clear), actions, options, chips,
      time && time.line);
  let controls;
  follow(['q', ...CONTROLLED, 'marks'], () => {
    if (search.value !== state.q) search.value = state.q;
    chips.replaceChildren(...chipElements());
    chips.hidden = !chips.children.length;
    clear.hidden = !isFiltered();
    // While somebody types, the controls stay as they are.
    const now = JSON.stringify(
        [...CONTROLLED.map((key) => state[key]), favouriteCount(), standardSize()]);
    if (now === controls) return;
    controls = now;
    options.replaceChildren(...restoringFocus(options, optionControls));
    views.replaceChildren(...restoringFocus(views, viewControls));
    arranging.replaceChildren(...restoringFocus(arranging, arrangeControls));
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

function optionControls() {
  const filter = (axis) => (value) => update({filters: {...state.filters, [axis]: value}});
  const axes = catalogue.axes.filter((axis) => axis.values.length > 1).map((axis) => {
    const values = [['', t`All`], ...axis.values.map((value) => [value.name, value.title])];
    const chosen =
        [axis.title, `axis-${axis.name}`, values, state.filters[axis.name] || '', filter(axis.name)];
    return axis.values.length < 3 ? labelled(axis.title, segmented(...chosen)) : menu(...chosen);
  });
  const troubled = troubledRenders() + catalogue.widgets.filter((widget) => widget.failed).length;
  const problems = troubled > 0 &&
      make('button', {
                     class: 'plain-button',
                     'data-key': 'problems',
                     'aria-pressed': String(!!state.problems),
                     onclick: () => update({problems: state.problems ? '' : '1'}),
                   },
           t`Problems (${troubled})`);
  const marked = favouriteCount();
  const favoured = (marked > 0 || state.favourites) &&
      make('button', {
                     class: 'plain-button',
                     'data-key': 'favourites',
                     'aria-pressed': String(!!state.favourites),
                     onclick: () => update({favourites: state.favourites ? '' : '1'}),
                   },
           icon('star'), t`Favourites (${marked})`);
  return [...axes, problems, favoured].filter(Boolean);
}

/** Shows the name that a group of buttons has for those who hear it. */
function labelled(title, group) {
  return make('div', {class: 'menu'}, make('span', {'aria-hidden': 'true'}, title), group);
}

/** How many pictures have problems of their own. */
function troubledRenders() {
  return [...catalogue.problemsOf.keys()]
      .filter((id) => catalogue.render.has(id) && problemsOfRender(catalogue.render.get(id)).length)
      .length;
}

function viewControls() {
  return [segmented(
      t`View`, 'view', [['widgets', t`Widgets`], ['wall', t`Wall`]], state.view,
      (view) => update({view}, true))];
}
