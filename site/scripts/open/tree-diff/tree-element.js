// An element of a picture: a view and what modifies it, as one expression of the code says it.

export class TreeElement {
  /**
   * `layers` are its modifiers, the outermost first, and the view itself: `{node, others}`, a node
   * and the elements that the modifier brings along, such as a background. `children` are the
   * elements in the view, `marks` what it is and says: see `KnownElements`.
   */
  constructor(layers, children, {content, whole, words}, order) {
    Object.assign(this, {layers, children, content, whole, words, order});
    /** All elements directly in it. */
    this.inner = [...layers.flatMap((one) => one.others), ...children];
    for (const one of this.inner) one.parent = this;
  }

  /** The view. */
  get node() { return this.layers.at(-1).node; }

  /** Where it is with all that modifies it. */
  get frame() { return this.layers[0].node.frame; }

  /** It and all in it. */
  get all() { return [this, ...this.inner.flatMap((one) => one.all)]; }
}
