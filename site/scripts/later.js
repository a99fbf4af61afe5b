// Gives the page what shows an opened picture.

import {flipDetail, followOpened, hideDetail, pressInDetail} from './open/detail.js';
import {stepZoom} from './open/zoom.js';
import {adoptOpened} from './parts/opened.js';

adoptOpened({
  flipDetail,
  followOpened,
  hideDetail,
  pressInDetail,
  stepZoom
});
