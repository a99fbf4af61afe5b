// Where the catalogue's files come from: folders beside the page, or blocks inside it.

/** Whether everything is inside this one page. */
const isSingleFile = () => !!document.getElementById('vitrine-manifest');
const blobs = new Map();
const parts = new Map();

/** What a block of data in the page says; nothing if there is none. */
function readBlock(id) {
  const block = document.getElementById(id);
  try {
    return block ? JSON.parse(block.textContent) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the manifest from the page where it is not a script of its own. */
function readBlocks() {
  if (window.vitrineManifest || !isSingleFile()) return;
  window.vitrineManifest = readBlock('vitrine-manifest');
  window.vitrineFiles = readBlock('vitrine-files');
}

/** A widget's pictures or node trees from the page itself. */
function partInside(widget, kind) {
  const number = catalogue.manifest.widgets.findIndex((one) => one.id === widget);
  const key = `vitrine-${kind}-${number}`;
  if (!parts.has(key)) parts.set(key, readBlock(key) || {});
  return parts.get(key);
}

/** The address of a file of the catalogue. */
function addressOf(file) {
  if (!isSingleFile()) return file.split('/').map(encodeURIComponent).join('/');
  if (!blobs.has(file)) {
    const owner = catalogue.renders.find((render) => render.file === file);
    const text = owner && partInside(owner.widget, 'data')[file];
    if (!text) return '';
    blobs.set(file, URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'})));
  }
  return blobs.get(file);
}

/** Resolves to a widget's `data` or `trees` by file; empty if they cannot be loaded. */
function loadPart(widget, kind, store, ending) {
  const key = `${kind}\n${widget}`;
  if (!parts.has(key)) {
    parts.set(key, new Promise((resolve) => {
                if (isSingleFile()) {
                  resolve(partInside(widget, kind));
                  return;
                }
                const file = catalogue.files[widget];
                const done = () => resolve((window[store] || {})[widget] || {});
                if (file === undefined)
                  done();
                else
                  document.head.append(make('script', {
                    src: `data/${encodeURIComponent(file)}${ending}`,
                    onload: done,
                    onerror: done
                  }));
              }));
  }
  return parts.get(key);
}

function loadPictures(widget) { return loadPart(widget, 'data', 'vitrineData', '.js'); }

/** The node tree of a render: a list of nodes, outer ones first; nothing if it was not kept. */
async function loadTree(render) {
  if (!render.tree) return undefined;
  return (await loadPart(render.widget, 'trees', 'vitrineTrees', '.trees.js'))[render.tree];
}
