// A widget's page: its stage, its looks, its day as a film under the player, and below them every
// picture it has.

import {rove} from '../basics/arrows.js';
import {icon, isForBrowser, make, menu} from '../basics/elements.js';
import {encodedPath} from '../basics/paths.js';
import {soon} from '../basics/steps.js';
import {grouped, t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {catalogue} from '../model/catalogue.js';
import {CONFIGURATIONS, kindOf} from '../model/kinds.js';
import {orderedWidgets} from '../model/order.js';
import {sweptAxes} from '../model/roles.js';
import {hasChosenValues} from '../model/selection.js';
import {smallSample} from '../model/standing.js';
import {state, update} from '../model/store.js';
import {ofFamily, policyText, timelineOf} from '../model/timelines.js';
import {noticeElement} from '../parts/notices.js';
import {callLater} from '../parts/later-script.js';
import {showPlayer} from '../parts/player.js';
import {makeStrip} from '../parts/strip.js';
import {isSingleFile} from '../pictures/files.js';
import {looksList} from './looks-list.js';
import {Matrix} from './matrix.js';
import {Stage} from './stage.js';

const shown = {
  widget: undefined,
  stage: undefined,
  matrix: undefined,
  looks: undefined
};

/** Fills the page with a widget; `theme(value)` chooses the page's scheme. */
export function showWidget(main, widget, theme) {
  const renders = catalogue.rendersOf.get(widget.id) || [];
  const instances = widget.instances.filter((one) => renders.some((render) => render.instance === one.id));
  const chosen = instances.find((one) => one.id === state.instance) || instances[0];
  const instance = chosen && chosen.id;
  const own = renders.filter((render) => render.instance === instance);
  Object.assign(shown, {widget, own, instance, theme, stage: undefined, matrix: undefined});
  const timeline = timelineOf(widget, instance);
  const parts = [headElement(widget), widgetNotices(widget)];
  if (own.length) {
    shown.stage = new Stage(widget, own, instance);
    shown.looks = make('div', {class: 'looks-side'});
    fillLooks();
    parts.push(
        instances.length > 1 && instanceMenu(instances, instance),
        make('div', {class: 'show'}, shown.stage.element, shown.looks));
    const chosenOnes = own.filter(hasChosenValues);
    parts.push(
        catalogue.manifest.days && laterSection('day', t`A day`, 'showDay', widget, instance),
        sweptAxes(chosenOnes).length && laterSection('sweep', t`Table`, 'showSweep', widget, chosenOnes, instance));
    shown.matrix = new Matrix(widget, renders.filter(hasChosenValues));
    parts.push(make('h3', {class: 'all-title'}, t`Every picture`), shown.matrix.element);
  }
  parts.push(factsElement(widget, timeline));
  main.replaceChildren(...parts.filter(Boolean));
  showTimeline(timeline, own);
  if (shown.matrix) {
    const {matrix} = shown;
    soon(() => {
      if (shown.matrix !== matrix) return;
      matrix.fill();
      rove(matrix.element);
    });
  }
}

/** Shows another scheme or look of the same widget. */
export function redrawWidget() {
  if (!shown.stage) return;
  shown.stage.fill();
  fillLooks();
}

/** Shows the page's moment. */
export function refreshWidget() {
  if (!shown.stage) return;
  shown.stage.goInline();
  shown.stage.show();
  shown.matrix.show();
}

function fillLooks() {
  const held = shown.looks.contains(document.activeElement) && document.activeElement.dataset.look;
  const list = looksList(shown.own, shown.instance, shown.theme);
  shown.looks.replaceChildren(...[list].filter(Boolean));
  shown.looks.hidden = !list;
  if (held) shown.looks.querySelector(`[data-look="${CSS.escape(held)}"]`)?.focus();
}

/** The player with the widget's own day; the film shows its smallest picture. */
function showTimeline(timeline, renders) {
  const entries = renders.filter((render) => render.entry !== undefined);
  const sample = smallSample(entries);
  const {stage, widget} = shown;
  showPlayer(
      widget.name, sample ? timeline : {...timeline, times: []}, {
        mode: 'entry',
        prepare: () => stage.goInline(),
        strip: sample &&
            ((choose) => makeStrip(
                 widget.name, ofFamily(timeline, sample.family), (index) => stage.pick(sample.family, timeline.times[index]),
                 choose)),
      });
}

/** The place of what comes with the later script: a simulated day, the table of what was swept. */
function laterSection(name, label, show, ...words) {
  const element = make('section', {class: name, 'aria-label': label, hidden: true});
  soon(() => element.isConnected && callLater(show, element, ...words));
  return element;
}

/** Back, the name, and the neighbours, which are those of the front page. */
function headElement(widget) {
  const all = orderedWidgets().filter((one) => kindOf(one)[0] === kindOf(widget)[0]);
  const at = all.indexOf(widget);
  const neighbour = (by, title, drawing) => {
    const target = all[at + by];
    return make(
        'button', {
          class: 'round',
          'aria-label': target ? t`${title}: ${target.name}` : title,
          'data-key': `widget${by}`,
          disabled: !target,
          onclick: () => update({path: target.id, e: '', instance: ''}, true)
        },
        icon(drawing));
  };
  return make(
      'header', {class: 'widget-head'},
      make(
          'a', {
            class: 'back',
            href: writeAddress({...STANDARD, path: ''}),
            onclick: (event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              update({path: '', instance: ''}, true);
            }
          },
          icon('previous'), t`All`),
      make(
          'div', {class: 'widget-title'}, make('h2', {tabindex: -1}, widget.name),
          widget.context && make('span', {class: 'quiet'}, widget.context),
          widget.description && make('p', {class: 'quiet'}, widget.description)),
      make(
          'div', {class: 'widget-steps'}, neighbour(-1, t`Previous widget`, 'previous'),
          make('span', {class: 'quiet'}, t`${grouped(at + 1)} of ${grouped(all.length)}`),
          neighbour(1, t`Next widget`, 'next')));
}

function instanceMenu(instances, instance) {
  return make(
      'div', {class: 'instances'},
      menu(
          t`Configuration`, 'instance', instances.map((one) => [one.id, one.title]), instance,
          (id) => update({instance: id === instances[0].id ? '' : id})));
}

/** What there is to know of the widget besides its pictures. */
function factsElement(widget, timeline) {
  const source = widget.source &&
      `${widget.source.file}${widget.source.line ? ':' + widget.source.line : ''}`;
  const plain = !isSingleFile() &&
      make('a', {href: `w/${encodedPath(widget.file)}.html`},
           t`All pictures on one page, without scripts`);
  const facts = [
    [t`Reloads`, policyText(timeline)],
    [t`Set up`, CONFIGURATIONS[widget.configuration]],
    [t`Source`, source && make('code', {}, source)],
    [t`Kind`, make('code', {}, widget.kind)],
    [t`Plain page`, plain],
  ];
  return make(
      'dl', {class: 'facts widget-facts'},
      facts.filter(([, value]) => value)
          .map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
}

function widgetNotices(widget) {
  const list = catalogue.problemsOf.get(widget.id) || [];
  const notices = list.map(noticeElement);
  if (widget.failed && !list.length)
    notices.push(noticeElement(
        {severity: 'error', message: t`This widget could not be rendered completely.`}));
  return notices.length ? make('div', {class: 'notices'}, notices) : undefined;
}
