// What changes from one entry of a timeline to the next.

import {make} from '../basics/elements.js';
import {plural, t} from '../basics/words.js';
import {catalogue, valueOf} from '../model/catalogue.js';
import {writeDate} from '../model/dates.js';
import {entryBefore} from '../model/siblings.js';
import {loadPictures, loadTree} from '../pictures/files.js';
import {boxElement, markList} from './marks.js';
import {ColourNames} from './tree-diff/colour-names.js';
import {treeDiff} from './tree-diff/tree-diff.js';

/** What palettes call colours of a picture; what the app's catalogs call one is what its designers know. */
function colourNamesOf(render) {
  const axis = catalogue.axis.get('scheme');
  const scheme = valueOf(render, 'scheme') ?? axis?.usual ?? axis?.values[0]?.name;
  const bundle = catalogue.bundles.find((one) => one.widgets.includes(render.widget));
  return new ColourNames({...catalogue.manifest.palette?.[scheme], ...bundle?.palette?.[scheme]});
}

export async function changesLook(render, framed, nodes) {
  const before = entryBefore(render);
  const intro = t`From entry ${before.entry + 1}, ${writeDate(before.time, 'moment')}:`;
  if (before.file === render.file) {
    return make('p', {class: 'notice notice-warning'},
                t`${intro} nothing. This entry looks exactly like the one before it.`);
  }
  const [pictures, nodesBefore] =
      await Promise.all([loadPictures(render.widget), loadTree(before)]);
  const texts = [before, render].map((one) => pictures[one.file] ?? '');
  const changes = treeDiff([nodesBefore ?? [], nodes], texts, colourNamesOf(render));
  if (!changes.length)
    return make('p', {class: 'quiet'}, t`${intro} only the drawing changed.`);
  const items = changes.map(({sentence, frame}, index) => ({
                              box: frame && boxElement(render, frame, 'change', index + 1),
                              content: sentence,
                            }));
  return [make('p', {class: 'quiet'}, `${intro} ${plural(changes.length, 'change')}.`),
          markList(framed, items)];
}
