// Keys. Single letters and signs can be switched off, and never act while somebody types.

import {acceptsKeys} from '../basics/page.js';
import {state, update} from '../model/store.js';
import {callLater, callOpened, isDetailOpen} from '../parts/later-script.js';
import {togglePlayer} from '../parts/player.js';
import {closeDrawer} from './sidebar.js';
import {nextTheme} from './theme.js';

export function listenForKeys() {
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      callLater('openPalette');
      return;
    }
    if (event.key === 'Escape' && event.target.id === 'search') {
      if (state.q)
        update({q: ''});
      else
        event.target.blur();
      return;
    }
    if (event.key === 'Escape' && !isDetailOpen() && closeDrawer()) return;
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      nextTheme();
      return;
    }
    if (!acceptsKeys(event)) return;
    if (event.key === '?')
      callLater('openHelp');
    else if (!isDetailOpen()) {
      if (event.key === 'k') togglePlayer();
      if (event.key !== '/') return;
      event.preventDefault();
      focusSearch();
    } else if (event.key === 'p')
      callOpened('flipDetail', true);
    else if (event.key === 'f')
      callOpened('pressInDetail', 'favourite');
    else if (event.key === '0')
      update({zoom: ''});
    else if ('+=-'.includes(event.key))
      callOpened('stepZoom', event.key === '-' ? -1 : 1);
    else if ('[]'.includes(event.key))
      callOpened('pressInDetail', event.key === '[' ? 'previous' : 'next');
  });
  document.addEventListener('keyup', (event) => event.key === 'p' && callOpened('flipDetail', false));
}

function focusSearch() {
  callOpened('hideDetail');
  const search = document.getElementById('search');
  search.focus();
  search.select();
}
