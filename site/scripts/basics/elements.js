// Making elements.

/**
 * Makes an element. `on…` attributes are listeners, `vars` are style properties, true and false
 * set and omit an attribute; children may be nodes, strings, lists, or nothing.
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on'))
      element.addEventListener(name.slice(2), value);
    else if (name === 'vars')
      setVars(element, value);
    else
      element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(2).filter((child) => child || child === 0));
  return element;
}

/** Whether a click on a link is the browser's own, such as into a new tab. */
export function isForBrowser({ctrlKey, metaKey, shiftKey}) { return ctrlKey || metaKey || shiftKey; }

/** Sets style properties, which the content policy allows to scripts alone. */
export function setVars(element, vars) {
  for (const [name, value] of Object.entries(vars)) element.style.setProperty(name, value);
}

const ICONS = {
  previous: 'M10 3.5 5.5 8l4.5 4.5',
  next: 'M6 3.5 10.5 8 6 12.5',
  close: 'M4 4l8 8M12 4l-8 8',
  play: 'M5.5 3.5v9l7-4.5z',
  pause: 'M5.5 4v8M10.5 4v8',
  search: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10 10l3.5 3.5',
  filter: 'M2.5 5h11M4.5 8h7M6.5 11h3',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 5v3.2l2.2 1.3',
  list: 'M3 4.5h10M3 8h10M3 11.5h10',
  grid: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  save: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M3 13h10',
  pin: 'M6 2.5h4l-.6 4 2.1 2.5h-7l2.1-2.5zM8 9v4.5',
  star: 'M8 2.2l1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11l-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z',
  print: 'M5 6V2.5h6V6M5 11H3V6h10v5h-2M5 9.5h6v4H5z',
};

/** A small drawing that says nothing to a screen reader. */
export function icon(name) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of [
           ['viewBox', '0 0 16 16'], ['class', 'icon'], ['aria-hidden', 'true']]) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** A group of native radio buttons that looks like one control. */
export function segmented(legend, name, options, value, choose) {
  return make(
      'fieldset', {class: 'segmented'}, make('legend', {class: 'unseen'}, legend),
      options.map(
          ([option, title]) => make(
              'label', {}, make('input', {
                type: 'radio',
                name,
                value: option,
                checked: option === value,
                onchange: () => choose(option),
              }),
              make('span', {}, title))));
}

let groupCount = 0;

/** A name for a group of radio buttons of which the page may have several. */
export function groupName(kind) {
  groupCount += 1;
  return `${kind}-${groupCount}`;
}

/** A labelled native menu. */
export function menu(label, key, options, value, choose) {
  const select = make(
      'select', {'data-key': key, onchange: () => choose(select.value)},
      options.map(
          ([option, title]) => make('option', {value: option, selected: option === value}, title)));
  return make('label', {class: 'menu'}, make('span', {}, label), select);
}
