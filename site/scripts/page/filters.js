// What narrows the page to some values, to problems, to favourites: a part of the options.

import {icon, make, menu, segmented} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, problemsOfRender} from '../model/catalogue.js';
import {favouriteCount} from '../model/favourites.js';
import {state, update} from '../model/store.js';

export function filterControls() {
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
  return [make('p', {class: 'popover-title'}, t`Show only`), ...axes, problems, favoured].filter(Boolean);
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
