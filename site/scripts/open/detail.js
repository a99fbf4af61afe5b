// One picture, large, with everything known about it.

import {icon, make, menu, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {captionOf, catalogue, rank, titleOf, valueOf, widgetOf} from '../model/catalogue.js';
import {noteRecent} from '../model/kept.js';
import {renderOfEntry, sibling} from '../model/siblings.js';
import {follow, state, update} from '../model/store.js';
import {entryAt, indexAt, ofFamily, timelineOf} from '../model/timelines.js';
import {favouriteButton} from '../parts/favourite.js';
import {noteField} from '../parts/note.js';
import {noticeElement} from '../parts/notices.js';
import {makeScrubber} from '../parts/scrubber.js';
import {sizeVars} from '../pictures/image.js';
import {saidLine} from './clipping.js';
import {copyActions} from './copy.js';
import {pictureFacts} from './facts.js';
import {lookParts} from './looks.js';
import {detailStage, flip, stageBar} from './stage.js';
import {showZoom} from './zoom.js';

const detail = {
  dialog: undefined,
  render: undefined,
  framed: undefined,
  drawn: '',
  opener: undefined
};

/** What of the state the dialog shows. */
const SHOWN =
    ['path', 'look', 'scene', 'wallpaper', 'tint', 'pin', 'how', 'over', 'zoom'];

/** Makes the dialog, which is open as long as the state names a picture. */
export function followOpened() {
  makeDialog();
  const show = () => {
    const render = catalogue.render.get(state.path);
    if (render)
      showDetail(render);
    else
      hideDetail();
  };
  follow(SHOWN, show);
  show();
}

/** Presses the button that is kept by a name, unless it is disabled. */
export function pressInDetail(name) {
  detail.dialog.querySelector(`[data-keep="${name}"]`).click();
}

/** Shows the placeholder of the open picture, or the picture again. */
export function flipDetail(isDown) {
  if (detail.render) flip(detail.framed, isDown);
}

function makeDialog() {
  detail.dialog = make('dialog', {
    class: 'detail',
    'aria-labelledby': 'detail-title',
    onclose: () => {
      if (catalogue.render.has(state.path)) update({path: state.widget ? state.widget.id : ''});
      if (detail.opener && detail.opener.isConnected) detail.opener.focus();
      detail.render = undefined;
    },
    onclick: (event) => event.target === detail.dialog && detail.dialog.close(),
  });
  document.body.append(detail.dialog);
}

function showDetail(render) {
  const drawn =
      [render.id, ...SHOWN.filter((key) => key !== 'zoom').map((key) => state[key])].join('\n');
  if (detail.drawn === drawn && detail.dialog.open) {
    showZoom();
    return;
  }
  const held = detail.render && detail.dialog.contains(document.activeElement) ?
      document.activeElement.dataset.keep :
      undefined;
  if (detail.render !== render) noteRecent(render);
  detail.render = render;
  detail.drawn = drawn;
  const {element, framed} = detailStage(render);
  const look = lookParts(render, framed);
  detail.framed = framed;
  detail.dialog.classList.toggle('with-look', !!look.list);
  detail.dialog.replaceChildren(...[
    look.list, make('div', {class: 'detail-picture'}, element, stageBar(render, framed)),
    detailPanel(render, look), saidLine()
  ].filter(Boolean));
  setVars(detail.dialog, sizeVars(render));
  showZoom();
  if (!detail.dialog.open) {
    detail.opener = document.activeElement === document.body ? undefined : document.activeElement;
    detail.dialog.showModal();
    detail.dialog.scrollTop = 0;
  }
  const target = held && detail.dialog.querySelector(`[data-keep="${held}"]:not(:disabled)`);
  // On a low window the name stands below the picture, which is to be seen first.
  if (target)
    target.focus();
  else
    detail.dialog.querySelector('h2').focus({preventScroll: true});
}

export function hideDetail() {
  if (detail.dialog.open) detail.dialog.close();
}

/** The way to other pictures and out; it stays where all else scrolls. */
function detailBar(render) {
  const index = state.selection.indexOf(render);
  const near = (by) => (index < 0 ? undefined : state.selection[index + by]);
  const step = (name, label, target) => make(
      'button', {
        class: 'round',
        'data-keep': name,
        'aria-label': label,
        disabled: !target,
        onclick: () => update({path: target.id})
      },
      icon(name));
  return make(
      'div', {class: 'detail-bar'}, step('previous', t`Previous picture`, near(-1)),
      step('next', t`Next picture`, near(1)),
      make(
          'span', {class: 'quiet'},
          index < 0 ? t`not in the selection` : t`${index + 1} of ${state.selection.length}`),
      favouriteButton(render),
      make(
          'button', {
            class: 'round detail-close',
            'data-keep': 'close',
            'aria-label': t`Close`,
            onclick: () => detail.dialog.close()
          },
          icon('close')));
}

function detailPanel(render, look) {
  return make(
      'div', {class: 'detail-panel'},
      make(
          'div', {class: 'detail-head'}, detailBar(render),
          make('h2', {id: 'detail-title', tabindex: -1}, widgetOf(render).name),
          make('p', {class: 'quiet'}, captionOf(render))),
      look.choice,
      make(
          'div', {class: 'detail-body'}, variantMenus(render), detailScrubber(render), look.facts,
          make(
              'div', {class: 'notices'},
              (catalogue.problemsOf.get(render.id) || []).map(noticeElement)),
          pictureFacts(render), noteField(render), copyActions(render)));
}

/** Menus that lead to the nearest picture with another value. */
function variantMenus(render) {
  const family = catalogue.rendersOf.get(render.widget) || [];
  const menus = catalogue.axes.map((axis) => {
    const values = [...new Set(family.map((one) => valueOf(one, axis.name)).filter(Boolean))];
    if (values.length < 2) return undefined;
    values.sort((a, b) => rank(axis.name, a) - rank(axis.name, b));
    const made = menu(
        axis.title, axis.name, values.map((value) => [value, titleOf(axis.name, value)]),
        valueOf(render, axis.name),
        (value) => update({path: sibling(render, axis.name, value).id}));
    made.querySelector('select').dataset.keep = `axis-${axis.name}`;
    return made;
  });
  return make('div', {class: 'detail-menus'}, menus);
}

function detailScrubber(render) {
  if (render.entry === undefined) return undefined;
  const widget = widgetOf(render);
  const model = ofFamily(timelineOf(widget, render.instance), render.family);
  if (model.times.length < 2) return undefined;
  const position = {index: indexAt(model.times, render.time), time: render.time, mode: 'entry'};
  const scrubber = makeScrubber(widget.name, model, position, () => {
    const entry = entryAt(model, render.family, position.time);
    const target = renderOfEntry(render, entry);
    if (target && target !== detail.render && position.mode === 'entry') update({path: target.id});
  }, {isPlain: true});
  scrubber.range.dataset.keep = 'range';
  return scrubber.element;
}
