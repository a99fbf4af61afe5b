// The looks: what is laid over a picture, and the list that says the same in words.

import {make, segmented} from '../basics/elements.js';
import {during} from '../basics/steps.js';
import {t} from '../basics/words.js';
import {entryBefore} from '../model/siblings.js';
import {state, update} from '../model/store.js';
import {loadPictures, loadTree} from '../pictures/files.js';
import {changesLook} from './changes.js';
import {inspectLook} from './inspect.js';
import {boxElement, markList} from './marks.js';

/** A look makes a list for the panel and marks the picture; a new one only has to stand here. */
const LOOKS = {
  '': [t`Picture`, () => undefined],
  read: [t`Spoken`, spokenLook],
  taps: [t`Taps`, tapLook],
  inspect: [t`Inspect`, inspectLook],
  changes: [t`Changes`, changesLook],
};

/** The switch between looks, and the current one's list. */
export function lookPanel(render, framed) {
  const known = Object.entries(LOOKS).filter(
      ([name]) => (name === 'changes' ? entryBefore(render) : name === '' || render.tree));
  if (known.length < 2) return undefined;
  const look = known.some(([name]) => name === state.look) ? state.look : '';
  const choice = segmented(
      t`What to look at`, 'look', known.map(([name, [title]]) => [name, title]), look,
      (value) => update({look: value}));
  for (const input of choice.querySelectorAll('input')) input.dataset.keep = `look-${input.value}`;
  const panel = make('div', {class: 'look'}, choice);
  const fill = async () => {
    const [nodes] = await Promise.all([loadTree(render), loadPictures(render.widget)]);
    const content = await LOOKS[look][1](render, framed, nodes || []);
    if (content && framed.element.isConnected) panel.append(...[content].flat());
  };
  if (look) during(fill());
  return panel;
}

/** What VoiceOver says, in its order. */
function spokenLook(render, framed, nodes) {
  const said = nodes.filter((node) => node.read).sort((a, b) => a.read - b.read);
  if (!said.length) return make('p', {class: 'quiet'}, t`VoiceOver finds nothing to say here.`);
  return markList(framed, said.map((node) => ({
                                     box: boxElement(render, node.frame, 'read', node.read),
                                     content: node.spoken,
                                   })));
}

/** Where a tap leads. A small widget is one target as a whole; others may hold links. */
function tapLook(render, framed, nodes) {
  const whole = [0, 0, render.width, render.height];
  const items = [];
  if (render.url) items.push({frame: whole, link: render.url, title: t`Whole widget`});
  const isWhole = /^systemSmall$|^accessory/.test(render.family);
  for (const node of nodes.filter((one) => one.link && one.type !== 'WidgetURL')) {
    const [, , width, height] = node.frame;
    items.push({
      frame: node.frame,
      link: node.link,
      title: node.type,
      remark: isWhole ? t`Without effect: this family is one target.` :
          height < 44 ? t`Only ${Math.round(height)} pt high; 44 is comfortable.` :
          width < 44  ? t`Only ${Math.round(width)} pt wide; 44 is comfortable.` :
                        '',
    });
  }
  if (!items.length) return make('p', {class: 'quiet'}, t`A tap opens the app, nothing more.`);
  return markList(framed, items.map((item, index) => ({
                                      box: boxElement(render, item.frame, 'tap', index + 1),
                                      content: [
                                        make('b', {}, item.title), ' ', make('code', {}, item.link),
                                        item.remark && make('p', {class: 'remark'}, item.remark)
                                      ],
                                    })));
}
