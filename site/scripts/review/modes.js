// The ways to look at an item: both pictures in those of the gallery's comparison, lines, words.

import {memory} from '../basics/page.js';
import {t} from '../basics/words.js';
import {HOWS, howControl} from '../parts/laid-over.js';
import {show, view} from './view.js';

const OTHERS = {code: t`Code`, words: t`Words`};
const ONE = {'': t`Picture`};

/** The ways that an item has, by name. */
export function modesOf(item) {
  if (!item.isPicture) return OTHERS;
  const isPair = item.sides[0] && item.sides[1];
  return {...(isPair ? HOWS : ONE), ...(item.lines ? OTHERS : {words: OTHERS.words})};
}

/** The way that is shown: what the address says, else what was chosen last, as far as the item has it. */
export function modeOf(item) {
  const modes = modesOf(item);
  const wanted = view.mode || memory.get('review-mode', '');
  const mode = wanted === 'side' ? '' : wanted;
  return Object.hasOwn(modes, mode) ? mode : Object.keys(modes)[0];
}

/** Chooses a way, which the browser keeps. Addresses name each, as they must not depend on that. */
export function chooseMode(mode) {
  memory.set('review-mode', mode);
  show({mode: mode || 'side'});
}

export function modeControl(item) { return howControl(modesOf(item), modeOf(item), chooseMode); }
