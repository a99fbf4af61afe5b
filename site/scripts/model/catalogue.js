// The manifest, arranged for looking things up.

import {t} from '../basics/words.js';
import {cellSide} from './packing.js';

/** The one that this page shows; empty until it is read. */
export const catalogue = {timeZone: 'UTC'};

/** `rows` has of each widget its name, its context, the bytes of its pictures, and its file. */
export function adoptCatalogue(manifest, rows = {}) {
  Object.assign(catalogue, readCatalogue(manifest, rows));
}

function readCatalogue(manifest, rows) {
  const axes = (manifest.axes ||
                []).map((axis) => ({
                          ...axis,
                          titles: new Map(axis.values.map((value) => [value.name, value.title])),
                          traits: new Map(axis.values.map((value) => [value.name, value.trait])),
                        }));
  const made = {
    manifest,
    axes,
    title: manifest.title || t`Widgets`,
    timeZone: manifest.settings.timeZone || 'UTC',
    axis: new Map(axes.map((axis) => [axis.name, axis])),
    onWallpaper: onWallpaper(axes),
    renders: timed(manifest.renders),
    cellSide: cellSide(manifest.renders),
    widget: new Map(),
    render: new Map(),
    rendersOf: new Map(),
    problemsOf: new Map(),
  };
  orderWidgets(made, rows);
  for (const render of made.renders) {
    made.render.set(render.id, render);
    const list = made.rendersOf.get(render.widget);
    if (list) list.push(render);
  }
  for (const problem of manifest.diagnostics || []) {
    const subject = subjectOf(problem, made);
    if (!made.problemsOf.has(subject)) made.problemsOf.set(subject, []);
    made.problemsOf.get(subject).push(problem);
  }
  return made;
}

/** Gives renders their order and their moment; many share a date, which is read once. */
function timed(renders) {
  const times = new Map();
  renders.forEach((render, order) => {
    if (!times.has(render.date)) times.set(render.date, Date.parse(render.date));
    render.order = order;
    render.time = times.get(render.date);
  });
  return renders;
}

/** What a problem is shown with: its render, else that render's widget, else the whole run. */
function subjectOf(problem, made) {
  const id = problem.render || '';
  if (made.render.has(id) || made.widget.has(id)) return id;
  const widget = made.widgets.find((one) => id.startsWith(`${one.id}/`));
  return widget ? widget.id : '';
}

/** Widgets in bundle order; those in no bundle come last. */
function orderWidgets(made, rows) {
  const known = new Map(made.manifest.widgets.map((widget) => [widget.id, widget]));
  const bundles = made.manifest.bundles || [];
  const order = [...bundles.flatMap((bundle) => bundle.widgets), ...known.keys()];
  for (const id of order) {
    const widget = known.get(id);
    if (!widget || made.widget.has(id)) continue;
    const bundle = bundles.find((one) => one.widgets.includes(id));
    const [name, context, bytes, file = id] = rows[id] || [widget.name || id, '', 0];
    const settings = (bundle && bundle.settings) || made.manifest.settings;
    made.widget.set(
        id,
        {...widget, name, context, bytes, file, settings, bundleTitle: bundle ? bundle.title : ''});
    made.rendersOf.set(id, []);
  }
  made.widgets = [...made.widget.values()];
  made.bundles = bundles;
}

/** The families whose pictures have no card. */
function onWallpaper(axes) {
  const sizes = axes.find((axis) => axis.name === 'family');
  const values = sizes ? sizes.values.filter((value) => value.ground === 'wallpaper') : [];
  return new Set(values.map((value) => value.name));
}

/** A render's value on an axis; the family is an axis like any other. */
export function valueOf(render, axis) {
  return axis === 'family' ? render.family : render.variant[axis];
}

/** The name of the device that a picture was drawn for. */
export function deviceNameOf(render) {
  return valueOf(render, 'device') || widgetOf(render).settings.device;
}

export function titleOf(axis, value) {
  const known = catalogue.axis.get(axis);
  return (known && known.titles.get(value)) || value || '';
}

/** What pages must know of a render's value on an axis, e.g. that it is `dark`; '' for nothing. */
export function traitOf(render, axis) {
  const known = catalogue.axis.get(axis);
  return (known && known.traits.get(valueOf(render, axis))) || '';
}

/** The name of a render's value on an axis; '' for what goes without saying. */
export function wordOf(render, axis) {
  const known = catalogue.axis.get(axis);
  const value = valueOf(render, axis);
  return known && known.usual === value ? '' : titleOf(axis, value);
}

/** What distinguishes a render within its widget, in words. */
export function captionOf(render, without = []) {
  const widget = catalogue.widget.get(render.widget);
  const instance = widget && widget.instances.find((one) => one.id === render.instance);
  const words = instance && instance.title ? [instance.title] : [];
  if (!without.includes('family')) words.push(titleOf('family', render.family));
  for (const axis of catalogue.axes) {
    const isNamed = axis.name !== 'family' && !without.includes(axis.name);
    const word = isNamed && wordOf(render, axis.name);
    if (word) words.push(word);
  }
  if (render.entry !== undefined) words.push(t`entry ${render.entry + 1}`);
  return words.join(', ');
}

/** What is wrong with one render, or with a widget and all of its renders. */
export function problemsOfRender(render) {
  return (catalogue.problemsOf.get(render.id) || []).filter((one) => one.severity !== 'note');
}

export function problemsOfWidget(id) {
  const list = [...(catalogue.problemsOf.get(id) || [])];
  for (const render of catalogue.rendersOf.get(id) || []) {
    list.push(...(catalogue.problemsOf.get(render.id) || []));
  }
  return list;
}

export function widgetOf(render) {
  return catalogue.widget.get(render.widget) ||
      {kind: '', name: '', description: '', bundleTitle: '', settings: catalogue.manifest.settings};
}

export function rank(axis, value) {
  const known = catalogue.axis.get(axis);
  const index = known ? known.values.findIndex((one) => one.name === value) : -1;
  return index < 0 ? 99 : index;
}
