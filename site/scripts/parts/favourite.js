// Marking favourites.

import {icon, make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {isFavourite, toggleFavourite} from '../model/favourites.js';

/** Marks a cell whose picture is a favourite. */
export function showFavourite(cell, render) {
  cell.classList.toggle('favourite', isFavourite(render.id));
}

/** The button that marks a picture and takes the mark away. */
export function favouriteButton(render) {
  const button = make(
      'button', {
        class: 'round favourite-button',
        'data-keep': 'favourite',
        'aria-label': t`Favourite`,
        'aria-pressed': String(isFavourite(render.id)),
        onclick: () => {
          toggleFavourite(render.id);
          for (const one of document.querySelectorAll(`[data-render="${CSS.escape(render.id)}"]`))
            showFavourite(one, render);
          button.setAttribute('aria-pressed', String(isFavourite(render.id)));
        },
      },
      icon('star'));
  return button;
}
