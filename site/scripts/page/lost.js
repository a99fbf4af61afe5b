// What is said where an address leads nowhere.

import {make} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {STANDARD, writeAddress} from '../model/address.js';
import {catalogue} from '../model/catalogue.js';
import {isLost} from '../model/route.js';
import {state} from '../model/store.js';

/** Says what an address meant that leads nowhere, and what is called most alike. */
export function tellLost(element) {
  if (!isLost()) return;
  const {path} = state;
  const near = nearestTo(path);
  element.replaceChildren(make(
      'p', {class: 'notice notice-warning', role: 'alert'}, t`“${path}” is not in this gallery.`, ' ',
      near && make('a', {href: writeAddress({...STANDARD, path: near})}, t`Show “${near}”`)));
}

/** What a path leads to that names nothing here: the widget or picture that is called most alike. */
function nearestTo(path) {
  const steps = path.toLowerCase().split('/');
  let best;
  let most = 0;
  for (const id of [...catalogue.widget.keys(), ...catalogue.render.keys()]) {
    const own = id.toLowerCase().split('/');
    const shared = steps.filter((step) => own.includes(step)).length;
    const score = shared + shared / own.length + (own[0] === steps[0] ? 1 : 0);
    if (shared && score > most) [best, most] = [id, score];
  }
  return best;
}
