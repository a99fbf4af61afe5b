// Builds the page when the manifest is there.

function start() {
  readBlocks();
  if (!window.vitrineManifest) {
    page.className = '';  // The plain list is better than an empty page.
    return;
  }
  readTable();
  soon(() => {
    catalogue = {timeZone: 'UTC'};
    catalogue = readCatalogue(window.vitrineManifest, window.vitrineFiles);
    if (isEmbedded())
      startEmbedded();
    else
      soon(frame);
  });
}

/** Makes what stands around the widgets, then the widgets. */
function frame() {
  const list = make('div', {class: 'list', onclick: openCell});
  const main = make(
      'main', {id: 'gallery', class: 'gallery', tabindex: -1, 'aria-busy': 'true'}, runNotes(), list);
  const {bar, status} = makeToolbar();
  const masthead = document.getElementById('masthead');
  const help = listenForKeys();
  masthead.append(make(
      'div', {class: 'masthead-tools'}, makeTheme(),
      make(
          'button',
          {class: 'round', 'aria-label': t`Keys and search help`, onclick: () => help.showModal()},
          '?')));
  masthead.before(
      make('a', {class: 'skip', href: '#gallery', onclick: skip}, t`Skip to the widgets`));
  const shell = make('div', {class: 'shell'}, makeSidebar(), main);
  document.getElementById('plain').remove();
  masthead.after(bar, shell);
  makeDetail();
  follow((now, before) => react(now, before, list, status));
  soon(open);
}

function open() {
  adoptAddress();
  window.addEventListener('popstate', adoptAddress);
  window.addEventListener(
      'hashchange', () => location.hash !== writeAddress(state) && adoptAddress());
  window.addEventListener('scroll', fillWall, {passive: true});
  new ResizeObserver(resized).observe(document.body);
  listenForPrint();
  page.classList.add('ready');
}

function skip(event) {
  event.preventDefault();
  document.getElementById('gallery').focus();
}

/** Draws what a change of state calls for, and no more. */
function react(now, before, main, status) {
  const differs = (...keys) =>
      !before || keys.some((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]));
  page.dataset.bg = now.bg;
  setVars(page, {'--scale': scale()});
  if (differs('q', 'filters', 'problems', 'favourites', 'view', 'sort', 'group', 'axes')) {
    select();
    sections.clear();
    if (now.view === 'wall')
      showWall(main);
    else
      showSections(main);
    if (!main.children.length || (now.view === 'wall' && !selection.length))
      main.replaceChildren(emptyState());
    status.textContent = statusText();
  } else if (differs('size') && now.view === 'wall')
    showWall(main);
  const render = catalogue.render.get(now.path);
  if (render)
    showDetail(render);
  else
    hideDetail();
  if (!render && differs('path') && catalogue.widget.has(now.path)) arriveAt(now);
}

/** Shows the widget that the address names, at the entry it names. */
function arriveAt(now) {
  const widget = catalogue.widget.get(now.path);
  const entry = Number(now.e) - 1;
  const instance = widget.instances[0] && widget.instances[0].id;
  const model = timelineOf(widget, instance);
  if (entry >= 0 && entry < model.times.length) {
    Object.assign(positionOf(widget, instance, model), {index: entry, time: model.times[entry]});
    const section = sectionOf(now.path);
    if (section) emptySection(section);
  }
  goToWidget(now.path);
}

function emptyState() {
  if (!catalogue.renders.length) {
    return make(
        'div', {class: 'empty'}, make('h2', {}, t`No widgets yet`),
        make('p', {}, t`The catalogue is empty: no widget was found, or none was rendered.`));
  }
  return make(
      'div', {class: 'empty'}, make('h2', {}, t`Nothing matches`),
      make('p', {}, t`No picture has all of what you ask for.`),
      make('button', {class: 'plain-button', onclick: () => update(CLEAR)}, t`Show everything`));
}

function makeSidebar() {
  const groups = [
    ...catalogue.bundles.map((bundle) => [bundle.title, bundle.widgets]),
    [t`In no bundle`, catalogue.widgets.filter((one) => !one.bundleTitle).map((one) => one.id)]
  ];
  return make(
      'nav', {class: 'sidebar', 'aria-label': t`Widgets`},
      groups.flatMap(([title, ids]) => sidebarParts(title, ids)));
}

/** The links of a bundle: its widgets, then each other kind under a heading of its own. */
function sidebarParts(title, ids) {
  const widgets = ids.map((id) => catalogue.widget.get(id)).filter(Boolean);
  return ['', ...Object.values(KINDS)].map((heading) => {
    const own = widgets.filter((widget) => kindOf(widget)[1] === heading);
    return own.length > 0 && [
      make('p', {class: heading ? 'sidebar-title sidebar-kind' : 'sidebar-title'}, heading || title),
      make('ul', {}, own.map(sidebarLink))
    ];
  });
}

function sidebarLink(widget) {
  const problems = problemsOfWidget(widget.id).filter((one) => one.severity !== 'note');
  const link = make(
      'a', {
        href: writeAddress({...STANDARD, path: widget.id}),
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          const clear =
              state.view === 'wall' || !sectionOf(widget.id) ? {...CLEAR, view: 'widgets'} : {};
          update({path: widget.id, e: '', ...clear}, true);
          goToWidget(widget.id, true);
        },
      },
      make('span', {}, widget.name));
  badge(link, problems);
  return make('li', {}, link);
}

/** What the run has to say that belongs to no widget. */
function runNotes() {
  const list = catalogue.problemsOf.get('') || [];
  return list.length > 0 &&
      make('details', {class: 'run-notes'},
           make('summary', {}, t`${plural(list.length, 'note')} on this run`),
           list.map(noticeElement));
}

/** Opens a picture in place; with a modifier key the browser does what it does with links. */
function openCell(event) {
  const cell = event.target.closest('a.cell');
  if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  update({path: cell.dataset.render}, true);
}

let lastWidth = 0;

function resized() {
  setVars(page, {'--bar': `${document.querySelector('.toolbar').offsetHeight}px`});
  const hasWall = wall.list && wall.list.isConnected;
  const before = wall.width;
  if (hasWall) measureWall();
  if (window.innerWidth === lastWidth && wall.width === before) return;
  lastWidth = window.innerWidth;
  setVars(page, {'--scale': scale()});
  if (hasWall) showWall(wall.list.parentNode);
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
