// Moving by arrow keys in groups that have one tab stop.

import {page} from './page.js';

/** An arrow key by where it leads in reading order, which a page written from right to left turns. */
export function arrowOf({key}) {
  if (page.dir !== 'rtl') return key;
  return {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'}[key] || key;
}

/** One tab stop for a group of links; arrows move by what is where on the screen. */
export function rove(group) {
  const links = () => [...group.querySelectorAll('a.cell')];
  links().forEach((link, index) => {
    link.tabIndex = index ? -1 : 0;
  });
  if (group.dataset.roves) return;
  group.dataset.roves = 'yes';
  group.addEventListener('keydown', (event) => {
    const here = event.target.closest('a.cell');
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = links();
    const target = event.key === 'Home' ? all[0] :
        event.key === 'End'             ? all[all.length - 1] :
                                          neighbour(all, here, arrowOf(event));
    if (target === null) return;
    event.preventDefault();
    if (!target) return;
    here.tabIndex = -1;
    target.tabIndex = 0;
    target.focus();
  });
}

/** The nearest link in an arrow's direction; null if the key is no arrow. */
function neighbour(all, here, key) {
  if (key === 'ArrowRight') return all[all.indexOf(here) + 1];
  if (key === 'ArrowLeft') return all[all.indexOf(here) - 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const sign = key === 'ArrowDown' ? 1 : -1;
  const from = here.getBoundingClientRect();
  let best;
  let least = Infinity;
  for (const link of all) {
    const to = link.getBoundingClientRect();
    const down = (to.top + to.height / 2 - from.top - from.height / 2) * sign;
    const across = Math.abs(to.left + to.width / 2 - from.left - from.width / 2);
    if (down > 8 && down + across * 2 < least) [best, least] = [link, down + across * 2];
  }
  return best;
}
