// How large the open picture is: as large as fits, or so many times its size in points. The large
// stage then scrolls: by dragging, by its bars, by the arrow keys.

import {make, segmented, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {state, update, updateInBurst} from '../model/store.js';

const ZOOM_STEPS = [0.5, 1, 2, 3, 4, 6, 8, 12, 16];

/** The point that a change of zoom leaves where it is; the middle if there is none. */
let held;

/** The factor that the address names; 0 means as large as fits. */
function zoomOf() {
  const zoom = Number(state.zoom);
  return zoom >= 0.25 && zoom <= 16 ? zoom : 0;
}

/** What is laid over the picture to measure by; a ruler makes nothing where it has no meaning. */
const RULERS = {
  grid: [t`Grid`, () => make('i', {class: 'ruler-grid'})],
  margins: [t`Margins`, marginRuler],
};

/** The room that the system left around the content, and the corner that is parallel to its own. */
function marginRuler({margins, width, height, cornerRadius = 0}) {
  if (!margins) return undefined;
  const [above, left, below, right] = margins;
  const corner = Math.max(0, cornerRadius - Math.max(...margins));
  const inside = {'--w': width - left - right, '--h': height - above - below, '--r': corner};
  const edges = {
    top: `${(100 * above) / height}%`,
    bottom: `${(100 * below) / height}%`,
    left: `${(100 * left) / width}%`,
    right: `${(100 * right) / width}%`,
  };
  return make('i', {class: 'ruler-margins', vars: {...edges, ...inside}});
}

export function rulersOf(render) {
  const chosen = state.over.split(',');
  return Object.entries(RULERS)
      .filter(([name]) => chosen.includes(name))
      .map(([, [, ruler]]) => ruler(render))
      .filter(Boolean);
}

export function zoomControls(render) {
  const chosen = new Set(state.over.split(',').filter(Boolean));
  const toggle = (name) => {
    const others = [...chosen].filter((one) => one !== name);
    update({over: (chosen.has(name) ? others : [...others, name]).sort().join(',')});
  };
  const zoom = segmented(
      t`Zoom`, 'zoom', [['', t`Fit`], ...['1', '2', '4', '8'].map((times) => [times, `${times}×`])],
      state.zoom, (value) => update({zoom: value}));
  for (const input of zoom.querySelectorAll('input')) input.dataset.keep = `zoom-${input.value}`;
  return [
    zoom,
    ...Object.entries(RULERS)
        .filter(([, [, ruler]]) => ruler(render))
        .map(([name, [title]]) => make(
                 'button', {
                   class: 'plain-button',
                   'data-keep': `ruler-${name}`,
                   'aria-pressed': String(chosen.has(name)),
                   onclick: () => toggle(name),
                 },
                 title)),
  ];
}

/** Whether the picture stands in a place, which gives it its size. */
function isPlaced() {
  return !!document.querySelector('.detail-stage :is(.place, .add-sheet)');
}

/** Gives the stage the size that the state names, and keeps a point of it where it is. */
export function showZoom() {
  const stage = document.querySelector('.detail-stage');
  const zoom = isPlaced() ? 0 : zoomOf();
  const before = shareAt(stage, held);
  stage.classList.toggle('zoomed', zoom > 0);
  stage.classList.toggle('zoomed-far', zoom >= 6);
  setVars(stage, {'--times': zoom || 1});
  if (zoom)
    stage.tabIndex = 0;
  else
    stage.removeAttribute('tabindex');
  for (const input of document.querySelectorAll('[name=zoom]'))
    input.checked = input.value === state.zoom;
  if (zoom && before) keepShare(stage, before);
}

/** Which share of the picture lies at a point of the stage, its middle if none is given. */
function shareAt(stage, point) {
  const framed = stage.querySelector('.framed');
  if (!framed) return undefined;
  const around = stage.getBoundingClientRect();
  const [x, y] = point || [around.left + around.width / 2, around.top + around.height / 2];
  const box = framed.getBoundingClientRect();
  return {x, y, across: (x - box.left) / box.width, down: (y - box.top) / box.height};
}

function keepShare(stage, {x, y, across, down}) {
  const box = stage.querySelector('.framed').getBoundingClientRect();
  stage.scrollBy(box.left + across * box.width - x, box.top + down * box.height - y);
}

/** The zoom as it looks now, also where the picture was fitted. */
function presentZoom() {
  const framed = document.querySelector('.detail-stage .framed');
  return zoomOf() || framed.getBoundingClientRect().width / framed.style.getPropertyValue('--w');
}

function zoomTo(zoom, point) {
  if (isPlaced()) return;
  const [least, most] = [ZOOM_STEPS[0], ZOOM_STEPS[ZOOM_STEPS.length - 1]];
  held = point;
  // A pinch sends dozens of steps a second.
  updateInBurst({zoom: String(Math.round(Math.min(Math.max(zoom, least), most) * 100) / 100)});
  held = undefined;
}

/** The next larger (1) or smaller (-1) step. */
export function stepZoom(by) {
  const now = presentZoom();
  const next = by > 0 ? ZOOM_STEPS.find((step) => step > now * 1.01) :
                        ZOOM_STEPS.findLast((step) => step < now * 0.99);
  if (next) zoomTo(next);
}

/** Listens on a stage: wheel with Ctrl (which is what a pinch on a trackpad sends), pinch, drag. */
export function listenForZoom(stage) {
  const fingers = new Map();
  let spread = 0;
  stage.addEventListener('wheel', (event) => {
    if (!event.ctrlKey || isPlaced()) return;
    event.preventDefault();
    zoomTo(presentZoom() * Math.exp(-event.deltaY / 240), [event.clientX, event.clientY]);
  }, {passive: false});
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  stage.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    spread = fingers.size === 2 ? distance() / presentZoom() : 0;
  });
  stage.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = {x: event.clientX, y: event.clientY};
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      zoomTo(distance() / spread, [(a.x + b.x) / 2, (a.y + b.y) / 2]);
    } else if (stage.classList.contains('zoomed'))
      stage.scrollBy(last.x - now.x, last.y - now.y);
  });
  const lift = (event) => fingers.delete(event.pointerId);
  for (const kind of ['pointerup', 'pointercancel', 'pointerleave'])
    stage.addEventListener(kind, lift);
}
