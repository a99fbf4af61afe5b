// The field for a reader’s own words on a picture.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {keepNote, noteOf} from '../model/kept.js';

/** A reader's own words on a picture. */
export function noteField(render) {
  const field = make('textarea', {
    rows: 2,
    'data-keep': 'note',
    oninput: () => keepNote(render, field.value.trim()),
  });
  field.value = noteOf(render);
  return make('label', {class: 'note'}, make('span', {}, t`Note, kept in this browser`), field);
}
