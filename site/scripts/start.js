// Builds the page when the manifest is there.

import {page} from './basics/page.js';
import {soon} from './basics/steps.js';
import {parseAddress, writeAddress} from './model/address.js';
import {adoptCatalogue} from './model/catalogue.js';
import {parseQuery} from './model/query.js';
import {readTables} from './model/table.js';
import {frame} from './page/frame.js';
import {callLater} from './parts/later-script.js';
import {readBlocks} from './pictures/files.js';
import {parsePicture} from './pictures/inline.js';
import {lacksLetters, loadLetters} from './pictures/letters.js';
import {liveText} from './pictures/live-text.js';

/** One picture and nothing around it, for pages of others. */
function isEmbedded() { return new URLSearchParams(location.search).get('embed') === '1'; }

function start() {
  readBlocks();
  if (!window.vitrineManifest) {
    page.className = '';  // The plain list is better than an empty page.
    return;
  }
  readTables();
  // A page that is to get other letters is built with them, so that nothing moves.
  if (lacksLetters())
    loadLetters().then(build);
  else
    build();
}

function build() {
  soon(() => {
    adoptCatalogue(window.vitrineManifest, window.vitrineWidgets);
    if (isEmbedded())
      callLater('startEmbedded');
    else
      soon(frame);
  });
}

window.vitrine = {
  parseQuery,
  parseAddress,
  writeAddress,
  liveText,
  parsePicture
};
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', start);
else
  start();
