// Places that a picture may stand in, and which one is its own.

import {t} from '../basics/words.js';
import {catalogue, traitOf, valueOf} from '../model/catalogue.js';
import {controlCenter} from './scenes/control-center.js';
import {deviceOf} from './scenes/devices.js';
import {homeScreen, padScreen} from './scenes/home.js';
import {attachedIsland, islandScreen} from './scenes/island.js';
import {lockScreen} from './scenes/lock.js';
import {macDesktop} from './scenes/mac.js';
import {sheet} from './scenes/sheet.js';
import {standByScreen} from './scenes/standby.js';
import {todayView} from './scenes/today.js';
import {watchScreen} from './scenes/watch.js';

const isOn = (render, kind) => (deviceOf(render) || {}).kind === kind;
const modeOf = (render) => traitOf(render, 'mode');
const isIn = (render, ...families) => families.includes(render.family);
const isCardOf = (render, ...modes) => isIn(render, 'systemSmall', 'systemMedium', 'systemLarge') &&
    modes.includes(modeOf(render));
const onPhone = (render) => !isOn(render, 'pad') && !isOn(render, 'mac');
const onWatch = (render) => isOn(render, 'watch') || isIn(render, 'accessoryCorner');

/**
 * In the order in which they are offered: the name in addresses, its words, whether a picture may
 * stand there, what shows it there. Of those that fit, the first is the picture's own place.
 */
const SCENES = [
  ['', t`Alone`, () => true, (render, framed) => framed.element],
  ['home', t`Home Screen`, (one) => isCardOf(one, '', 'accented') && onPhone(one), homeScreen],
  ['ipad', t`iPad`, isOfPad, padScreen],
  [
    'lock', t`Lock Screen`,
    (one) => !onWatch(one) &&
        isIn(one, 'accessoryCircular', 'accessoryRectangular', 'accessoryInline',
             'activityLockScreen'),
    lockScreen
  ],
  [
    'island', t`Dynamic Island`,
    (one) => isIn(one, 'dynamicIslandCompact', 'dynamicIslandExpanded', 'dynamicIslandMinimal'),
    islandScreen
  ],
  [
    'attached', t`In the island`, (one) => isIn(one, 'dynamicIslandMinimal'), attachedIsland
  ],
  [
    'standby', t`StandBy`,
    (one) => isIn(one, 'systemSmall') && ['standBy', 'standByNight'].includes(modeOf(one)),
    standByScreen
  ],
  [
    'controls', t`Control Center`, (one) => isIn(one, 'controlSmall', 'controlMedium'), controlCenter
  ],
  [
    'watch', t`Watch`,
    (one) => isIn(one, 'accessoryCorner', 'activitySmall') ||
        (onWatch(one) && one.family.startsWith('accessory')),
    watchScreen
  ],
  ['today', t`Today View`, (one) => isCardOf(one, '', 'accented') && onPhone(one), todayView],
  [
    'mac', t`Mac`,
    (one) => !isOn(one, 'pad') &&
        (isCardOf(one, '', 'vibrant') || (isOn(one, 'mac') && isOfPad(one))),
    macDesktop
  ],
  ['sheet', t`In the sheet`, (one) => /^(system|accessory)/.test(one.family), sheet],
].map(([name, title, fits, show]) => ({name, title, fits, show}));

function isOfPad(render) {
  const isWide = isIn(render, 'systemExtraLarge');
  return ['', 'accented'].includes(modeOf(render)) &&
      (isWide ? !isOn(render, 'mac') : isOn(render, 'pad') && isCardOf(render, '', 'accented'));
}

/** What addresses said before places had names: the picture's own. */
const OWN = 'screen';

/** The scene that a state names for a picture; its own place if it may not stand there. */
export function sceneOf(render, name) {
  const [alone, ...fitting] = SCENES.filter((one) => one.fits(render));
  if (!name || !(name === OWN || SCENES.some((one) => one.name === name))) return alone;
  const own = fitting[0] && fitting[0].name !== 'sheet' ? fitting[0] : alone;
  return fitting.find((one) => one.name === name) || own;
}

/** The scenes that a widget's pictures may stand in, each with the one of them most like this. */
export function scenesOf(render) {
  const others = catalogue.rendersOf.get(render.widget);
  return SCENES
      .map((scene) => ({
             ...scene,
             render: scene.fits(render) ? render : nearest(render, others.filter(scene.fits)),
           }))
      .filter((scene) => scene.render);
}

function nearest(render, others) {
  const likeness = (one) => catalogue.axes.filter(
      ({name}) => valueOf(one, name) === valueOf(render, name)).length +
      (one.instance === render.instance) + (one.entry === render.entry);
  return others.reduce(
      (best, one) => (best && likeness(best) >= likeness(one) ? best : one), undefined);
}
