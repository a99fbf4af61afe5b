// A picture on a stage. It starts as an image and becomes inline when its clock must run.

/** What lies on the wallpaper, such as accessories and controls, has no card to cast a shadow. */
function isCard(render) { return /^(system|view$)/.test(render.family); }

/** A picture's size in points; what takes the size of its content seldom has whole ones. */
function sizeText({width, height}) {
  return [width, height].map((length) => Math.round(length * 100) / 100).join(' × ') + ' pt';
}

function imageOf(render, without, attributes = {}) {
  const name = widgetOf(render).name;
  return make('img', {
    src: addressOf(render.file),
    alt: `${name}, ${captionOf(render, without)}`,
    width: Math.round(render.width) || 1,
    height: Math.round(render.height) || 1,
    decoding: 'async',
    class: isCard(render) ? 'picture card' : 'picture',
    ...attributes,
  });
}

/** Shows pictures of one size in one place, without a blank moment between them. */
class Piece {
  constructor(render) {
    this.element = make('div', {class: 'piece'});
    this.isInline = false;
    this.show(render, render.time);
  }

  show(render, time) {
    const isSame = this.render && this.render.file === render.file;
    this.render = render;
    this.element.classList.toggle('lock', !isCard(render));
    setVars(this.element, {'--w': render.width, '--h': render.height});
    if (this.isInline && this.pictures && this.pictures[render.file])
      this.showInline(isSame, time);
    else
      this.showImage(isSame);
  }

  showImage(isSame) {
    if (isSame && this.image && this.image.isConnected) return;
    const fresh = imageOf(this.render, []);
    if (this.image && this.image.isConnected) {
      for (const name of ['src', 'alt', 'width', 'height'])
        this.image.setAttribute(name, fresh.getAttribute(name));
    } else {
      this.image = fresh;
      this.element.replaceChildren(fresh);
    }
  }

  showInline(isSame, time) {
    if (!isSame || !this.picture || !this.picture.isConnected) {
      const picture = parsePicture(this.pictures[this.render.file]);
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

  /** Loads the widget's pictures and shows this one inline from now on. */
  async goInline(time) {
    if (this.isInline) return;
    this.isInline = true;
    this.pictures = await loadPictures(this.render.widget);
    this.show(this.render, time());
  }
}
