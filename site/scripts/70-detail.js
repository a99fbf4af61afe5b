// One picture, large, with everything known about it.

const detail = {
  dialog: undefined,
  render: undefined,
  drawn: '',
  opener: undefined
};

function makeDetail() {
  detail.dialog = make('dialog', {
    class: 'detail',
    'aria-labelledby': 'detail-title',
    onclose: () => {
      if (catalogue.render.has(state.path)) update({path: ''});
      if (detail.opener && detail.opener.isConnected) detail.opener.focus();
      detail.render = undefined;
    },
    onclick: (event) => event.target === detail.dialog && detail.dialog.close(),
  });
  document.body.append(detail.dialog);
}

function showDetail(render) {
  const drawn =
      [render.id, state.look, state.place, state.pin, state.how, state.over].join('\n');
  if (detail.drawn === drawn && detail.dialog.open) {
    showZoom();
    return;
  }
  const held = detail.render && detail.dialog.contains(document.activeElement) ?
      document.activeElement.dataset.keep :
      undefined;
  if (detail.render !== render) noteRecent(render);
  detail.render = render;
  detail.drawn = drawn;
  const {element, framed} = detailStage(render);
  Object.assign(detail, {framed, isFlipped: false});
  detail.dialog.replaceChildren(element, detailPanel(render, framed));
  setVars(detail.dialog, sizeVars(render));
  showZoom();
  if (!detail.dialog.open) {
    detail.opener = document.activeElement === document.body ? undefined : document.activeElement;
    detail.dialog.showModal();
  }
  const target = held && detail.dialog.querySelector(`[data-keep="${held}"]:not(:disabled)`);
  (target || detail.dialog.querySelector('h2')).focus();
}

function hideDetail() {
  if (detail.dialog.open) detail.dialog.close();
}

function detailPanel(render, framed) {
  const widget = widgetOf(render);
  const place = selection.indexOf(render);
  const near = (by) => (place < 0 ? undefined : selection[place + by]);
  const go = (target) => target && update({path: target.id});
  return make(
      'div', {class: 'detail-panel'},
      make(
          'div', {class: 'detail-bar'},
          make(
              'button', {
                class: 'round',
                'data-keep': 'previous',
                'aria-label': t`Previous picture`,
                disabled: !near(-1),
                onclick: () => go(near(-1))
              },
              icon('previous')),
          make(
              'button', {
                class: 'round',
                'data-keep': 'next',
                'aria-label': t`Next picture`,
                disabled: !near(1),
                onclick: () => go(near(1))
              },
              icon('next')),
          make(
              'span', {class: 'quiet'},
              place < 0 ? t`not in the selection` : t`${place + 1} of ${selection.length}`),
          favouriteButton(render),
          make(
              'button', {
                class: 'round detail-close',
                'data-keep': 'close',
                'aria-label': t`Close`,
                onclick: () => detail.dialog.close()
              },
              icon('close'))),
      make('h2', {id: 'detail-title', tabindex: -1}, widget.name),
      make('p', {class: 'quiet'}, captionOf(render)), variantMenus(render), detailScrubber(render),
      stageControls(render), !state.place && zoomControls(render), lookPanel(render, framed),
      make(
          'div', {class: 'notices'},
          (catalogue.problemsOf.get(render.id) || []).map(noticeElement)),
      detailFacts(render), noteField(render), detailActions(render));
}

/** Menus that lead to the nearest picture with another value. */
function variantMenus(render) {
  const family = catalogue.rendersOf.get(render.widget) || [];
  const menus = catalogue.axes.map((axis) => {
    const values = [...new Set(family.map((one) => valueOf(one, axis.name)).filter(Boolean))];
    if (values.length < 2) return undefined;
    values.sort((a, b) => rank(axis.name, a) - rank(axis.name, b));
    const made = menu(
        axis.title, axis.name, values.map((value) => [value, titleOf(axis.name, value)]),
        valueOf(render, axis.name),
        (value) => update({path: sibling(render, axis.name, value).id}));
    made.querySelector('select').dataset.keep = `axis-${axis.name}`;
    return made;
  });
  return make('div', {class: 'detail-menus'}, menus);
}

/** The picture of the same widget that has a value and agrees most with a render otherwise. */
function sibling(render, axis, value) {
  let best = render;
  let most = -1;
  for (const one of catalogue.rendersOf.get(render.widget)) {
    if (valueOf(one, axis) !== value) continue;
    let score = one.instance === render.instance ? 2 : 0;
    for (const other of catalogue.axes)
      score += valueOf(one, other.name) === valueOf(render, other.name) ? 2 : 0;
    if (one.entry === render.entry) score += 1;
    if (score > most) [best, most] = [one, score];
  }
  return best;
}

function detailScrubber(render) {
  if (render.entry === undefined) return undefined;
  const widget = widgetOf(render);
  const model = timelineOf(widget, render.instance);
  if (model.times.length < 2) return undefined;
  const position = {index: indexAt(model.times, render.time), time: render.time, mode: 'entry'};
  const scrubber = makeScrubber(widget.name, model, position, () => {
    const entry = entryAt(model, render.family, position.time);
    const target = renderOfEntry(render, entry);
    if (target && target !== detail.render && position.mode === 'entry') update({path: target.id});
  });
  scrubber.element.querySelector('.segmented').remove();
  scrubber.element.querySelector('.play').remove();
  scrubber.element.querySelector('.pace').remove();
  scrubber.range.dataset.keep = 'range';
  return scrubber.element;
}

function detailFacts(render) {
  const widget = widgetOf(render);
  const source = widget.source ?
      `${widget.source.file}${widget.source.line ? ':' + widget.source.line : ''}` :
      '';
  const shared = catalogue.renders.filter((one) => one.file === render.file).length - 1;
  const instance = widget.instances.find((one) => one.id === render.instance);
  const facts = [
    [t`Size`, sizeText(render)],
    [t`Shows`, writeDate(render.time, 'exact')],
    ...(instance ? instance.parameters.map((one) => [one.name, one.value]) : []),
    [t`Text`, (render.text || []).join(' · ')],
    [t`Opens`, render.url],
    [t`Source`, source],
    [t`Kind`, `${widget.kind}, ${CONFIGURATIONS[widget.configuration] || widget.configuration}`],
    [t`Bundle`, widget.bundleTitle],
    [
      t`File`,
      shared > 0 ?
          t`${grouped(render.bytes)} bytes, shared with ${plural(shared, 'other picture')}` :
          t`${grouped(render.bytes)} bytes`
    ],
    [t`Id`, render.id],
  ];
  return make(
      'dl', {class: 'facts'},
      facts.filter(([, value]) => value)
          .map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
}

function detailActions(render) {
  const source = make('a', {class: 'plain-button'}, t`Open SVG`);
  showFile(source, render, 'href');
  const said = make('span', {class: 'quiet', role: 'status'});
  const copy = (what, text) => make(
      'button', {
        class: 'plain-button',
        'data-keep': `copy-${what}`,
        onclick: async () => {
          try {
            await navigator.clipboard.writeText(await text());
            said.textContent = t`Copied the ${what}.`;
          } catch {
            said.textContent = t`The browser does not allow copying here.`;
          }
        },
      },
      t`Copy ${what}`);
  return make(
      'div', {class: 'detail-actions'}, copy(t`link`, () => location.href),
      copy(t`id`, () => render.id),
      copy('SVG', async () => (await loadPictures(render.widget))[render.file] || ''),
      source,
      render.tree && !isSingleFile() &&
          make('a', {class: 'plain-button', href: addressOf(render.tree)}, t`Open tree`),
      said);
}
