// Where the catalogue's files come from: folders beside the page, or blocks inside it.

import {make} from '../basics/elements.js';
import {encodedPath} from '../basics/paths.js';
import {during} from '../basics/steps.js';
import {catalogue} from '../model/catalogue.js';
import {hasLetters, lacksLetters, loadLetters, withLetters} from './letters.js';

/** Whether everything is inside this one page. */
export const isSingleFile = () => !!document.getElementById('vitrine-manifest');
const texts = new Map();
const blobs = new Map();
const lettered = new Map();
const parts = new Map();
const shown = new WeakMap();

/** What a block of data in the page says; nothing if there is none. */
export function readBlock(id) {
  const block = document.getElementById(id);
  try {
    return block ? JSON.parse(block.textContent) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the manifest from the page where it is not a script of its own. */
export function readBlocks() {
  if (window.vitrineManifest || !isSingleFile()) return;
  window.vitrineManifest = readBlock('vitrine-manifest');
  window.vitrineTables = readBlock('vitrine-tables');
  window.vitrineWidgets = readBlock('vitrine-widgets');
  window.vitrineLetters = readBlock('vitrine-letters');
}

/** A widget's pictures or node trees from the page itself: JSON, packed by gzip, in base 64. */
async function partInside(widget, kind) {
  const number = catalogue.manifest.widgets.findIndex((one) => one.id === widget);
  const block = document.getElementById(`vitrine-${kind}-${number}`);
  if (!block) return {};
  const bytes = Uint8Array.from(atob(block.textContent), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const part = await new Response(stream).json();
  if (kind === 'data') adoptTexts(part);
  return part;
}

/** Takes texts of pictures by their files. */
export function adoptTexts(part) {
  for (const [file, text] of Object.entries(part)) texts.set(file, text);
}

/** The same from a script beside the page, which is loaded for it. */
function partBeside(widget, store, ending) {
  return new Promise((resolve) => {
    const {file} = catalogue.widget.get(widget) || {};
    const done = () => resolve((window[store] || {})[widget] || {});
    if (file === undefined)
      done();
    else
      document.head.append(make(
          'script',
          {src: `data/${encodedPath(file)}${ending}`, onload: done, onerror: done}));
  });
}

/** The address of a file; in a single file there is none before its widget is unpacked. */
export function addressOf(file) {
  if (!isSingleFile()) return encodedPath(file);
  return blobAddress(blobs, file, texts.get(file), (text) => [text]);
}

/** The address of a render's picture for images; none before what it takes is loaded. */
function imageAddressOf({file, widget}) {
  if (!lacksLetters()) return addressOf(file);
  const text = texts.get(file) ?? window.vitrineData?.[widget]?.[file];
  return hasLetters() ? blobAddress(lettered, file, text, withLetters) : '';
}

/** The address of a blob made of a picture's text, once; none if there is no text. */
function blobAddress(known, file, text, parts) {
  if (text !== undefined && !known.has(file))
    known.set(file, URL.createObjectURL(new Blob(parts(text), {type: 'image/svg+xml'})));
  return known.get(file) || '';
}

/** Resolves when a widget's images can be shown at once. */
export async function loadImages(widget) {
  await loadLetters();
  if (isSingleFile() || lacksLetters()) await loadPictures(widget);
}

/** Whether an image or a link leads to some picture already. */
export function isShowing(element) { return shown.has(element); }

/** Lets an image or a link lead to a render's picture, at once or as soon as there is one. */
export function showFile(element, render, name = 'src') {
  const {file} = render;
  if (shown.get(element) === file) return;
  shown.set(element, file);
  // What a link opens is the file as it is.
  const find = () => name === 'src' ? imageAddressOf(render) : addressOf(file);
  const address = find();
  if (address) {
    element.setAttribute(name, address);
    return;
  }
  loadImages(render.widget).then(() => {
    const found = find() || addressOf(file);
    if (shown.get(element) === file && found) element.setAttribute(name, found);
  });
}

/** Resolves to a widget's `data` or `trees` by file, or its `days`; empty if they cannot be loaded. */
export function loadPart(widget, kind, store, ending) {
  const key = `${kind}\n${widget}`;
  if (!parts.has(key)) {
    parts.set(
        key, during(
                 isSingleFile() ? partInside(widget, kind).catch(() => ({})) :
                                  partBeside(widget, store, ending)));
  }
  return parts.get(key);
}

export function loadPictures(widget) { return loadPart(widget, 'data', 'vitrineData', '.js'); }

/** The node tree of a render: a list of nodes, outer ones first; nothing if it was not kept. */
export async function loadTree(render) {
  if (!render.tree) return undefined;
  return (await loadPart(render.widget, 'trees', 'vitrineTrees', '.trees.js'))[render.tree];
}
