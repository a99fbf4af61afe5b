// What is many in the manifest comes as columns: `values`, `values` with `at`, or `front`.

/** The rows of a table, as the objects of `manifest.json`. */
export function rowsOf(table) {
  const rows = Array.from({length: table.count}, () => ({variant: {}}));
  for (const {name, axis, values, at, front} of table.columns) {
    let before = '';
    for (let row = 0; row < table.count; row += 1) {
      let value;
      if (front) {
        if (front[row] === null) continue;
        value = before = textAfter(before, front[row]);
      } else
        value = values[at ? at[row] : row];
      if (value !== null) (axis ? rows[row].variant : rows[row])[name] = value;
    }
  }
  return rows;
}

/** `12 dark`: the first 12 units of the text before, then what follows. */
function textAfter(before, coded) {
  const cut = coded.indexOf(' ');
  return before.slice(0, Number(coded.slice(0, cut))) + coded.slice(cut + 1);
}

/** Gives the manifest its renders and diagnostics, once. */
export function readTables() {
  for (const [name, table] of Object.entries(window.vitrineTables || {}))
    window.vitrineManifest[name] = rowsOf(table);
  delete window.vitrineTables;
}
