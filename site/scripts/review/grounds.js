// What the pictures of an item stand on.

import {groundOf, isCard} from '../pictures/image.js';

/** The class of a stage for a picture. */
export function groundClass(side) { return !side?.family || isCard(side) ? 'stage' : 'stage lock'; }

/** The attributes of a stage for an item. */
export function groundOfItem(item) { return item.isPicture ? groundOf(item) : {}; }
