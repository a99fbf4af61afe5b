// From one entry's picture to another's.

/** The picture of the same line of renders at another entry; nothing if there is none. */
function renderOfEntry(render, entry) {
  return catalogue.rendersOf.get(render.widget)
      .find(
          (one) => one.entry === entry && one.instance === render.instance &&
              catalogue.axes.every(
                  (axis) => valueOf(one, axis.name) === valueOf(render, axis.name)));
}

/** The picture of the entry before; nothing for the first, or for what is no entry. */
function entryBefore(render) {
  return render.entry ? renderOfEntry(render, render.entry - 1) : undefined;
}
