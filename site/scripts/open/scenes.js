// Scenes that a picture may stand in: the Home Screen, the Lock Screen, the sheet that offers it.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, rank, titleOf, traitOf, widgetOf} from '../model/catalogue.js';
import {clockFace, writeDate} from '../model/dates.js';
import {sibling} from '../model/siblings.js';
import {update} from '../model/store.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';

/** Made-up neighbours; their colours are named in the style sheet. */
function appIcon(number) {
  return make('span', {class: 'app-icon', 'data-hue': number % 7});
}

/** The screens of rendering modes, by their traits; a mode nobody has heard of stands where its family does. */
const SCREENS = {
  accented: homeScreen,
  vibrant: lockScreen,
  standBy: standByScreen,
  standByNight: standByScreen,
};

/** Accessories stand on a Lock Screen, everything else on a Home Screen, unless the mode says. */
function screenElement(render, framed) {
  const screen = isCard(render) ? SCREENS[traitOf(render, 'mode')] || homeScreen : lockScreen;
  return screen(render, framed);
}

/** A phone lying on its side at night: two widgets on black, as large as it is high. */
function standByScreen(render, framed) {
  const beside = companionOf(render);
  const slot = (element, {width, height}) => {
    const fit = Math.min(300 / width, 300 / height);
    return make('div', {class: 'standby-slot', vars: {'--fit': fit}}, element);
  };
  return make(
      'div', {class: 'phone phone-standby', ...groundOf(render)}, slot(framed.element, render),
      beside && slot(neighbourElement(beside), beside));
}

function homeScreen(render, framed) {
  const isWide = render.width > 400;
  const rowsTaken = Math.max(2, Math.round(render.height / 92));
  const beside = render.width < 200 ? companionOf(render) : undefined;
  const icons = Math.max(0, 6 - rowsTaken) * 4 + (render.width < 200 && !beside ? 4 : 0);
  return make(
      'div', {class: isWide ? 'phone phone-wide' : 'phone', ...groundOf(render)},
      statusLine(render),
      make(
          'div', {class: 'phone-grid'}, framed.element,
          beside && neighbourElement(beside),
          Array.from({length: icons}, (_, number) => appIcon(number))),
      make('div', {class: 'phone-dock'}, [3, 0, 5, 2].map(appIcon)));
}

function neighbourElement(render) {
  return make(
      'div', {class: 'beside', 'aria-hidden': 'true', vars: sizeVars(render)},
      imageOf(render, [], {alt: ''}));
}

/** Another widget of the same size and colours, as a neighbour. */
function companionOf(render) {
  const start = catalogue.widgets.findIndex((one) => one.id === render.widget);
  for (let step = 1; step < catalogue.widgets.length; step += 1) {
    const widget = catalogue.widgets[(start + step) % catalogue.widgets.length];
    const found = catalogue.rendersOf.get(widget.id).find(
        (one) => one.family === render.family && one.variant.scheme === render.variant.scheme &&
            one.variant.mode === render.variant.mode && !traitOf(one, 'state'));
    if (found) return found;
  }
  return undefined;
}

function statusLine(render) {
  return make(
      'p', {class: 'phone-status', 'aria-hidden': 'true'},
      make('span', {}, clockFace(render.time)), make('span', {class: 'phone-signal'}));
}

function lockScreen(render, framed) {
  const day = writeDate(render.time, 'day');
  const isInline = render.family === 'accessoryInline';
  return make(
      'div', {class: 'phone phone-lock', ...groundOf(render)},
      isInline ? make('div', {class: 'lock-inline'}, framed.element) :
                 make('p', {class: 'lock-day'}, day),
      make('p', {class: 'lock-clock'}, clockFace(render.time)),
      make(
          'div', {class: 'lock-row'}, !isInline && framed.element,
          make('span', {class: 'lock-slot'}),
          render.width < 100 && make('span', {class: 'lock-slot'})));
}

/** The sheet in which a person adds a widget: its name, what it is for, and a page a family. */
function sheetElement(render, framed) {
  const widget = widgetOf(render);
  const families = [...new Set(catalogue.rendersOf.get(widget.id).map((one) => one.family))].sort(
      (a, b) => rank('family', a) - rank('family', b));
  const go = (family) => update({path: sibling(render, 'family', family).id});
  return make(
      'div', {class: 'add-sheet', 'data-scheme': render.variant.scheme},
      make('p', {class: 'add-app'}, widget.bundleTitle || catalogue.title),
      make('h3', {}, widget.name),
      make('p', {class: 'add-about'}, widget.description || t`No description.`),
      framed.element,
      make(
          'div', {class: 'add-pages', role: 'group', 'aria-label': t`Families`},
          families.map(
              (family) => make('button', {
                'aria-label': titleOf('family', family),
                'aria-current': family === render.family ? 'true' : undefined,
                onclick: () => go(family),
              }))),
      make('p', {class: 'add-button', 'aria-hidden': 'true'}, t`Add Widget`));
}

/** The ways in which the stage may show a picture; each makes its element. */
export const SCENES = {
  '': [t`Alone`, (render, framed) => framed.element],
  screen: [t`On screen`, screenElement],
  sheet: [t`In the sheet`, sheetElement],
};
