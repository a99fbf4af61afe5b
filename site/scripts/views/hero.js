// The stage of a widget: every family side by side, in one scheme, at the scrubbed moment.

import {groupName, make, segmented} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {catalogue, rank, titleOf, traitOf, valueOf} from '../model/catalogue.js';
import {positionOf} from '../model/moments.js';
import {follow, state} from '../model/store.js';
import {entryAt, indexAt} from '../model/timelines.js';
import {makeScrubber} from '../parts/scrubber.js';
import {makeStrip} from '../parts/strip.js';
import {Piece} from '../pictures/piece.js';

export function stageElement(widget, renders, model, changed) {
  const entries = renders.filter((render) => render.entry !== undefined);
  const shown = standardOf(entries.length ? entries : firstState(renders));
  const schemes = [...new Set(shown.map((render) => render.variant.scheme || ''))];
  schemes.sort((a, b) => rank('scheme', a) - rank('scheme', b));
  const instance = shown[0].instance;
  const position = model.times.length ? positionOf(widget, instance, model) :
                                        {time: shown[0].time, index: 0, mode: 'entry'};
  const floor = make('div', {class: 'hero-floor'});
  const hero = make('div', {class: 'hero stage'}, floor);
  let pieces = [];
  let shownScheme = schemes[0];
  let strip;

  function pick(family, scheme, time = position.time) {
    const list = shown.filter(
        (render) => render.family === family && (render.variant.scheme || '') === scheme);
    const entry = entryAt(model, family, time);
    return list.find((render) => render.entry === entry) || list[0];
  }

  function fill(scheme) {
    const families = [...new Set(shown.map((render) => render.family))];
    const order = (family) => widget.families.indexOf(family) + 1 || 99;
    families.sort((a, b) => order(a) - order(b));
    const wasInline = pieces.some((one) => one.piece.isInline);
    pieces = families.filter((family) => pick(family, scheme))
                 .map((family) => ({family, piece: new Piece(pick(family, scheme))}));
    shownScheme = scheme;
    hero.dataset.scheme = pieces.length ? traitOf(pieces[0].piece.render, 'scheme') : '';
    if (strip) strip.redraw();
    floor.replaceChildren(...cluster(pieces.map((one) => one.piece)));
    if (wasInline) goInline();
  }

  function goInline() {
    for (const {piece} of pieces) piece.goInline(() => position.time);
  }

  function show() {
    for (const {family, piece} of pieces) {
      const render = pick(family, shownScheme) || pick(family, schemes[0]);
      if (render) piece.show(render, position.time);
    }
  }

  fill(schemes[0]);
  const element = make('div', {class: 'exhibit'}, hero);
  if (schemes.length > 1) {
    hero.append(segmented(
        t`Colour scheme of the stage of ${widget.name}`, groupName('stage'),
        schemes.map((scheme) => [scheme, titleOf('scheme', scheme)]), schemes[0], fill));
  }
  if (!model.times.length || !entries.length) return element;
  const scrubber = makeScrubber(widget.name, model, position, () => {
    goInline();
    show();
    strip.refresh(position.index);
    changed(position);
  });
  const [sample] = [...pieces].sort((a, b) => a.piece.render.width - b.piece.render.width);
  strip = makeStrip(
      widget.name, model,
      (index) => pick(sample.family, shownScheme, model.times[index]) ||
          pick(sample.family, schemes[0], model.times[index]),
      (index) => scrubber.moveTo(model.times[index], index));
  strip.refresh(position.index);
  scrubber.element.addEventListener('focusin', goInline, {once: true});
  scrubber.element.addEventListener('pointerenter', goInline, {once: true});
  element.append(scrubber.element, strip.element);
  follow(['moment'], () => {
    const time = state.moment;
    Object.assign(position, {time, index: indexAt(model.times, time), mode: 'time'});
    scrubber.refresh();
    goInline();
    show();
    strip.refresh(position.index);
    changed(position);
  }, element);
  return element;
}

/** Small pictures gather beside a tall one, as on a Home Screen. */
function cluster(pieces) {
  const tall = pieces.filter((piece) => piece.render.height > 250);
  const others = pieces.filter((piece) => !tall.includes(piece));
  if (!tall.length || others.length < 2) return pieces.map((piece) => piece.element);
  others.sort((a, b) => a.render.width - b.render.width);
  return [
    make('div', {class: 'hero-cluster'}, others.map((piece) => piece.element)),
    ...tall.map((piece) => piece.element)
  ];
}

/** Of each family the renders with the first value it has on every axis that the stage ignores. */
function standardOf(renders) {
  const families = new Map();
  for (const render of renders) {
    if (!families.has(render.family)) families.set(render.family, []);
    families.get(render.family).push(render);
  }
  const names = catalogue.axes.map((axis) => axis.name)
                    .filter((name) => !['family', 'scheme', 'state'].includes(name));
  return [...families.values()].flatMap((list) => names.reduce((left, name) => {
    const least = Math.min(...left.map((one) => rank(name, valueOf(one, name))));
    return left.filter((one) => rank(name, valueOf(one, name)) === least);
  }, list));
}

/** The renders of the first state there is, for widgets without entries. */
function firstState(renders) {
  const best = Math.min(...renders.map((render) => rank('state', render.variant.state)));
  return renders.filter((render) => rank('state', render.variant.state) === best);
}
