// One field that leads anywhere: to widgets, to pictures, and to whatever the page can do.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, catalogue, widgetOf} from '../model/catalogue.js';
import {matches, parseQuery} from '../model/query.js';
import {answer, corrected} from '../model/ranking.js';
import {CLEAR, isFiltered} from '../model/selection.js';
import {update} from '../model/store.js';
import {togglePlayer} from '../parts/player.js';
import {isSingleFile} from '../pictures/files.js';
import {saveContactSheet} from './contact-sheet.js';
import {printSelection} from './print.js';
import {showSidebar} from './sidebar.js';
import {chooseTheme} from './theme.js';

const WIDGETS_MOST = 8;
const PICTURES_MOST = 6;

/** What the page can do; a new command only has to stand here. */
const COMMANDS = [
  [t`Show everything in light`, () => chooseTheme('light')],
  [t`Show everything in dark`, () => chooseTheme('dark')],
  [t`Light or dark as the system is`, () => chooseTheme('')],
  [t`All widgets`, () => update({path: '', view: 'widgets'}, true)],
  [t`All pictures`, () => update({path: '', view: 'wall'}, true)],
  [t`Small widgets`, () => update({path: '', size: 'small'})],
  [t`Medium widgets`, () => update({path: '', size: 'medium'})],
  [t`Large widgets`, () => update({path: '', size: 'large'})],
  [t`The best size of each widget`, () => update({path: '', size: ''})],
  [t`A simulated day`, () => location.assign('days.html'), () => catalogue.manifest.days && !isSingleFile()],
  [t`Only what has problems`, () => update({path: '', problems: '1'})],
  [t`Clear filters`, () => update(CLEAR), isFiltered],
  [t`Play or pause`, togglePlayer],
  [t`List of widgets`, () => showSidebar()],
  [t`Print`, printSelection],
  [t`Contact sheet`, saveContactSheet],
];

let number = 0;
let open;

/** Shows the field, empty. */
export function openPalette() {
  open = open || makePalette();
  open();
}

/** Makes the dialog; the answer opens it. */
function makePalette() {
  const input = make('input', {
    type: 'text',
    class: 'palette-input',
    role: 'combobox',
    'aria-label': t`Find widgets, pictures and commands`,
    placeholder: t`Find widgets, pictures and commands`,
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
    'aria-controls': 'palette-list',
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: () => fill(),
    onkeydown: (event) => press(event),
  });
  const list = make('div', {class: 'palette-list', id: 'palette-list', role: 'listbox', 'aria-label': t`Results`});
  const dialog = make(
      'dialog', {
        class: 'palette',
        'aria-label': t`Find`,
        onclick: (event) => event.target === dialog && dialog.close(),
      },
      input, list);
  document.body.append(dialog);
  let items = [];
  let at = 0;

  function fill() {
    items = answersTo(input.value);
    at = 0;
    list.replaceChildren(...groupsOf(items, choose));
    mark();
  }

  function mark() {
    items.forEach((item, index) => item.element.setAttribute('aria-selected', String(index === at)));
    const item = items[at];
    if (item) {
      input.setAttribute('aria-activedescendant', item.element.id);
      item.element.scrollIntoView({block: 'nearest'});
    } else
      input.removeAttribute('aria-activedescendant');
  }

  function choose(item) {
    dialog.close();
    item.act();
  }

  function press(event) {
    const steps = {ArrowDown: 1, ArrowUp: -1};
    if (event.key in steps && items.length) {
      event.preventDefault();
      at = (at + steps[event.key] + items.length) % items.length;
      mark();
    } else if (event.key === 'Enter' && items[at]) {
      event.preventDefault();
      choose(items[at]);
    }
  }

  return () => {
    if (dialog.open) return;
    input.value = '';
    fill();
    dialog.showModal();
  };
}

/** What a text may mean, best first: `{ group, title, about, act }`. */
function answersTo(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const widgets = widgetsFor(words);
  const commands = COMMANDS
      .filter(([title, , isOffered]) => (!isOffered || isOffered()) &&
                  words.every((word) => title.toLowerCase().includes(word)))
      .map(([title, act]) => ({group: t`Commands`, title, act}));
  const terms = parseQuery(text);
  const pictures = [];
  for (const render of terms.length ? catalogue.renders : []) {
    if (pictures.length === PICTURES_MOST) break;
    if (matches(render, terms))
      pictures.push({
        group: t`Pictures`,
        title: widgetOf(render).name,
        about: captionOf(render),
        act: () => update({path: render.id}, true),
      });
  }
  return [...widgets, ...commands, ...pictures];
}

function widgetsFor(words) {
  const found = (asked) => catalogue.widgets
      .map((widget, order) => ({widget, order, cost: answer(widget, asked)}))
      .filter((one) => Number.isFinite(one.cost))
      .sort((a, b) => a.cost - b.cost || a.order - b.order);
  let best = found(words);
  if (!best.length) best = found(words.map((word) => corrected(word) || word));
  return best.slice(0, WIDGETS_MOST).map(({widget}) => ({
    group: t`Widgets`,
    title: widget.name,
    about: widget.context,
    act: () => update({path: widget.id, instance: ''}, true),
  }));
}

function groupsOf(items, choose) {
  const parts = [];
  for (const item of items) {
    number += 1;
    item.element = make(
        'div', {
          class: 'palette-item',
          role: 'option',
          id: `palette-${number}`,
          onclick: () => choose(item),
        },
        item.title, ' ', item.about && make('span', {class: 'quiet'}, item.about));
    const last = parts[parts.length - 1];
    if (last && last.dataset.group === item.group)
      last.append(item.element);
    else
      parts.push(make(
          'div', {class: 'palette-group', role: 'group', 'aria-label': item.group, 'data-group': item.group},
          make('p', {class: 'popover-title', 'aria-hidden': 'true'}, item.group), item.element));
  }
  return parts.length ? parts : [make('p', {class: 'quiet palette-none'}, t`Nothing matches`)];
}
