// Kinds of widgets, in words.

import {t} from '../basics/words.js';

/** What a reader is told of how a widget is set up; a static one needs no word. */
export const CONFIGURATIONS = {
  static: '',
  intent: t`Configurable`,
  appIntent: t`Configurable`,
  activity: t`Live Activity`,
  control: t`Control`,
  preview: t`Preview`,
};

/** What is no widget of the Home or Lock Screen stands under a heading of its own. */
export const KINDS = {
  activity: t`Live Activities`,
  control: t`Controls`,
  preview: t`Previews`,
};

/** A widget's rank among the kinds, widgets first, and the heading of its kind. */
export function kindOf(widget) {
  return [Object.keys(KINDS).indexOf(widget.configuration) + 1, KINDS[widget.configuration] || ''];
}

/** Whether it is a widget of the Home or Lock Screen. */
export function isWidget(widget) { return kindOf(widget)[0] === 0; }
