// Printing: every picture of the selection, whatever the window shows.

let printSheet;

function fillPrintSheet() {
  if (printSheet) return;
  const parts = [make('p', {class: 'quiet'}, [statusText(), state.q].filter(Boolean).join(' · '))];
  let widget;
  for (const render of selection) {
    if (render.widget !== widget) {
      widget = render.widget;
      parts.push(make('h2', {}, widgetOf(render).name));
    }
    parts.push(make(
        'figure',
        {class: isCard(render) ? '' : 'lock', ...groundOf(render), vars: sizeVars(render)},
        imageOf(render, [], {decoding: 'sync'}),
        make('figcaption', {}, captionOf(render))));
  }
  printSheet = make('div', {class: 'print-sheet'}, parts);
  document.body.append(printSheet);
}

function emptyPrintSheet() {
  if (printSheet) printSheet.remove();
  printSheet = undefined;
}

async function printSelection() {
  await Promise.all([...new Set(selection.map((render) => render.widget))].map(
      (widget) => isSingleFile() && loadPictures(widget)));
  fillPrintSheet();
  await Promise.all(
      [...printSheet.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  window.print();
}

function listenForPrint() {
  window.addEventListener('beforeprint', fillPrintSheet);
  window.addEventListener('afterprint', emptyPrintSheet);
}
