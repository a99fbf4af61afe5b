// One picture and nothing around it, for pages of others: `?embed=1#/widget/family/…`.

import {make} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {t} from '../basics/words.js';
import {captionOf, catalogue, widgetOf} from '../model/catalogue.js';
import {renderOfEntry} from '../model/siblings.js';
import {adoptAddress, state} from '../model/store.js';
import {entryAt, indexAt, ofFamily, timelineOf} from '../model/timelines.js';
import {Framed} from '../open/framed.js';
import {makeScrubber} from '../parts/scrubber.js';
import {groundOf, isCard} from '../pictures/image.js';

/** Fills the page with the picture that the address names, or a widget's first one. */
export function startEmbedded() {
  page.classList.add('embedded', 'ready');
  adoptAddress();
  const render = catalogue.render.get(state.path) || (catalogue.rendersOf.get(state.path) || [])[0];
  const home = document.createElement('a');
  home.href = `index.html${location.hash}`;
  home.target = '_blank';
  home.rel = 'noopener';
  if (!render) {
    home.textContent = t`This picture is not in the gallery.`;
    document.body.replaceChildren(make('main', {class: 'embed stage', 'aria-busy': 'true'}, make('h1', {}, home)));
    return;
  }
  const widget = widgetOf(render);
  const framed = new Framed(render);
  home.textContent = `${widget.name}, ${captionOf(render)}`;
  const parts = [
    make('h1', {class: 'unseen'}, widget.name),
    framed.element,
  ];
  const model = ofFamily(timelineOf(widget, render.instance), render.family);
  if (render.entry !== undefined && model.times.length > 1) {
    const position = {index: indexAt(model.times, render.time), time: render.time, mode: 'entry'};
    const scrubber = makeScrubber(widget.name, model, position, () => {
      const entry = entryAt(model, render.family, position.time);
      framed.piece.show(renderOfEntry(render, entry) || render, position.time);
    });
    parts.push(scrubber.element);
  }
  document.body.replaceChildren(make(
      'main', {
        class: isCard(render) ? 'embed stage' : 'embed stage lock',
        'aria-busy': 'true',
        ...groundOf(render)
      },
      parts, make('p', {class: 'embed-name'}, home)));
}
