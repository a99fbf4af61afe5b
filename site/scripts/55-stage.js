// A picture on a stage. It starts as an image and becomes inline when its clock must run.

/** What lies on the wallpaper, such as accessories and controls, has no card to cast a shadow. */
function isCard(render) { return !catalogue.onWallpaper.has(render.family); }

/** The rendering mode, e.g. `standByNight`; '' for full colour. */
function modeOf(render) {
  const mode = render.variant.mode || '';
  return mode === 'fullColor' ? '' : mode;
}

/** What a picture stands on, as attributes of its stage. */
function groundOf(render) {
  const scheme = render.variant.scheme || 'light';
  return {'data-scheme': scheme, 'data-mode': modeOf(render) || undefined};
}

/** What style sheets know of a picture: its size and the radius of its corners, points. */
function sizeVars({width, height, cornerRadius = 0}) {
  return {'--w': width, '--h': height, '--r': cornerRadius};
}

/** A picture's size in points; what takes the size of its content seldom has whole ones. */
function sizeText({width, height}) {
  const [across, down] = [width, height].map((length) => Math.round(length * 100) / 100);
  return t`${across} × ${down} pt`;
}

/** An image of a render; `waits` lets it come when it is near the window. */
function imageOf(render, without, attributes = {}, waits = false) {
  const name = widgetOf(render).name;
  const image = make('img', {
    alt: `${name}, ${captionOf(render, without)}`,
    width: Math.round(render.width) || 1,
    height: Math.round(render.height) || 1,
    decoding: 'async',
    class: isCard(render) ? 'picture card' : 'picture',
    ...attributes,
  });
  if (waits)
    showNear(image, render);
  else
    showFile(image, render);
  return image;
}

/** How many inline pictures a place keeps ready. */
const READY_MOST = 32;

/** Shows pictures of one size in one place, without a blank moment between them. */
class Piece {
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
