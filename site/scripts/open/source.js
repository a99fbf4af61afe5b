// Where in the code a widget is declared, as a link if the gallery knows what to lead to.

import {make} from '../basics/elements.js';
import {encodedPath} from '../basics/paths.js';
import {catalogue} from '../model/catalogue.js';

/** A link may open a page or an editor, and nothing else. */
const OPENS = new Set([
  ...'http https vscode vscode-insiders vscodium cursor windsurf zed'.split(' '),
  ...'xcode idea jetbrains txmt subl nova bbedit mvim'.split(' '),
]);

/** A file and line as `sourceLink` of the gallery has it; nothing if it names what is not known. */
function linkTo({file, line}) {
  const {sourceLink = '', revision} = catalogue.manifest;
  if (!OPENS.has(sourceLink.split(':')[0].toLowerCase())) return undefined;
  if (sourceLink.includes('{revision}') && !revision) return undefined;
  const values = {
    path: encodedPath(file),
    line: String(line || 1),
    revision: encodeURIComponent(revision || '')
  };
  return sourceLink.replace(/\{(path|line|revision)\}/g, (_, name) => values[name]);
}

/** A file and line; nothing if they are not known. */
export function sourceElement(source) {
  if (!source) return undefined;
  const words = `${source.file}${source.line ? ':' + source.line : ''}`;
  // A line ends between folders rather than in a name.
  const parts = words.split('/').flatMap((one, index) => (index ? ['/', make('wbr'), one] : [one]));
  const href = linkTo(source);
  return make(href ? 'a' : 'span', {href, rel: href && 'noreferrer'}, parts);
}
