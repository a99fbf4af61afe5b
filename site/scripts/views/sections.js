// The widgets view: a section per widget, filled while it is near the window.

import {make, setVars} from '../basics/elements.js';
import {encodedPath} from '../basics/paths.js';
import {awaitObservers, begin, end, hasSteps, soon} from '../basics/steps.js';
import {t} from '../basics/words.js';
import {catalogue} from '../model/catalogue.js';
import {CONFIGURATIONS} from '../model/kinds.js';
import {partsOfPage} from '../model/page-parts.js';
import {scale} from '../parts/size.js';
import {isSingleFile} from '../pictures/files.js';
import {sectionBody} from './matrix.js';

/** Frames without a change after which nothing above an element is expected to change any more. */
const STEADY_FRAMES = 30;

const sections = new Map();
let sectionsNear;

export function showSections(main) {
  if (sectionsNear) sectionsNear.disconnect();
  sectionsNear = new IntersectionObserver(fillNear, {rootMargin: '450px 0px'});
  leaveSections();
  const width = main.clientWidth;
  const elements = [];
  let heading = '';
  for (const {title, widget, renders} of partsOfPage()) {
    if (title !== heading) elements.push(make('p', {class: 'bundle'}, title));
    heading = title;
    elements.push(sectionElement(widget, renders, title, width));
  }
  main.replaceChildren(...elements);
  for (const {element} of sections.values()) sectionsNear.observe(element);
  awaitObservers();
}

/** Forgets the sections, as the page shows something else. */
export function leaveSections() { sections.clear(); }

/** The first section of a widget: grouped by an axis, it may have several. */
export function sectionOf(id) {
  for (const section of sections.values()) if (section.widget.id === id) return section;
  return undefined;
}

function sectionElement(widget, renders, title, width) {
  const number = catalogue.widgets.indexOf(widget) + 1;
  const body = make('div', {class: 'widget-body'});
  const key = `${title}\n${widget.id}`;
  const ending = sections.size;
  const element = make(
      'section', {class: 'widget', 'data-widget': widget.id, 'data-section': key},
      make(
          'header', {class: 'label label-far', 'data-number': String(number).padStart(2, '0')},
          make('h2', {id: `title-${ending + 1}`, tabindex: -1}, widget.name)),
      body);
  sections.set(key, {element, body, widget, renders, isFull: false});
  setVars(body, {'min-height': `${guessHeight(renders, width)}px`});
  return element;
}

/** Says under a widget's name what it is; far sections leave it out, to stay light. */
function fillLabel(label, widget) {
  if (!label.classList.contains('label-far')) return;
  const file = widget.source ?
      `${widget.source.file}${widget.source.line ? ':' + widget.source.line : ''}` :
      '';
  label.classList.remove('label-far');
  const parts = [
    widget.description && make('p', {}, widget.description),
    make(
        'p', {class: 'label-facts'}, make('code', {}, widget.kind),
        make('span', {}, CONFIGURATIONS[widget.configuration]), file && make('code', {}, file),
        !isSingleFile() &&
            make(
                'a', {href: sheetAddress(widget)}, t`Sheet`,
                make('span', {class: 'unseen'}, t` of ${widget.name}`)))
  ];
  label.append(...parts.filter(Boolean));
}

/** Takes it away again, keeping its height. */
function emptyLabel(label) {
  if (label.contains(document.activeElement)) return;
  setVars(label, {'min-height': `${label.offsetHeight}px`});
  label.classList.add('label-far');
  label.replaceChildren(label.querySelector('h2'));
}

/** The widget's page that needs no scripts. */
function sheetAddress(widget) {
  return `w/${encodedPath(catalogue.files[widget.id] || widget.id)}.html`;
}

/** About how high a section will be, so that the page does not jump when it is filled. */
function guessHeight(renders, width) {
  if (!renders.length) return 0;
  const families = new Map();
  for (const render of renders) {
    if (!families.has(render.family))
      families.set(render.family, {sample: render, schemes: new Set(), states: new Set()});
    const {schemes, states} = families.get(render.family);
    schemes.add(render.variant.scheme);
    states.add(render.variant.state);
  }
  let height = Math.max(...[...families.values()].map((one) => one.sample.height)) + 230;
  for (const {sample, schemes, states} of families.values()) {
    const panels = schemes.size;
    const cells = states.size;
    const cell = Math.max(64, sample.width * scale()) + 18;
    const areSideBySide = panels * (cells * cell + 30) <= width;
    const lines = areSideBySide ?
        1 :
        panels * Math.ceil(cells / Math.max(1, Math.floor((width - 18) / cell)));
    height += 56 + lines * (sample.height * scale() + 42) + (areSideBySide ? 36 : panels * 40);
  }
  return Math.round(height);
}

function fillNear(changes) {
  for (const {target, isIntersecting} of changes) {
    const section = sections.get(target.dataset.section);
    if (!section || section.element !== target) continue;
    section.isNear = isIntersecting;
    if (isIntersecting)
      soon(() => section.isNear && fillSection(section));
    else
      emptySection(section);
  }
}

/** Fills a section: what is at its top at once, the matrix in a step of its own. */
function fillSection(section) {
  if (section.isFull) return;
  section.isFull = true;
  fillLabel(section.element.firstChild, section.widget);
  const {parts, fillMatrix} = sectionBody(section.widget, section.renders);
  section.body.replaceChildren(...parts);
  soon(() => {
    if (!section.isFull || !parts[0].isConnected) return;
    fillMatrix();
    section.body.style.removeProperty('min-height');
  });
}

/** Takes a far section's content away, keeping its height; what has focus stays. */
export function emptySection(section) {
  if (!section.isFull || section.body.contains(document.activeElement)) return;
  setVars(section.body, {'min-height': `${section.body.offsetHeight}px`});
  section.isFull = false;
  section.body.replaceChildren();
  emptyLabel(section.element.firstChild);
}

/** Brings a widget's section to the top and fills it. */
export function goToWidget(id, focus = false) {
  const section = sectionOf(id);
  if (!section) return;
  fillSection(section);
  settle(section.element);
  if (focus) section.element.querySelector('h2').focus({preventScroll: true});
}

/**
 * Keeps an element at the top while what is above it finds its height, unless the reader moves.
 *
 * Frames are counted, not time: sections learn that they are near with a frame, and a busy machine makes those long.
 */
function settle(element) {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(kind, leave, {once: true, passive: true});
  begin();
  let steady = 0;
  let last = '';
  const hold = () => {
    if (isLeft || !element.isConnected || steady > STEADY_FRAMES) {
      end();
      return;
    }
    element.scrollIntoView({block: 'start'});
    const place = `${scrollY} ${document.documentElement.scrollHeight}`;
    steady = place === last && !hasSteps() ? steady + 1 : 0;
    last = place;
    requestAnimationFrame(hold);
  };
  hold();
}
