// The list of widgets beside the gallery.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {catalogue, problemsOfWidget} from '../model/catalogue.js';
import {kindOf, KINDS} from '../model/kinds.js';
import {CLEAR} from '../model/selection.js';
import {state, update} from '../model/store.js';
import {badge} from '../parts/notices.js';
import {goToWidget, sectionOf} from '../views/sections.js';

export function makeSidebar() {
  const groups = [
    ...catalogue.bundles.map((bundle) => [bundle.title, bundle.widgets]),
    [t`In no bundle`, catalogue.widgets.filter((one) => !one.bundleTitle).map((one) => one.id)]
  ];
  return make(
      'nav', {class: 'sidebar', 'aria-label': t`Widgets`},
      groups.flatMap(([title, ids]) => sidebarParts(title, ids)));
}

/** The links of a bundle: its widgets, then each other kind under a heading of its own. */
function sidebarParts(title, ids) {
  const widgets = ids.map((id) => catalogue.widget.get(id)).filter(Boolean);
  return ['', ...Object.values(KINDS)].map((heading) => {
    const own = widgets.filter((widget) => kindOf(widget)[1] === heading);
    return own.length > 0 && [
      make('p', {class: heading ? 'sidebar-title sidebar-kind' : 'sidebar-title'}, heading || title),
      make('ul', {}, own.map(sidebarLink))
    ];
  });
}

function sidebarLink(widget) {
  const problems = problemsOfWidget(widget.id).filter((one) => one.severity !== 'note');
  const link = make(
      'a', {
        href: writeAddress({...STANDARD, path: widget.id}),
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          const clear =
              state.view === 'wall' || !sectionOf(widget.id) ? {...CLEAR, view: 'widgets'} : {};
          update({path: widget.id, e: '', ...clear}, true);
          goToWidget(widget.id, true);
        },
      },
      make('span', {}, widget.name));
  badge(link, problems);
  return make('li', {}, link);
}
