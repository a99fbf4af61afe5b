// The order of what is shown, and the headings it stands under.

const SORTS = {
  '': [t`As in the bundles`, undefined],
  name: [t`Name`, (a, b) => a.name.localeCompare(b.name, 'en')],
  entries: [t`Most entries`, (a, b) => entryCount(b) - entryCount(a)],
  problems: [t`Most problems`, (a, b) => troubles(b) - troubles(a)],
  bytes: [t`Heaviest`, (a, b) => weight(b) - weight(a)],
};

function entryCount(widget) {
  return Math.max(0, ...(widget.timelines || []).map((one) => one.entries.length));
}

function troubles(widget) {
  return problemsOfWidget(widget.id).filter((one) => one.severity !== 'note').length +
      (widget.failed ? 1 : 0);
}

function weight(widget) {
  return catalogue.rendersOf.get(widget.id).reduce((sum, render) => sum + render.bytes, 0);
}

/** The widgets in the chosen order; equal ones stay in bundle order. */
function orderedWidgets() {
  const compare = (SORTS[state.sort] || SORTS[''])[1];
  return compare ? [...catalogue.widgets].sort(compare) : catalogue.widgets;
}

const CONFIGURATIONS = {
  static: 'StaticConfiguration',
  intent: 'IntentConfiguration',
  appIntent: 'AppIntentConfiguration',
  activity: 'ActivityConfiguration',
  control: t`Control`,
  preview: t`Preview`,
};

/** What is no widget of the Home or Lock Screen stands under a heading of its own. */
const KINDS = {
  activity: t`Live Activities`,
  control: t`Controls`,
  preview: t`Previews`,
};

/** A widget's place among the kinds, widgets first, and the heading of its kind. */
function kindOf(widget) {
  return [Object.keys(KINDS).indexOf(widget.configuration) + 1, KINDS[widget.configuration] || ''];
}

/** By what the page can be divided: bundles, nothing, or any axis. */
function groupings() {
  return [
    ['', t`Bundle`], ['none', t`Nothing`], ['configuration', t`Configuration`],
    ...catalogue.axes.filter((axis) => axis.values.length > 1)
        .map((axis) => [`axis.${axis.name}`, axis.title])
  ];
}

/** The heading a render stands under, as `[rank, title]`. */
function groupOf(widget, render) {
  if (state.group === 'none') return [0, ''];
  if (state.group === 'configuration') {
    const kind = widget.configuration;
    return [Object.keys(CONFIGURATIONS).indexOf(kind), CONFIGURATIONS[kind] || kind || ''];
  }
  if (state.group.startsWith('axis.') && render) {
    const axis = state.group.slice(5);
    const value = valueOf(render, axis);
    return [rank(axis, value), titleOf(axis, value) || t`Without`];
  }
  const place = catalogue.bundles.findIndex((one) => one.title === widget.bundleTitle);
  const bundle = catalogue.bundles.length > 1 ? widget.bundleTitle || t`In no bundle` : '';
  const [kind, kindTitle] = kindOf(widget);
  const title = [bundle, kindTitle].filter(Boolean).join(' · ');
  return [4 * (place < 0 ? 999 : place) + kind, title];
}

/** Puts renders into the chosen order: by heading, then widget, then as in the manifest. */
function ordered(renders) {
  if (!state.sort && !state.group) return renders;
  const places = new Map(orderedWidgets().map((widget, index) => [widget.id, index]));
  const ranks = new Map(renders.map((one) => [one, groupOf(widgetOf(one), one)[0]]));
  return [...renders].sort(
      (a, b) => (state.sort && !state.group ? 0 : ranks.get(a) - ranks.get(b)) ||
          places.get(a.widget) - places.get(b.widget) || a.order - b.order);
}

/** The page's parts in order: `{ title, widget, renders }`. */
function partsOfPage() {
  const parts = new Map();
  const isByAxis = state.group.startsWith('axis.');
  const known = new Map();
  let last;
  const headingOf = (widget, render) => {
    if (state.sort && !state.group) return [0, ''];
    if (isByAxis) return render ? groupOf(widget, render) : [9999, t`Without pictures`];
    if (!known.has(widget)) known.set(widget, groupOf(widget, render));
    return known.get(widget);
  };
  const add = (widget, render) => {
    const [order, title] = headingOf(widget, render);
    if (!last || last.widget !== widget || last.title !== title) {
      const key = `${title}\n${widget.id}`;
      if (!parts.has(key)) parts.set(key, {order, title, widget, renders: []});
      last = parts.get(key);
    }
    if (render) last.renders.push(render);
  };
  for (const render of selection) add(widgetOf(render), render);
  const shown = new Set(selection.map((render) => render.widget));
  for (const widget of catalogue.widgets)
    if (!shown.has(widget.id) && showsWithoutPictures(widget)) add(widget);
  const places = new Map(orderedWidgets().map((widget, index) => [widget.id, index]));
  return [...parts.values()].sort(
      (a, b) => a.order - b.order || places.get(a.widget.id) - places.get(b.widget.id));
}
