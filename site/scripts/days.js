// The page of simulated days, which is complete without: one scenario at a time, and tables that are
// sorted by a click.

import {make, segmented, setVars} from './basics/elements.js';
import {memory, page} from './basics/page.js';
import {t} from './basics/words.js';

// Before the page is drawn: the theme that was chosen in the gallery.
page.dataset.theme = memory.get('theme', 'auto');

function start() {
  document.querySelectorAll('.days-table').forEach((table) => prepare(table));
  chooseScenarios(document.querySelector('.days-scenarios'));
}

/** Names of columns become buttons; the first click shows what stands out. */
function prepare(table) {
  for (const head of table.querySelectorAll('th[data-sort]'))
    head.replaceChildren(make('button', {onclick: () => sort(table, head)}, head.textContent));
  for (const cell of table.querySelectorAll('td[data-name="stale"]'))
    setVars(cell, {'--share': `${Math.min(100, cell.dataset.value)}%`});
}

function sort(table, head) {
  const {sort: name} = head.dataset;
  const isText = name === 'name' || name === 'policy';
  const standard = isText || name === 'left' ? 'ascending' : 'descending';
  const other = standard === 'ascending' ? 'descending' : 'ascending';
  const order = head.getAttribute('aria-sort') === standard ? other : standard;
  for (const one of table.querySelectorAll('th[data-sort]')) one.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', order);
  const valueOf = (row) => (name === 'name' ? row.cells[0].textContent.trim() :
                                              row.querySelector(`[data-name="${name}"]`).dataset.value);
  const compare = (a, b) => (isText ? valueOf(a).localeCompare(valueOf(b)) : valueOf(a) - valueOf(b));
  const sign = order === 'ascending' ? 1 : -1;
  const [body] = table.tBodies;
  body.append(...[...body.rows].sort((a, b) => sign * compare(a, b)));
}

/** One scenario at a time: the one that the address names, else the first. */
function chooseScenarios(nav) {
  const sections = [...document.querySelectorAll('.days-scenario')];
  if (sections.length < 2) {
    nav.remove();
    return;
  }
  const named = () => sections.find(({id}) => id === decodeURIComponent(location.hash.slice(1)));
  const show = (id) => {
    for (const section of sections) section.hidden = section.id !== id;
  };
  const draw = (id) => {
    const options = sections.map((one) => [one.id, one.querySelector('h2').textContent]);
    nav.replaceChildren(segmented(t`Scenario`, 'scenario', options, id, (chosen) => {
      show(chosen);
      history.replaceState(null, '', `#${encodeURIComponent(chosen)}`);
    }));
    show(id);
  };
  draw((named() || sections[0]).id);
  window.addEventListener('hashchange', () => named() && draw(named().id));
}

document.addEventListener('DOMContentLoaded', start);
