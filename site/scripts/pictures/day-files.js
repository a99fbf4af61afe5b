// Simulated days, which are loaded when somebody is about to look at one.

import {make} from '../basics/elements.js';
import {during} from '../basics/steps.js';
import {adoptTexts, isSingleFile, loadImages, loadPart, readBlock} from './files.js';

let common;

/** Resolves to what holds for all widgets, see `DayData`; nothing if it cannot be loaded. */
function loadCommon() {
  common = common || during(isSingleFile() ? Promise.resolve(readBlock('vitrine-days')) : beside());
  return common;
}

function beside() {
  return new Promise((resolve) => {
    const done = () => resolve(window.vitrineDays);
    document.head.append(make('script', {src: 'data/days.js', onload: done, onerror: done}));
  });
}

/** Resolves to `{common, days}` of a widget; no days if it has none. */
export async function loadDays(widget) {
  const known = await loadCommon();
  if (!known?.logs.some((log) => log.widgets.includes(widget))) return {days: []};
  const {days = [], files = {}} = await loadPart(widget, 'days', 'vitrineWidgetDays', '.days.js');
  // Images that carry their letters are made of the text of their file.
  await loadImages(widget);
  adoptTexts(files);
  return {common: known, days};
}
