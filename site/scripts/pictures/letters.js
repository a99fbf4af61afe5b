// Letters for machines that have neither San Francisco nor Inter: the gallery's own, loaded nowhere
// else. An image is a document that sees no fonts of its page, so each carries what it needs.

import {make} from '../basics/elements.js';
import {page} from '../basics/page.js';
import {during} from '../basics/steps.js';

const FAMILY = 'Inter';
/** What pictures ask for first; either is good. */
const GOOD_FAMILIES = ['-apple-system', FAMILY];
const SAMPLE = 'Hamburgefonstiv 0123456789';
/** The start tag of a picture. */
const START = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>/;

const loaded = [];
let isLacking;
let isLoaded = false;
let loading;

/** Whether pictures need the letters that the gallery brings along. */
export function lacksLetters() {
  if (isLacking === undefined) isLacking = !!window.vitrineLetters?.length && !hasGoodFamily();
  return isLacking;
}

function hasGoodFamily() {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  const widths = (family) => ['monospace', 'serif'].map((other) => {
    pen.font = `100px ${family}${other}`;
    return pen.measureText(SAMPLE).width;
  });
  const [mono, serif] = widths('');
  // A family that is there is drawn alike, whatever else is named after it.
  return GOOD_FAMILIES.some((family) => {
    const [first, second] = widths(`${family}, `);
    return first === second && (mono !== serif || first !== mono);
  });
}

/** Resolves when page and pictures can have them, at once where they are not needed. */
export function loadLetters() {
  if (!lacksLetters()) return Promise.resolve();
  loading = loading ||
      during(Promise.all(window.vitrineLetters.map(loadFont)).then(() => { isLoaded = true; }));
  return loading;
}

/** Whether there is nothing more to wait for. */
export function hasLetters() { return isLoaded; }

async function loadFont({name, range}) {
  const inside = document.getElementById(`vitrine-letters-${name}`);
  const text = inside ? inside.textContent : await textBeside(name);
  if (!text) return;
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const face = new FontFace(FAMILY, bytes, {weight: '100 900', unicodeRange: range});
    document.fonts.add(await face.load());
    page.classList.add('brings-letters');
  } catch {
    return;  // A browser that cannot read it draws with what it has.
  }
  const spans = range.replace(
      /U\+(\w+)(?:-(\w+))?,?/g, (_, first, last) => `\\u{${first}}-\\u{${last || first}}`);
  // Spelt apart: a page that holds this script has one such element, which its policy names.
  const tag = 'style';
  const rule = `<${tag}>@font-face{font-family:${FAMILY};font-weight:100 900;` +
      `src:url(data:font/woff2;base64,${text})format("woff2");unicode-range:${range}}` +
      `text{text-rendering:geometricPrecision}</${tag}>`;
  // A blob, so that all pictures share one copy.
  loaded.push({holds: new RegExp(`[${spans}]`, 'u'), rule: new Blob([rule])});
}

function textBeside(name) {
  return new Promise((resolve) => {
    const done = () => resolve(window.vitrineFonts?.[name]);
    document.head.append(make('script', {src: `fonts/${name}.js`, onload: done, onerror: done}));
  });
}

/** A picture's text with the letters it needs, as parts of a blob. */
export function withLetters(text) {
  const start = START.exec(text);
  if (!start || !text.includes('<text')) return [text];
  const end = start.index + start[0].length;
  const rules = loaded.filter((font) => font.holds.test(text)).map((font) => font.rule);
  return [text.slice(0, end), ...rules, text.slice(end)];
}
