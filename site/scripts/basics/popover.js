// A small panel below a button.

import {icon, make} from './elements.js';

/** A button that opens a small panel below it; Escape and a click elsewhere close it. */
export function popover(title, drawing, body) {
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
