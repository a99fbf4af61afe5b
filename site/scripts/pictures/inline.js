// Pictures inline: loaded from data/<widget>.js and let in element by element.

const SAFE_ELEMENTS = new Set([
  ...'svg g defs title desc path rect circle ellipse line polyline polygon text tspan'.split(' '),
  ...'image use symbol linearGradient radialGradient stop clipPath mask pattern'.split(' '),
  ...'filter feGaussianBlur feOffset feFlood feComposite feMerge feMergeNode'.split(' '),
  ...'feColorMatrix feBlend feDropShadow feComponentTransfer feFuncA feFuncR'.split(' '),
  ...'feFuncG feFuncB'.split(' '),
]);
const SAFE_ATTRIBUTE =
    /^(?!on)(?:data-[\w-]+|aria-[\w-]+|[a-zA-Z][\w-]*|xml:space|xml:lang|xlink:href)$/;
const BARRED_ATTRIBUTES = new Set(['style', 'class', 'xml:base', 'tabindex']);

/** The only styles a picture may carry; they say how colours mix. */
const BLEND_STYLE =
    / style="(mix-blend-mode:(?:multiply|screen|overlay|darken|lighten|color-dodge|color-burn|soft-light|hard-light|difference|exclusion|hue|saturation|color|luminosity|plus-lighter)|isolation:isolate)"/g;

/** An element for a picture's text with everything left out that could act; nothing if not SVG. */
export function parsePicture(text) {
  // The page's content policy bars styles in markup, but lets scripts set them one by one.
  const barred = text.replace(BLEND_STYLE, ' data-style="$1"');
  const parsed = new DOMParser().parseFromString(barred, 'image/svg+xml').documentElement;
  if (parsed.localName !== 'svg' || parsed.getElementsByTagName('parsererror').length)
    return undefined;
  clean(parsed);
  const picture = document.importNode(parsed, true);
  picture.setAttribute('focusable', 'false');
  for (const element of picture.querySelectorAll('[data-style]')) {
    const [name, value] = element.getAttribute('data-style').split(':');
    if (['mix-blend-mode', 'isolation'].includes(name)) element.style.setProperty(name, value);
  }
  return picture;
}

function clean(element) {
  for (const child of [...element.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    const isSafe = child.nodeType === Node.ELEMENT_NODE && SAFE_ELEMENTS.has(child.localName) &&
        child.namespaceURI === 'http://www.w3.org/2000/svg';
    if (isSafe)
      clean(child);
    else
      child.remove();
  }
  for (const {name, value} of [...element.attributes]) {
    if (!isSafeAttribute(name, value)) element.removeAttribute(name);
  }
}

function isSafeAttribute(name, value) {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return true;
  if (!SAFE_ATTRIBUTE.test(name) || BARRED_ATTRIBUTES.has(name)) return false;
  if (name === 'href' || name === 'xlink:href') {
    return /^#/.test(value) || /^data:image\/(png|jpeg|gif|webp);/.test(value);
  }
  return !/url\(\s*['"]?(?!#|['"]#)/i.test(value);
}
