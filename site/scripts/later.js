// Gives the page what it needs only when somebody asks for it.

import {flipDetail, followOpened, hideDetail, pressInDetail} from './open/detail.js';
import {stepZoom} from './open/zoom.js';
import {fillArranging} from './page/arrange.js';
import {startEmbedded} from './page/embed.js';
import {openHelp} from './page/help.js';
import {tellLost} from './page/lost.js';
import {openPalette} from './page/palette.js';
import {makeLanes} from './parts/lanes.js';
import {adoptLater} from './parts/later-script.js';
import {showDay} from './views/day.js';
import {showSweep} from './views/sweep.js';

adoptLater({
  fillArranging,
  flipDetail,
  followOpened,
  hideDetail,
  makeLanes,
  openHelp,
  openPalette,
  pressInDetail,
  showDay,
  showSweep,
  startEmbedded,
  stepZoom,
  tellLost
});
