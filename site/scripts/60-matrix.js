// One widget's part of the page: its label, stage, scrubber and matrix.

/** Remembers where each widget's timeline stands while its section comes and goes. */
const positions = new Map();

function positionOf(widget, instance, timeline) {
  const key = `${widget.id}\n${instance || ''}`;
  if (!positions.has(key)) positions.set(key, {index: 0, time: timeline.times[0], mode: 'entry'});
  return positions.get(key);
}

/** Arranges renders: rows by everything but scheme and state, panels by scheme, cells by state. */
function arrange(widget, renders) {
  const rows = new Map();
  const inner = catalogue.axes.map((axis) => axis.name)
                    .filter((name) => !['family', 'scheme', 'state'].includes(name));
  for (const render of renders) {
    const key = [
      render.family, render.instance || '', ...inner.map((name) => valueOf(render, name) || '')
    ].join('\n');
    if (!rows.has(key)) rows.set(key, {family: render.family, sample: render, panels: new Map()});
    const {panels} = rows.get(key);
    const scheme = render.variant.scheme || '';
    if (!panels.has(scheme)) panels.set(scheme, new Map());
    const cells = panels.get(scheme);
    const cell = render.entry === undefined ? render.id : `${render.variant.state || ''} entries`;
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push(render);
  }
  const order = (row) => (widget.families.indexOf(row.family) + 1 || 99);
  return [...rows.values()].sort((a, b) => order(a) - order(b));
}

/** A widget shown along many axes has many rows; more than these wait for a click. */
const ROWS_AT_FIRST = 20;

/** With one entry of a timeline come all the others, so that the scrubber can reach them. */
function withWholeTimelines(widget, renders) {
  const lineOf =
      (render) => [render.instance, ...catalogue.axes.map((axis) => valueOf(render, axis.name))]
                      .join('\n');
  const lines = new Set(renders.filter((render) => render.entry !== undefined).map(lineOf));
  const present = new Set(renders);
  return catalogue.rendersOf.get(widget.id).filter(
      (render) => present.has(render) || (render.entry !== undefined && lines.has(lineOf(render))));
}

/** Where search left only some entries, the timeline starts at the first of them. */
function startAtMatch(widget, matching, model, instance) {
  const times =
      matching.filter((render) => render.entry !== undefined && render.instance === instance)
          .map((render) => render.time);
  if (!isFiltered() || !model.times.length || !times.length) return;
  const position = positionOf(widget, instance, model);
  const index = indexAt(model.times, times[0]);
  if (!times.includes(position.time)) Object.assign(position, {index, time: model.times[index]});
}

function sectionBody(widget, matching) {
  const renders = withWholeTimelines(widget, matching);
  const instances =
      widget.instances.filter((one) => renders.some((render) => render.instance === one.id));
  const models = new Map([
    [undefined, timelineOf(widget)],
    ...widget.instances.map((one) => [one.id, timelineOf(widget, one.id)])
  ]);
  for (const [instance, model] of models) startAtMatch(widget, matching, model, instance);
  const cells = [];
  const arranged = arrange(widget, renders);
  const rowOf = (row) => rowElement(widget, row, models, cells, instances.length > 1);
  const rows = arranged.slice(0, ROWS_AT_FIRST).map(rowOf);
  const follow = (instance, position) => {
    for (const cell of cells)
      if (cell.instance === instance) cell.show(position);
  };
  const parts = [widgetNotices(widget)];
  const exhibit = (instance) => {
    const shown = renders.filter((render) => render.instance === instance);
    return shown.length > 0 &&
        stageElement(widget, shown, models.get(instance), (position) => follow(instance, position));
  };
  let current = exhibit(instances[0] && instances[0].id);
  if (instances.length > 1) {
    parts.push(make(
        'div', {class: 'instances'},
        menu(
            'Configuration', 'instance', instances.map((one) => [one.id, one.title]),
            instances[0].id, (id) => {
              const next = exhibit(id);
              current.replaceWith(next);
              current = next;
            })));
  }
  if (current) parts.push(current);
  const matrix = make('div', {class: 'matrix'}, rows);
  parts.push(matrix);
  const rest = arranged.slice(ROWS_AT_FIRST);
  if (rest.length) {
    const more = make(
        'button', {
          class: 'plain-button more',
          onclick: () => {
            matrix.append(...rest.map(rowOf));
            more.remove();
            rove(matrix);
            matrix.children[ROWS_AT_FIRST].querySelector('a.cell').focus();
          },
        },
        `Show ${plural(rest.length, 'more row')}`);
    parts.push(more);
  }
  rove(matrix);
  return parts;
}

function rowElement(widget, row, models, cells, showsInstance) {
  const without = ['family', 'scheme', 'state'];
  const detail = captionOf(
      {...row.sample, entry: undefined, instance: showsInstance ? row.sample.instance : undefined},
      without);
  const panels = [...row.panels].sort(([a], [b]) => rank('scheme', a) - rank('scheme', b));
  const size = sizeText(row.sample);
  return make(
      'div', {class: 'row'},
      make(
          'h3', {}, titleOf('family', row.family),
          detail && make('span', {class: 'quiet'}, ` · ${detail}`),
          make('span', {class: 'quiet row-size'}, size)),
      make(
          'div', {class: 'panels'},
          panels.map(
              ([scheme, group]) => make(
                  'ul', {
                    class: isCard(row.sample) ? 'panel stage' : 'panel stage lock',
                    'data-scheme': scheme || 'light',
                    'aria-label': `${titleOf('family', row.family)}, ${titleOf('scheme', scheme)}`,
                  },
                  [...group.values()]
                      .sort(
                          (a, b) =>
                              rank('state', a[0].variant.state) - rank('state', b[0].variant.state))
                      .map((list) => cellElement(widget, list, models, cells))))));
}

function rank(axis, value) {
  const known = catalogue.axis.get(axis);
  const index = known ? known.values.findIndex((one) => one.name === value) : -1;
  return index < 0 ? 99 : index;
}

/** A cell shows one render, or of a timeline's the one in force. */
function cellElement(widget, list, models, cells) {
  const first = list[0];
  const model = models.get(first.instance);
  const isTimeline = first.entry !== undefined && model && model.times.length;
  const image = imageOf(first, ['scheme']);
  const caption = make('span', {class: 'caption'});
  const link = make('a', {class: 'cell'}, image, caption);
  const byEntry = new Map(list.map((render) => [render.entry, render]));
  const show = (position) => {
    const wanted = isTimeline ? byEntry.get(entryAt(model, first.family, position.time)) : first;
    const render = wanted || first;
    link.href = writeAddress({...STANDARD, path: render.id});
    link.dataset.render = render.id;
    if (image.getAttribute('src') !== addressOf(render.file)) image.src = addressOf(render.file);
    image.alt = `${widget.name}, ${captionOf(render)}`;
    const state = titleOf('state', render.variant.state) || 'Picture';
    caption.textContent = list.length > 1 ? `${state} ${render.entry + 1}/${list.length}` : state;
    badge(link, list.flatMap(problemsOfRender));
  };
  show(isTimeline ? positionOf(widget, first.instance, model) : undefined);
  if (isTimeline) cells.push({instance: first.instance, show});
  return make('li', {vars: {'--w': first.width, '--h': first.height}}, link);
}

function badge(link, problems) {
  const old = link.querySelector('.badge');
  if (old) old.remove();
  if (!problems.length) return;
  const severity = problems.some((one) => one.severity === 'error') ? 'error' : 'warning';
  link.append(make(
      'span', {class: `badge badge-${severity}`, title: problems[0].message},
      make('span', {class: 'unseen'}, plural(problems.length, 'problem')), '!'));
}

function widgetNotices(widget) {
  const list = catalogue.problemsOf.get(widget.id) || [];
  const notices = list.map(noticeElement);
  if (widget.failed && !list.length)
    notices.push(noticeElement(
        {severity: 'error', message: 'This widget could not be rendered completely.'}));
  return notices.length ? make('div', {class: 'notices'}, notices) : undefined;
}

function noticeElement(problem) {
  const place = problem.file ? `${problem.file}${problem.line ? ':' + problem.line : ''}` : '';
  return make(
      'p', {class: `notice notice-${problem.severity}`}, make('strong', {}, problem.severity), ' ',
      problem.message, problem.hint && ` ${problem.hint}`, place && make('code', {}, place),
      problem.rule && make('code', {class: 'quiet'}, problem.rule));
}
