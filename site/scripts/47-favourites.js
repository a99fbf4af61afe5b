// Favourites: pictures a reader marked, kept by the browser where it allows that.

const favourites = kept('favourites', []);
let marked;

function allFavourites() {
  marked = marked || new Set(favourites.read());
  return marked;
}

function isFavourite(id) { return allFavourites().has(id); }

/** How many of the catalogue's pictures are marked; others may be from an earlier state of it. */
function favouriteCount() {
  return [...allFavourites()].filter((id) => catalogue.render.has(id)).length;
}

function toggleFavourite(render) {
  if (!isFavourite(render.id))
    marked.add(render.id);
  else
    marked.delete(render.id);
  favourites.write([...marked].sort());
  for (const one of document.querySelectorAll(`[data-render="${CSS.escape(render.id)}"]`))
    showFavourite(one, render);
  update({});
}

/** Marks a cell whose picture is a favourite. */
function showFavourite(cell, render) {
  cell.classList.toggle('favourite', isFavourite(render.id));
}

/** The button that marks a picture and takes the mark away. */
function favouriteButton(render) {
  const button = make(
      'button', {
        class: 'round favourite-button',
        'data-keep': 'favourite',
        'aria-label': t`Favourite`,
        'aria-pressed': String(isFavourite(render.id)),
        onclick: () => {
          toggleFavourite(render);
          button.setAttribute('aria-pressed', String(isFavourite(render.id)));
        },
      },
      icon('star'));
  return button;
}
