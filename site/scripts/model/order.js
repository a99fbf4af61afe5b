// The order of what is shown, and the headings it stands under.

import {t} from '../basics/words.js';
import {catalogue, problemsOfWidget, rank, titleOf, valueOf, widgetOf} from './catalogue.js';
import {state} from './store.js';

export const SORTS = {
  '': [t`As in the bundles`, undefined],
  name: [t`Name`, (a, b) => a.name.localeCompare(b.name, 'en')],
  entries: [t`Most entries`, (a, b) => entryCount(b) - entryCount(a)],
  problems: [t`Most problems`, (a, b) => troubles(b) - troubles(a)],
  bytes: [t`Heaviest`, (a, b) => b.bytes - a.bytes],
};

function entryCount(widget) {
  return Math.max(0, ...(widget.timelines || []).map((one) => one.entries.length));
}

function troubles(widget) {
  return problemsOfWidget(widget.id).filter((one) => one.severity !== 'note').length +
      (widget.failed ? 1 : 0);
}

/** The widgets in the chosen order; equal ones stay in bundle order. */
export function orderedWidgets() {
  const compare = (SORTS[state.sort] || SORTS[''])[1];
  return compare ? [...catalogue.widgets].sort(compare) : catalogue.widgets;
}

/** By what the page can be divided: nothing, bundles, or any axis. */
export function groupings() {
  return [
    ['', t`Nothing`], ['bundle', t`Bundle`],
    ...catalogue.axes.filter((axis) => axis.values.length > 1)
        .map((axis) => [`axis.${axis.name}`, axis.title])
  ];
}

/** The heading a render stands under, as `[rank, title]`. */
export function groupOf(widget, render) {
  if (state.group.startsWith('axis.') && render) {
    const axis = state.group.slice(5);
    const value = valueOf(render, axis);
    return [rank(axis, value), titleOf(axis, value) || t`Without`];
  }
  if (state.group !== 'bundle') return [0, ''];
  const index = catalogue.bundles.findIndex((one) => one.title === widget.bundleTitle);
  return [index < 0 ? 9999 : index, widget.bundleTitle || t`In no bundle`];
}

/** Puts renders into the chosen order: by heading, then widget, then as in the manifest. */
export function ordered(renders) {
  if (!state.sort && !state.group) return renders;
  const orders = new Map(orderedWidgets().map((widget, index) => [widget.id, index]));
  const ranks = new Map(renders.map((one) => [one, groupOf(widgetOf(one), one)[0]]));
  return [...renders].sort(
      (a, b) => (state.sort && !state.group ? 0 : ranks.get(a) - ranks.get(b)) ||
          orders.get(a.widget) - orders.get(b.widget) || a.order - b.order);
}
