// Builds the page when the manifest is there.

import {page} from './basics/page.js';
import {soon} from './basics/steps.js';
import {parseAddress, writeAddress} from './model/address.js';
import {adoptCatalogue} from './model/catalogue.js';
import {parseQuery} from './model/query.js';
import {readTable} from './model/table.js';
import {isEmbedded, startEmbedded} from './page/embed.js';
import {frame} from './page/frame.js';
import {readBlocks} from './pictures/files.js';
import {parsePicture} from './pictures/inline.js';
import {lacksLetters, loadLetters} from './pictures/letters.js';
import {liveText} from './pictures/live-text.js';

function start() {
  readBlocks();
  if (!window.vitrineManifest) {
    page.className = '';  // The plain list is better than an empty page.
    return;
  }
  readTable();
  // A page that is to get other letters is built with them, so that nothing moves.
  if (lacksLetters())
    loadLetters().then(build);
  else
    build();
}

function build() {
  soon(() => {
    adoptCatalogue(window.vitrineManifest, window.vitrineFiles, window.vitrineTitles);
    if (isEmbedded())
      startEmbedded();
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
