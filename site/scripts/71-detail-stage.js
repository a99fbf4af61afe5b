// The large stage of the detail view: one picture alone, in a place, or beside another.

/** The ways in which the stage may show a picture; each makes its element. */
const PLACES = {
  '': [t`Alone`, (render, framed) => framed.element],
  screen: [t`On screen`, screenElement],
  sheet: [t`In the sheet`, sheetElement],
};

/** A picture with room for marks over it. */
class Framed {
  constructor(render) {
    this.render = render;
    this.piece = new Piece(render);
    this.overlay = make('div', {class: 'overlay'});
    this.rulers = make('div', {class: 'rulers'});
    this.element = make(
        'div', {class: 'framed', vars: sizeVars(render)},
        this.piece.element, this.rulers, this.overlay);
    this.piece.goInline(() => render.time);
  }

  /** Replaces the marks; `boxes` are made by `boxElement`. */
  mark(boxes) { this.overlay.replaceChildren(...boxes); }
}

function detailStage(render) {
  const framed = new Framed(render);
  const pinned = state.pin !== render.id && catalogue.render.get(state.pin);
  const place = PLACES[state.place] || PLACES[''];
  framed.rulers.append(...rulersOf(render));
  const content =
      pinned ? comparison(new Framed(pinned), framed) : place[1](render, framed);
  const element = make(
      'div', {
        class: isCard(render) ? 'detail-stage stage' : 'detail-stage stage lock',
        ...groundOf(render)
      },
      content);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', t`Picture`);
  listenForZoom(element);
  return {element, framed};
}

/** What may be done with the stage: its place, the pinned picture, the placeholder. */
function stageControls(render) {
  const placeholder = placeholderOf(render);
  const pinned = catalogue.render.get(state.pin);
  const keep = (element, name) => {
    for (const input of element.querySelectorAll('input'))
      input.dataset.keep = `${name}-${input.value}`;
    return element;
  };
  return make(
      'div', {class: 'stage-controls'},
      !pinned &&
          keep(
              segmented(
                  t`Where the picture stands`, 'place',
                  Object.entries(PLACES).map(([name, [title]]) => [name, title]),
                  state.place in PLACES ? state.place : '', (place) => update({place})),
              'place'),
      make(
          'button', {
            class: 'plain-button',
            'data-keep': 'pin',
            'aria-pressed': String(!!pinned),
            onclick: () => update({pin: pinned ? '' : render.id, how: ''}),
          },
          icon('pin'), pinned ? t`Unpin` : t`Pin to compare`),
      placeholder && make('button', {class: 'plain-button', 'data-keep': 'flip', ...holding()},
                          t`Hold for placeholder`),
      pinned && pinned !== render && keep(howControl(), 'how'));
}

/** The placeholder that stands in for a picture; nothing if it is one, or none was drawn. */
function placeholderOf(render) {
  const other = sibling(render, 'state', 'placeholder');
  const isSame = other.variant.state !== 'placeholder' || other.family !== render.family ||
      render.variant.state === 'placeholder';
  return isSame ? undefined : other;
}

/** Shows the placeholder while a button or the key P is held. */
function flip(isDown) {
  const piece = detail.framed && detail.framed.piece;
  const placeholder = detail.render && placeholderOf(detail.render);
  if (!piece || !placeholder || !!detail.isFlipped === isDown) return;
  detail.isFlipped = isDown;
  const shown = isDown ? placeholder : detail.render;
  piece.show(shown, shown.time);
}

function holding() {
  return {
    onpointerdown: () => flip(true),
    onpointerup: () => flip(false),
    onpointerleave: () => flip(false),
    onkeydown: (event) => [' ', 'Enter'].includes(event.key) && flip(true),
    onkeyup: () => flip(false),
    onblur: () => flip(false),
  };
}
