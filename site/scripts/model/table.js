// The renders of the manifest, which come as columns: `values`, `values` with `at`, or `front`.

/** The renders of a table, as the objects of `manifest.json`. */
function rendersOfTable(table) {
  const renders = Array.from({length: table.count}, () => ({variant: {}}));
  for (const {name, axis, values, at, front} of table.columns) {
    let before = '';
    for (let row = 0; row < table.count; row += 1) {
      let value;
      if (front) {
        if (front[row] === null) continue;
        value = before = textAfter(before, front[row]);
      } else
        value = values[at ? at[row] : row];
      if (value !== null) (axis ? renders[row].variant : renders[row])[name] = value;
    }
  }
  return renders;
}

/** `12 dark`: the first 12 units of the text before, then what follows. */
function textAfter(before, coded) {
  const cut = coded.indexOf(' ');
  return before.slice(0, Number(coded.slice(0, cut))) + coded.slice(cut + 1);
}

/** Gives the manifest its renders, once. */
export function readTable() {
  if (!window.vitrineTable) return;
  window.vitrineManifest.renders = rendersOfTable(window.vitrineTable);
  delete window.vitrineTable;
}
