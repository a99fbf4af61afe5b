// A widget on the front page: its most telling picture at its own size, its name beneath, and its
// day under the pointer.

import {make, setVars} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {captionOf, catalogue, problemsOfWidget} from '../model/catalogue.js';
import {roomOfSpan, spanOf} from '../model/packing.js';
import {standing, tellingFamily} from '../model/standing.js';
import {state} from '../model/store.js';
import {timelineOf} from '../model/timelines.js';
import {badge} from '../parts/notices.js';
import {groundOf, imageOf, isCard, sizeVars} from '../pictures/image.js';
import {showNear} from '../pictures/near.js';

/** Milliseconds that each entry shows while a tile plays. */
const BEAT = 700;
/** What stays free on either side of what lies on a ground, points. */
const AIR = 12;

export class Tile {
  /** A part of the page, as `partsOfPage` has them. */
  constructor({widget, renders}) {
    this.widget = widget;
    this.renders = renders;
    this.sample = standing(renders, tellingFamily(renders));
  }

  /** How many cells it takes of a grid of so many columns. */
  span(columns) {
    const {sample} = this;
    this.cells = sample ?
        spanOf({width: sample.width + 2 * this.air(), height: sample.height}, columns, catalogue.cellSide) :
        {across: 1, down: 1};
    return this.cells;
  }

  /** A picture that lies on a ground does not touch the sides of it. */
  air() { return isCard(this.sample) ? 0 : AIR; }

  /** Its element, made when it comes near the window. */
  build() {
    const {widget} = this;
    this.picture = make('span', {class: 'tile-picture'});
    const context = make('span', {class: 'tile-context'}, widget.context);
    const link = make(
        'a', {
          class: 'tile',
          'data-widget': widget.id,
          href: writeAddress({...STANDARD, path: widget.id}),
          tabindex: -1,
          onpointermove: (event) => event.pointerType === 'mouse' && this.scrub(event),
          onpointerleave: () => this.stop(),
          onkeydown: (event) => this.press(event),
          onblur: () => this.stop(),
        },
        this.picture,
        make('span', {class: 'tile-name'}, make('b', {}, widget.name), ' ', widget.context && context));
    this.fill();
    const problems = problemsOfWidget(widget.id).filter((one) => one.severity !== 'note');
    badge(link, problems);
    return link;
  }

  fill() {
    if (!this.sample) {
      this.picture.append(make('span', {class: 'tile-none'}, t`No picture`));
      return;
    }
    const room = roomOfSpan(this.cells, catalogue.cellSide);
    const fit = Math.min(
        1, (room.width - 2 * this.air()) / this.sample.width, room.height / this.sample.height);
    const {'--w': width, '--h': height, '--r': radius} = sizeVars(this.sample);
    setVars(this.picture, {'--w': width, '--h': height, '--r': radius, '--fit': fit});
    this.image = imageOf(this.sample, [], {}, true);
    this.ground();
    this.picture.append(this.image);
    this.show();
  }

  /** What the picture stands on depends on the picture. */
  ground() {
    const ground = groundOf(this.sample);
    this.picture.classList.toggle('lock', !isCard(this.sample));
    for (const name of ['data-scheme', 'data-mode']) {
      if (ground[name])
        this.picture.setAttribute(name, ground[name]);
      else
        this.picture.removeAttribute(name);
    }
  }

  /** Shows the picture of a moment, or of the page's own. */
  show(time = state.now) {
    if (!this.image) return;
    const render = standing(this.renders, this.sample.family, {time, instance: this.sample.instance});
    if (!render || (this.shown && this.shown.file === render.file)) return;
    this.shown = render;
    showNear(this.image, render);
    this.image.alt = `${this.widget.name}, ${captionOf(render)}`;
  }

  /** Shows another scheme; its pictures are of the same size. */
  redraw() {
    if (!this.image) return;
    this.sample = standing(this.renders, this.sample.family);
    this.ground();
    this.show();
  }

  /** The moments that the tile's own timeline has. */
  times() {
    return this.sample ? timelineOf(this.widget, this.sample.instance).times : [];
  }

  /** Lets the pointer's way across the tile be the way through its day. */
  scrub(event) {
    const times = this.times();
    if (times.length < 2) return;
    const box = this.picture.getBoundingClientRect();
    const share = Math.min(0.999, Math.max(0, (event.clientX - box.left) / box.width));
    this.showEntry(Math.floor(share * times.length), times);
  }

  showEntry(index, times) {
    this.index = index;
    this.picture.dataset.scrubbed = '';
    setVars(this.picture, {'--from': index / times.length, '--part': 1 / times.length});
    this.show(times[index]);
  }

  /** Space plays the tile whose link has focus; comma and full stop go entry by entry. */
  press(event) {
    const times = this.times();
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (times.length < 2 || !isPlain || ![' ', ',', '.'].includes(event.key)) return;
    event.preventDefault();
    const index = this.index ?? -1;
    if (event.key !== ' ') {
      this.pause();
      const next = event.key === '.' ? index + 1 : Math.max(0, index) - 1;
      this.showEntry((next + times.length) % times.length, times);
    } else if (this.beat) {
      this.pause();
    } else {
      this.beat = setInterval(() => this.showEntry(((this.index ?? -1) + 1) % times.length, times), BEAT);
      this.showEntry((index + 1) % times.length, times);
    }
  }

  pause() {
    clearInterval(this.beat);
    this.beat = undefined;
  }

  /** Goes back to the page's moment. */
  stop() {
    this.pause();
    if (this.index === undefined) return;
    this.index = undefined;
    delete this.picture.dataset.scrubbed;
    this.show();
  }
}
