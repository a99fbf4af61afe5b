// What is drawn on the screens of devices: our own shapes, none of a system's.

import {make} from '../../basics/elements.js';

const SPACE = 'http://www.w3.org/2000/svg';

/** Lines, or areas where the path begins with `!`, in a box of so many units. */
export function drawing(paths, width = 24, height = width) {
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'drawing');
  for (const path of paths) {
    const element = document.createElementNS(SPACE, 'path');
    element.setAttribute('d', path.replace('!', ''));
    if (path.startsWith('!')) element.setAttribute('class', 'area');
    svg.append(element);
  }
  return svg;
}

/** An arc around the middle of a box of 24, clockwise from above. */
function arc(radius, share) {
  const angle = 2 * Math.PI * Math.min(share, 0.999);
  const [x, y] = [12 + radius * Math.sin(angle), 12 - radius * Math.cos(angle)];
  return `M12 ${12 - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${
      y.toFixed(2)}`;
}

const GLYPHS = {
  phone: 'M7.5 4.5h2.6l1.4 3.8-1.9 1.5a10 10 0 0 0 4.6 4.6l1.5-1.9 3.8 1.4v2.6a2 2 0 0 1-2.2 ' +
      '2A14 14 0 0 1 5.5 6.7a2 2 0 0 1 2-2.2z',
  mail: 'M4.5 7h15v10.5h-15zM4.5 7.5l7.5 6 7.5-6',
  chat: 'M5 5.5h14v9.5h-7.5L8 18.5V15H5z',
  music: 'M9.5 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zV6.5l9-2V15a2.2 2.2 0 1 1-4.4 0 2.2 ' +
      '2.2 0 0 1 4.4 0z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5M6 6l1 1M17 ' +
      '17l1 1M6 18l1-1M17 7l1-1',
  camera: 'M4.5 8.5h3.7L9.5 6h5l1.3 2.5h3.7V18h-15zM12 10.2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  pin: 'M12 20s5.5-5.6 5.5-10.2a5.5 5.5 0 1 0-11 0C6.5 14.4 12 20 12 20zM12 8a1.9 1.9 0 1 0 0 ' +
      '3.8A1.9 1.9 0 0 0 12 8z',
  heart: 'M12 19.5S4.5 14.8 4.5 9.7A3.9 3.9 0 0 1 12 8a3.9 3.9 0 0 1 7.5 1.7c0 5.1-7.5 9.8-7.5 ' +
      '9.8z',
  book: 'M12 7.2c-2-1.3-4.6-1.7-7.5-1.2v11.5c2.9-.5 5.5-.1 7.5 1.2 2-1.3 4.6-1.7 ' +
      '7.5-1.2V6c-2.9-.5-5.5-.1-7.5 1.2zM12 7.2v11.5',
  bag: 'M6.5 8.5h11l.9 10.5H5.6zM9 8.5a3 3 0 0 1 6 0',
  leaf: 'M6 18C5.5 10 10 6 19 6c.5 8.5-4.5 13-11.5 12M5 20c1-5 4-8 8-9.5',
  wallet: 'M4.5 8h15v10.5h-15zM4.5 8L15 5v3M15 12h4.5v2.8H15z',
  clock: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 8v4.2l2.8 1.8',
  check: 'M5.5 12.5l4.3 4.3L18.5 7.5',
  bars: 'M6.5 18.5v-5M12 18.5v-12M17.5 18.5v-8',
  torch: 'M9 4.5h6v3l-1.3 2.5v9.5h-3.4V10L9 7.5z',
  moon: 'M18.5 14A7.5 7.5 0 0 1 10 5.5a7 7 0 1 0 8.5 8.5z',
  plane: 'M12 3.5c1 0 1.3 1.2 1.3 2.5v3.5l6.2 3.7v1.6l-6.2-1.9v3.6l1.7 1.4v1.3L12 18.4l-3 ' +
      '.8v-1.3l1.7-1.4v-3.6l-6.2 1.9v-1.6l6.2-3.7V6c0-1.3.3-2.5 1.3-2.5z',
  waves: 'M5 10.5a10 10 0 0 1 14 0M7.5 13.5a6.4 6.4 0 0 1 9 0M10.2 16.3a2.6 2.6 0 0 1 3.6 0',
  play: 'M8.5 6v12l9-6z',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.6 14.6L19 19',
  speaker: 'M5 10v4h3l4 3.5v-11L8 10zM15 9.5a3.5 3.5 0 0 1 0 5M17 7.5a6.5 6.5 0 0 1 0 9',
};

export function glyph(name) { return drawing([GLYPHS[name]]); }

const ICONS = [
  'sun', 'camera', 'mail', 'music', 'pin', 'book', 'heart', 'wallet', 'leaf', 'clock', 'bars',
  'bag', 'check', 'moon'
];
const DOCK = ['phone', 'mail', 'chat', 'music', 'pin', 'camera', 'book', 'bars'];

/** The icon of an app that nobody made. */
export function appIcon(number, isDocked = false) {
  const names = isDocked ? DOCK : ICONS;
  const hue = isDocked ? number + 2 : number;
  const name = names[number % names.length];
  return make('span', {class: 'app-icon', 'data-hue': hue % 8}, glyph(name));
}

/** Made-up accessories: how far something has come, as a ring or as a row of days. */
export function gauge(number) {
  const ring = drawing([arc(10.2, 1), arc(10.2, [0.68, 0.42, 0.85][number % 3])]);
  return make(
      'span', {class: 'gauge', 'data-hue': number % 4}, ring,
      glyph(['heart', 'bars', 'leaf', 'moon'][number % 4]));
}

export function dayBars() {
  const bars = [5, 9, 7, 13, 10, 16, 12].map((high, day) => `M${4 + day * 6} 21v${-high}`);
  return make('span', {class: 'day-bars'}, drawing(bars, 44, 24));
}

const HUB = '!M50 46.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';

/** The face of a clock with hands that show a time of day. */
export function dial(hours, minutes) {
  const point = (share, far) =>
      [50 + far * Math.sin(2 * Math.PI * share), 50 - far * Math.cos(2 * Math.PI * share)].map(
          (one) => one.toFixed(2));
  const line = (share, from, to) => `M${point(share, from)}L${point(share, to)}`;
  const marks = Array.from({length: 60}, (_, minute) => minute)
                    .map((minute) => line(minute / 60, minute % 5 ? 45.5 : 42, 48));
  const face = drawing([marks.join('')], 100);
  const hands = drawing(
      [line((hours % 12) / 12 + minutes / 720, 0, 24), line(minutes / 60, 0, 38), HUB],
      100);
  return make('span', {class: 'dial'}, face, hands);
}
