// Keys. Single letters and signs can be switched off, and never act while somebody types.

const KEYS = [
  ['/', t`Search`],
  ['Ctrl K', t`Search, from anywhere`],
  ['?', t`This list`],
  ['Esc', t`Close, or clear the search`],
  ['← ↑ → ↓', t`Move between pictures`],
  ['Home  End', t`First, last picture`],
  ['Enter', t`Open the picture`],
  ['[  ]', t`Previous, next picture when one is open`],
  ['← →', t`Move on a focused timeline`],
  [t`Space`, t`Play, pause a focused timeline`],
  ['L', t`Link the times of all widgets`],
  ['+  −  0', t`Larger, smaller, fit, when one is open`],
  ['F', t`Favourite, when one is open`],
  ['P', t`Hold: the placeholder of an open picture`],
  ['Alt T', t`Light, dark or automatic page`],
];

/** An arrow key by where it leads in reading order, which a page written from right to left turns. */
function arrowOf({key}) {
  if (page.dir !== 'rtl') return key;
  return {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'}[key] || key;
}

/** One tab stop for a group of links; arrows move by what is where on the screen. */
function rove(group) {
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

function isTyping(target) {
  return target.matches &&
      target.matches(
          'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select');
}

function listenForKeys() {
  const help = makeHelp();
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      focusSearch();
      return;
    }
    if (event.key === 'Escape' && event.target.id === 'search') {
      if (state.q)
        update({q: ''});
      else
        event.target.blur();
      return;
    }
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      nextTheme();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target) ||
        memory.get('keys', 'on') === 'off')
      return;
    if (event.key === '/' && !detail.dialog.open) {
      event.preventDefault();
      focusSearch();
    } else if (event.key === '?') {
      if (!help.open) help.showModal();
    } else if (event.key === 'l' && !detail.dialog.open)
      document.querySelector('[data-key=linked]')?.click();
    else if (event.key === 'p' && detail.dialog.open)
      flip(true);
    else if (event.key === 'f' && detail.dialog.open)
      detail.dialog.querySelector('[data-keep=favourite]').click();
    else if (detail.dialog.open && '+=-0'.includes(event.key)) {
      if (event.key === '0')
        update({zoom: ''});
      else
        stepZoom(event.key === '-' ? -1 : 1);
    }
    else if (detail.dialog.open && (event.key === '[' || event.key === ']')) {
      detail.dialog.querySelector(`[data-keep="${event.key === '[' ? 'previous' : 'next'}"]`)
          .click();
    }
  });
  document.addEventListener('keyup', (event) => event.key === 'p' && flip(false));
  return help;
}

/** Auto, light, dark, and again. */
function nextTheme() {
  const all = [...document.querySelectorAll('[name=theme]')];
  const at = all.findIndex((one) => one.checked);
  all[(at + 1) % all.length].click();
}

function focusSearch() {
  hideDetail();
  const search = document.getElementById('search');
  search.focus();
  search.select();
}

function makeHelp() {
  const letters = make('input', {
    type: 'checkbox',
    checked: memory.get('keys', 'on') === 'on',
    onchange: () => memory.set('keys', letters.checked ? 'on' : 'off'),
  });
  const help = make(
      'dialog', {
        class: 'help',
        'aria-labelledby': 'help-title',
        onclick: (event) => event.target === help && help.close()
      },
      make('h2', {id: 'help-title'}, t`Keys and search`),
      make(
          'dl', {class: 'keys'},
          KEYS.map(
              ([key, meaning]) =>
                  make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, meaning)))),
      make(
          'p', {},
          t`Search words are looked for in names, descriptions and the text of the pictures. `,
          t`Narrow down with `, make('code', {}, 'family:small'), ', ',
          make('code', {}, 'scheme:dark'), ', ', make('code', {}, 'state:redacted'), ', ',
          make('code', {}, 'is:problem'), ', ', make('code', {}, 'text:"9:41"'),
          t`; find what you opened last or wrote notes on with `, make('code', {}, 'is:recent'), ', ',
          make('code', {}, 'is:noted'), t`; leave out with `, make('code', {}, '-family:large'), '.'),
      make('label', {class: 'check'}, letters, t` Single keys such as / and ? work`),
      make(
          'button', {class: 'plain-button', autofocus: true, onclick: () => help.close()},
          t`Close`));
  document.body.append(help);
  return help;
}
