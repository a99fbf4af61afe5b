// The attributes of a picture's elements by the node that drew them.

import {t} from '../../basics/words.js';

/** Attributes that say how something looks rather than where it is. */
const LOOKS = [
  'fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'opacity', 'font-size',
  'font-weight', 'font-style', 'filter'
];

export class PictureElements {
  /** Reads a picture in canonical form, one element a line. */
  constructor(picture) {
    /** Of each path the attributes of its elements, in drawing order. */
    this.nodes = new Map();
    for (const line of picture.split('\n')) {
      if (!line.includes('data-n="')) continue;
      const [tag] = line.slice(line.indexOf('<')).split('>');
      const said = [...tag.matchAll(/ ([^ =]+)="([^"]*)"/g)];
      const attributes = new Map(said.map(([, name, value]) => [name, value]));
      const path = attributes.get('data-n');
      if (path === undefined) continue;
      if (!this.nodes.has(path)) this.nodes.set(path, []);
      this.nodes.get(path).push(attributes);
    }
  }

  /** What looks different at a node, `fill #000 → #fff`, in the order of the list above. */
  changes(path, other, otherPath) {
    const [old, fresh] = [this.nodes.get(path) ?? [], other.nodes.get(otherPath) ?? []];
    if (old.length !== fresh.length) return [];
    const words = new Set();
    old.forEach((one, index) => {
      for (const name of LOOKS) {
        const [was, is] = [valueOfLook(one, name), valueOfLook(fresh[index], name)];
        if (was !== is && !(isGradient(name, was) && isGradient(name, is)))
          words.add(`${name} ${was ?? t`none`} → ${is ?? t`none`}`);
      }
    });
    return [...words];
  }
}

/** A value without the name of the picture, which stands before those of its definitions. */
function valueOfLook(attributes, name) {
  return attributes.get(name)?.replace(/url\(#[^)]*-/g, 'url(#');
}

/** Trees tell the colours of gradients; their names differ wherever they lie elsewhere. */
function isGradient(name, value) {
  return ['fill', 'stroke'].includes(name) && !!value?.startsWith('url(');
}
