// Gives the page what it needs only when somebody asks for it.

import {flipDetail, followOpened, hideDetail, pressInDetail} from './open/detail.js';
import {stepZoom} from './open/zoom.js';
import {saveContactSheet} from './page/contact-sheet.js';
import {startEmbedded} from './page/embed.js';
import {openHelp} from './page/help.js';
import {openPalette} from './page/palette.js';
import {adoptLater} from './parts/later-script.js';

adoptLater({
  flipDetail,
  followOpened,
  hideDetail,
  openHelp,
  openPalette,
  pressInDetail,
  saveContactSheet,
  startEmbedded,
  stepZoom
});
