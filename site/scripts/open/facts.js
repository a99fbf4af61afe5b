// What is known of the open picture as a whole.

import {make} from '../basics/elements.js';
import {grouped, plural, t} from '../basics/words.js';
import {catalogue, widgetOf} from '../model/catalogue.js';
import {writeDate} from '../model/dates.js';
import {loadPictures} from '../pictures/files.js';
import {sizeText} from '../pictures/image.js';
import {copyable, factList} from './clipping.js';
import {rounded} from './gaps.js';
import {sourceElement} from './source.js';

export function pictureFacts(render) {
  const widget = widgetOf(render);
  const shared = catalogue.renders.filter((one) => one.file === render.file).length - 1;
  const instance = widget.instances.find((one) => one.id === render.instance);
  return factList([
    [t`Size`, sizeText(render)],
    [t`Corners`, render.cornerRadius && t`${rounded(render.cornerRadius)} pt`],
    [t`Shows`, writeDate(render.time, 'exact')],
    ...(instance ? instance.parameters.map((one) => [one.name, one.value]) : []),
    [t`Text`, (render.text || []).join(' · ')],
    [t`Opens`, render.url],
    [t`Source`, sourceElement(widget.source)],
    [t`Kind`, widget.kind],
    [t`Bundle`, widget.bundleTitle],
    [t`File`, fileElement(render, shared)],
    [t`Id`, copyable(render.id)],
  ]);
}

/** How large a picture's file is, as soon as it is there, and how many others it shows. */
function fileElement(render, shared) {
  const element = make('span');
  loadPictures(render.widget).then(({[render.file]: text = ''}) => {
    const bytes = grouped(new TextEncoder().encode(text).length);
    element.textContent = shared > 0 ?
        t`${bytes} bytes, shared with ${plural(shared, 'other picture')}` :
        t`${bytes} bytes`;
  });
  return element;
}
