// Which of a widget's many pictures stands for it: on its tile, on its stage, among its looks.

import {catalogue, rank, valueOf} from './catalogue.js';
import {schemeName} from './scheme.js';
import {state} from './store.js';
import {entryAt, timelineOf} from './timelines.js';

/** What the picture of a family on the Home Screen of a 393-pt phone covers, square points. */
const AREAS = {
  small: 158 * 158,
  medium: 338 * 158,
  large: 338 * 354
};

/** Where nothing was chosen: medium says most for its room, and large more than small. */
const TELLING = AREAS.medium * 1.1;

/** A large picture with so many times the texts of a medium one is worth its room. */
const WORTHWHILE = 1.8;

/** The family of some renders that is nearest to the size that the reader asks for. */
export function tellingFamily(renders) {
  const wanted = AREAS[state.size] || (isLargeWorthwhile(renders) ? AREAS.large : TELLING);
  let best;
  let least = Infinity;
  for (const {family, width, height} of samplesOf(renders)) {
    const distance = Math.abs(Math.log(Math.max(1, width * height) / wanted)) +
        // What lies on the wallpaper is the accessory of a widget that has a card.
        (catalogue.onWallpaper.has(family) ? 4 : 0);
    if (distance < least) [best, least] = [family, distance];
  }
  return best;
}

function isLargeWorthwhile(renders) {
  const [medium, large] = ['systemMedium', 'systemLarge'].map((family) => {
    const one = standing(renders, family);
    return one && one.text ? one.text.length : 0;
  });
  return medium > 0 && large >= WORTHWHILE * medium;
}

/** One render of each family, in the order in which they come. */
export function samplesOf(renders) {
  const families = new Map();
  for (const render of renders)
    if (!families.has(render.family)) families.set(render.family, render);
  return [...families.values()];
}

/** The picture for little room: the smallest card, else the largest of what has none. */
export function smallSample(renders) {
  const area = ({width, height}) => width * height;
  const samples = samplesOf(renders).sort((a, b) => area(a) - area(b));
  return samples.find((one) => !catalogue.onWallpaper.has(one.family)) || samples[samples.length - 1];
}

/** What the stage is to show apart from the scheme, as `{axis: value}`: `stage=mode.accented`. */
export function stageLook() {
  const look = {};
  for (const part of state.stage.split(',').filter(Boolean)) {
    const cut = part.indexOf('.');
    if (cut > 0) look[part.slice(0, cut)] = part.slice(cut + 1);
  }
  return look;
}

/**
 * The picture that stands for some renders of one widget: of a family, in the page's scheme, with
 * the values that `look` names and otherwise the usual or first of each axis, at the page's moment.
 */
export function standing(renders, family, {look = {}, instance, time = state.now} = {}) {
  let left = renders.filter((render) => render.family === family);
  if (!left.length) return undefined;
  left = preferring(left, (one) => one.instance === (instance ?? left[0].instance));
  const scheme = look.scheme ?? schemeName();
  left = preferring(left, (one) => one.variant.scheme === scheme);
  for (const {name, usual} of catalogue.axes) {
    if (['family', 'scheme'].includes(name)) continue;
    if (look[name]) {
      left = preferring(left, (one) => valueOf(one, name) === look[name]);
    } else if (name === 'state') {
      left = preferring(left, (one) => one.entry !== undefined);
    }
    left = preferring(left, (one) => valueOf(one, name) === usual);
    const least = Math.min(...left.map((one) => rank(name, valueOf(one, name))));
    left = left.filter((one) => rank(name, valueOf(one, name)) === least);
  }
  if (left.length < 2) return left[0];
  const timeline = timelineOf(catalogue.widget.get(left[0].widget), left[0].instance);
  const entry = entryAt(timeline, family, time ?? timeline.times[0]);
  return left.find((one) => one.entry === entry) || left[0];
}

function preferring(list, test) {
  const fit = list.filter(test);
  return fit.length ? fit : list;
}
