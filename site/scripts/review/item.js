// One item, open over the groups: its pictures, what is said of them, what is decided.

import {icon, make} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {encodedPath} from '../basics/paths.js';
import {plural, t} from '../basics/words.js';
import {saidLine} from '../open/clipping.js';
import {enlargingControls, putInPanes} from './enlarging.js';
import {groundOfItem} from './grounds.js';
import {panelElement} from './item-panel.js';
import {fillStage} from './item-stage.js';
import {modeControl, modeOf} from './modes.js';
import {review} from './record.js';
import {neighbour, selection} from './selection.js';
import {sentenceList} from './sentences.js';
import {followView, NARROWING, show, view} from './view.js';

let dialog;
let opener;

/** The item that is open. */
export function openItem() { return review.item.get(view.path); }

/** Opens what the address names from now on. */
export function followItem() {
  dialog = make('dialog', {class: 'detail review-item', 'aria-labelledby': 'item-title'});
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    closeItem();
  });
  dialog.addEventListener('click', (event) => event.target === dialog && closeItem());
  document.body.append(dialog);
  followView(['path'], () => (openItem() ? open() : hide()));
  followView(['mode', 'zoom'], () => openItem() && dialog.open && drawStage());
  followView(NARROWING, () => dialog.open && drawHead());
}

export function closeItem() { show({path: ''}, true); }

/** Goes to another item without a step that Back undoes. */
export function goTo(item) {
  if (item) show({path: item.id}, !view.path);
}

function open() {
  if (!dialog.open) opener = document.activeElement;
  const kept = dialog.contains(document.activeElement) && document.activeElement.dataset.keep;
  const item = openItem();
  dialog.replaceChildren(pictureElement(item), panelElement(item), saidLine());
  document.querySelector('body > .detail-said')?.remove();
  if (!dialog.open) dialog.showModal();
  drawStage();
  drawHead();
  (kept && dialog.querySelector(`[data-keep="${kept}"]:not(:disabled)`) || dialog.querySelector('h2')).focus();
  for (const by of [1, -1]) ready(neighbour(item, by));
}

function hide() {
  if (!dialog.open) return;
  dialog.close();
  dialog.replaceChildren();
  document.body.append(saidLine());
  if (opener && opener.isConnected) opener.focus();
}

/** Fetches the pictures of an item that is likely the next. */
function ready(item) {
  for (const side of item && item.isPicture ? item.sides : [])
    if (side && !side.isMissing) new Image().src = encodedPath(side.file);
}

function pictureElement(item) {
  zoom = enlargingControls();
  const stage = make('div', {role: 'group', 'aria-label': t`Pictures`, class: 'detail-stage', ...groundOfItem(item)});
  return make(
      'div', {class: 'detail-picture'}, stage,
      make(
          'div', {class: 'stage-controls'}, modeControl(item), zoom.element, stageSwitch('amplified', t`Amplify`),
          item.isPicture && stepControls()));
}

/** A switch for how the stage is drawn, which holds for every item: a class of the page. */
function stageSwitch(look, words) {
  const isOn = () => page.classList.contains(look);
  const button = make(
      'button', {
        class: 'plain-button',
        'data-keep': look,
        'aria-pressed': String(isOn()),
        onclick: () => {
          page.classList.toggle(look);
          button.setAttribute('aria-pressed', String(isOn()));
        },
      },
      words);
  return button;
}

function stepControls() {
  const step = (by, name, words) => make(
      'button', {class: 'round', 'data-keep': `change-${by}`, 'aria-label': words, onclick: () => stepSentence(by)},
      icon(name));
  return make(
      'div', {class: 'change-steps'}, stageSwitch('outlined', t`Outline`), step(-1, 'previous', t`Previous change`),
      make('span', {class: 'change-at', role: 'status'}), step(1, 'next', t`Next change`));
}

function drawStage() {
  const item = openItem();
  const {sides} = fillStage(dialog.querySelector('.detail-stage'), item, modeOf(item));
  if (sides.length) putInPanes(dialog.querySelector('.detail-stage'));
  zoom.refresh(sides.length > 0);
  dialog.querySelector('[data-keep="amplified"]').hidden = modeOf(item) !== 'difference';
  for (const input of dialog.querySelectorAll('.stage-controls input[name="how"]'))
    input.checked = input.value === modeOf(item);
  const list = sentenceList(item, sides);
  dialog.querySelector('.item-words').replaceChildren(list.element);
  steps = list;
  dialog.querySelector('.change-steps')?.toggleAttribute('hidden', !list.count || !sides.length);
  tellStep();
}

let steps;
let zoom;

/** Lights the next change up, or the one before. */
export function stepSentence(by) {
  if (!steps?.count) return;
  steps.step(by);
  tellStep();
}

function tellStep() {
  const line = dialog.querySelector('.change-at');
  if (line) line.textContent = steps.at < 0 ? plural(steps.count, 'change') : t`${steps.at + 1} of ${steps.count}`;
}

/** Where the item is in the list, and ways on. */
function drawHead() {
  const item = openItem();
  if (!item) return;
  const all = selection();
  const at = all.indexOf(item);
  const step = (by, name, words) => make(
      'button', {
        class: 'round',
        'data-keep': `go-${by}`,
        'aria-label': words,
        disabled: !neighbour(item, by),
        onclick: () => goTo(neighbour(item, by)),
      },
      icon(name));
  dialog.querySelector('.detail-bar').replaceChildren(
      step(-1, 'previous', t`Previous`),
      make('span', {}, at < 0 ? t`not among the ${all.length} that are left` : t`${at + 1} of ${all.length}`),
      step(1, 'next', t`Next`),
      make(
          'button',
          {class: 'round detail-close', 'data-keep': 'close', 'aria-label': t`Close`, onclick: closeItem},
          icon('close')));
}
