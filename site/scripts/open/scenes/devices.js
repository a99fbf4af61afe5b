// Devices with their screens, points.
//
// Screens and widgets are those of `themes/devices`, whose files name their sources; a test
// compares. Corners: radii of displays as measured by ScreenCorners; those of watches and Macs are
// not published, and approximations. Bars: what the system leaves free above (UIKit's safe area).

import {deviceNameOf} from '../../model/catalogue.js';

/** `grid` is the width of a small, the width of a medium and the height of a large widget. */
const phone = (width, height, corner, camera, grid) =>
    ({kind: 'phone', width, height, corner, camera, grid, scale: 1});
/** On its side. Widgets are laid out larger than they are shown, from one width to the other. */
const pad = (width, height, corner, grid, scale = 1) =>
    ({kind: 'pad', width: height, height: width, corner, camera: 'none', grid, scale});
const watch = (width, height, circle) =>
    ({kind: 'watch', width, height, corner: width * 0.22, camera: 'none', circle, scale: 1});

const DEVICES = {
  'iphone-se-1': phone(320, 568, 0, 'none', [141, 292, 311]),
  'iphone-se': phone(375, 667, 0, 'none', [148, 321, 324]),
  'iphone-8-plus': phone(414, 736, 0, 'none', [159, 348, 357]),
  'iphone-mini-360': phone(360, 780, 44, 'notch', [155, 329, 345]),
  'iphone-13-mini': phone(375, 812, 44, 'notch', [155, 329, 345]),
  'iphone-11': phone(414, 896, 41.5, 'notch', [169, 360, 379]),
  'iphone-11-pro-max': phone(414, 896, 39, 'notch', [169, 360, 379]),
  'iphone-14': phone(390, 844, 47.33, 'notch', [158, 338, 354]),
  'iphone-14-plus': phone(428, 926, 53.33, 'notch', [170, 364, 382]),
  'iphone-15': phone(393, 852, 55, 'island', [158, 338, 354]),
  'iphone-15-plus': phone(430, 932, 55, 'island', [170, 364, 382]),
  'iphone-17': phone(402, 874, 62, 'island', [161.6666667, 349.6666667, 363.3333333]),
  'ipad-6': pad(768, 1024, 0, [120, 260, 260], 120 / 141),
  'ipad-9': pad(810, 1080, 0, [124, 272, 272], 124 / 146),
  'ipad-mini': pad(744, 1133, 21.5, [120, 260, 260], 120 / 141),
  'ipad-air': pad(820, 1180, 18, [136, 300, 300], 136 / 155),
  'ipad-air-more-space': pad(954, 1373, 18, [162, 350, 350]),
  'ipad-pro-10': pad(834, 1112, 0, [132, 288, 288], 132 / 150),
  'ipad-pro-11': pad(834, 1194, 18, [136, 300, 300], 136 / 155),
  'ipad-pro-11-more-space': pad(970, 1389, 18, [162, 350, 350]),
  'ipad-pro-12': pad(1024, 1366, 18, [160, 356, 356], 160 / 170),
  'ipad-pro-12-more-space': pad(1192, 1590, 18, [188, 412, 412]),
  'watch-40': watch(162, 197, 42),
  'watch-41': watch(176, 215, 44.5),
  'watch-44': watch(184, 224, 47),
  'watch-45': watch(198, 242, 50),
  'watch-49': watch(205, 251, 50),
  mac: {
    kind: 'mac',
    width: 1440,
    height: 900,
    corner: 10,
    camera: 'none',
    grid: [170, 364, 382],
    scale: 1
  },
};

const USUAL = {phone: 'iphone-15', pad: 'ipad-air', watch: 'watch-45', mac: 'mac'};
const BARS = {island: 59, notch: 47, none: 20};

/** The device that a picture was drawn for; nothing if it has no place here. */
export function deviceOf(render) {
  return DEVICES[deviceNameOf(render)];
}

/** The device of a kind that a picture stands on: its own, else the usual one. */
export function deviceFor(render, kind, isGood = () => true) {
  const own = deviceOf(render);
  return own && own.kind === kind && isGood(own) ? own : DEVICES[USUAL[kind]];
}

/** How much of the top of the screen the system keeps for itself. */
export function barOf(device) { return BARS[device.camera]; }
