// The two popovers of the toolbar: how the page is arranged, and what can be taken away.

/** A button that opens a small panel below it; Escape and a click elsewhere close it. */
function popover(title, drawing, body) {
  const element = make(
      'details', {class: 'popover'},
      make('summary', {class: 'plain-button'}, icon(drawing), title), body);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !element.open) return;
    event.stopPropagation();
    element.open = false;
    element.querySelector('summary').focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (element.open && !element.contains(event.target)) element.open = false;
  });
  return element;
}

function arrangeControls() {
  return [
    make('p', {class: 'popover-title'}, t`Order`),
    menu(
        t`Sort`, 'sort', Object.entries(SORTS).map(([name, [title]]) => [name, title]), state.sort,
        (sort) => update({sort})),
    menu(t`Group by`, 'group', groupings(), state.group, (group) => update({group})),
    make('p', {class: 'popover-title'}, t`Axes`),
    ...catalogue.axes.filter((axis) => axis.values.length > 1).map(roleControl),
    make('p', {class: 'popover-title'}, t`Look`),
    menu(
        t`Background`, 'bg',
        [['wallpaper', t`Wallpaper`], ['plain', t`Plain`], ['checker', t`Checkerboard`]], state.bg,
        (bg) => update({bg})),
    make('label', {class: 'menu size'}, make('span', {}, t`Picture size`), sizeControl()),
  ];
}

function roleControl(axis) {
  return make(
      'div', {class: 'menu'}, make('span', {'aria-hidden': 'true'}, axis.title),
      segmented(
          t`${axis.title} makes`, `role-${axis.name}`,
          [['row', t`Rows`], ['column', t`Columns`], ['one', t`One`]], roleOf(axis.name),
          (role) => update(withRole(axis.name, role))));
}

function sizeControl() {
  const size = make('input', {
    type: 'range',
    'data-key': 'size',
    min: 25,
    max: 100,
    step: 5,
    'aria-label': t`Size of the pictures`,
    'aria-valuetext': t`${Math.round(scale() * 100)} percent`,
    oninput: () => update({size: size.value === String(standardSize()) ? '' : size.value}),
  });
  size.value = scale() * 100;
  setVars(size, {'--done': `${((scale() * 100 - 25) / 75) * 100}%`});
  return size;
}

function exportControls() {
  return make(
      'div', {class: 'popover-body'},
      make(
          'button', {class: 'plain-button', onclick: printSelection}, icon('print'),
          t`Print`),
      make(
          'button', {class: 'plain-button', onclick: saveContactSheet}, icon('grid'),
          t`Contact sheet`),
      !isSingleFile() &&
          make('a', {class: 'plain-button', href: 'index.txt'}, icon('save'), t`Plain list`),
      make(
          'p', {class: 'quiet'},
          t`Print and contact sheet hold every picture that search and filters leave.`));
}
