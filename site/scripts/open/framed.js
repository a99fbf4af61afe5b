// A picture with room for marks over it.

import {make} from '../basics/elements.js';
import {sizeVars} from '../pictures/image.js';
import {Piece} from '../pictures/piece.js';

/** A picture with room for marks over it. */
export class Framed {
  constructor(render) {
    this.render = render;
    this.isFlipped = false;
    this.piece = new Piece(render);
    this.overlay = make('div', {class: 'overlay'});
    this.rulers = make('div', {class: 'rulers'});
    this.element = make(
        'div', {class: 'framed', 'data-picture': render.id, vars: sizeVars(render)},
        this.piece.element, this.rulers, this.overlay);
    this.piece.goInline(() => render.time);
  }

  /** Replaces the marks; `boxes` are made by `boxElement`. */
  mark(boxes) { this.overlay.replaceChildren(...boxes); }
}
