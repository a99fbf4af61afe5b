// The stage of a widget's page: every family side by side, in one look, at the page's moment.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {captionOf, titleOf, traitOf} from '../model/catalogue.js';
import {samplesOf, stageLook, standing} from '../model/standing.js';
import {state} from '../model/store.js';
import {isCard, sizeText} from '../pictures/image.js';
import {Piece} from '../pictures/piece.js';

export class Stage {
  constructor(widget, renders, instance) {
    this.widget = widget;
    this.renders = renders;
    this.instance = instance;
    this.pieces = [];
    this.element = make('div', {class: 'hero stage', role: 'group', 'aria-label': t`Stage`});
    this.floor = make('div', {class: 'hero-floor'});
    this.element.append(this.floor);
    this.fill();
  }

  pick(family, time = state.now) {
    return standing(this.renders, family, {look: stageLook(), instance: this.instance, time});
  }

  /** The pictures of the look that the page shows now. */
  fill() {
    const order = ({family}) => this.widget.families.indexOf(family) + 1 || 99;
    const samples = samplesOf(this.renders).sort((a, b) => order(a) - order(b));
    const wasInline = this.pieces.some((one) => one.piece.isInline);
    this.pieces = samples.map(({family}) => this.exhibit(family));
    const [first] = this.pieces;
    for (const axis of ['scheme', 'mode']) {
      const trait = first ? traitOf(first.piece.render, axis) : '';
      if (trait)
        this.element.dataset[axis] = trait;
      else
        delete this.element.dataset[axis];
    }
    this.floor.replaceChildren(...clusters(this.pieces));
    if (wasInline) this.goInline();
  }

  /** A family's picture with its name beneath; a click opens it. */
  exhibit(family) {
    const render = this.pick(family);
    const piece = new Piece(render);
    const link = make('a', {class: 'exhibit'}, piece.element);
    const caption = make(
        'span', {class: 'exhibit-name', 'aria-hidden': 'true'}, make('b', {}, titleOf('family', family)), ' ',
        sizeText(render));
    const one = {family, piece, element: make('div', {class: 'exhibit-spot'}, link, caption), link};
    link.classList.toggle('lock', !isCard(render));
    this.address(one, render);
    return one;
  }

  address({link}, render) {
    link.href = writeAddress({...STANDARD, path: render.id});
    link.dataset.render = render.id;
    link.setAttribute('aria-label', t`Open ${captionOf(render)}`);
  }

  /** Shows the page's moment. */
  show() {
    for (const one of this.pieces) {
      const render = this.pick(one.family);
      this.address(one, render);
      one.piece.show(render, state.now ?? render.time);
    }
  }

  /** Lets clocks in the pictures run from now on. */
  goInline() {
    for (const {piece} of this.pieces) piece.goInline(() => state.now ?? piece.render.time);
  }
}

/** Small cards gather beside a tall one, as on a Home Screen; accessories have a row of their own. */
function clusters(pieces) {
  const isTall = ({piece}) => piece.render.height > 250;
  const isAccessory = ({piece}) => !isCard(piece.render);
  const elements = (list) => list.map((one) => one.element);
  const accessories = pieces.filter(isAccessory);
  const cards = pieces.filter((one) => !isAccessory(one));
  const row = accessories.length > 0 && cards.length > 0 ?
      [make('div', {class: 'hero-row'}, elements(accessories))] :
      elements(accessories);
  const tall = cards.filter(isTall);
  const others = cards.filter((one) => !isTall(one));
  if (!tall.length || others.length < 2) return [...elements(cards), ...row];
  others.sort((a, b) => a.piece.render.width - b.piece.render.width);
  return [make('div', {class: 'hero-cluster'}, elements(others)), ...elements(tall), ...row];
}
