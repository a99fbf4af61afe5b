// A picture that starts as an image and becomes inline when its clock must run.

import {make, setVars} from '../basics/elements.js';
import {captionOf, widgetOf} from '../model/catalogue.js';
import {loadPictures, showFile} from './files.js';
import {imageOf, isCard, sizeVars} from './image.js';
import {parsePicture} from './inline.js';
import {tick} from './live-text.js';

/** How many inline pictures a piece keeps ready. */
const READY_MOST = 32;

/** Shows pictures of one size in one spot, without a blank moment between them. */
export class Piece {
  constructor(render) {
    this.element = make('div', {class: 'piece'});
    this.isInline = false;
    this.ready = new Map();
    this.show(render, render.time);
  }

  show(render, time) {
    const isSame = this.render && this.render.file === render.file;
    this.render = render;
    this.element.classList.toggle('lock', !isCard(render));
    setVars(this.element, sizeVars(render));
    if (this.isInline && this.pictures && this.pictures[render.file])
      this.showInline(isSame, time);
    else
      this.showImage(isSame);
  }

  showImage(isSame) {
    if (isSame && this.image && this.image.isConnected) return;
    const {render, image} = this;
    if (image && image.isConnected) {
      showFile(image, render);
      image.alt = `${widgetOf(render).name}, ${captionOf(render)}`;
      image.width = Math.round(render.width) || 1;
      image.height = Math.round(render.height) || 1;
    } else {
      this.image = imageOf(render, []);
      this.element.replaceChildren(this.image);
    }
  }

  showInline(isSame, time) {
    if (!isSame || !this.picture || !this.picture.isConnected) {
      const picture = this.inlinePicture(this.render.file);
      if (!picture) {
        this.isInline = false;
        this.showImage(false);
        return;
      }
      picture.setAttribute('class', isCard(this.render) ? 'picture card' : 'picture');
      picture.setAttribute('role', 'img');
      picture.setAttribute(
          'aria-label', `${widgetOf(this.render).name}, ${captionOf(this.render)}`);
      this.picture = picture;
      this.element.replaceChildren(picture);
    }
    tick(this.picture, time);
  }

  /** A picture made ready to stand inline; who scrubs comes back to it. */
  inlinePicture(file) {
    if (!this.ready.has(file)) {
      if (this.ready.size >= READY_MOST) this.ready.clear();
      this.ready.set(file, parsePicture(this.pictures[file]));
    }
    return this.ready.get(file);
  }

  /** Loads the widget's pictures and shows this one inline from now on. */
  async goInline(time) {
    if (this.isInline) return;
    this.isInline = true;
    this.pictures = await loadPictures(this.render.widget);
    this.show(this.render, time());
  }
}
