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

/**
 * A look makes a list, marks the picture, and may say more of what is chosen. A new one only has to
 * stand here.
 */
const LOOKS = {
  '': [t`Picture`, undefined, ''],
  read: [t`Spoken`, spokenLook, t`In spoken order`],
  taps: [t`Taps`, tapLook, t`Where taps lead`],
  inspect: [t`Inspect`, inspectLook, t`Views`],
  changes: [t`Changes`, changesLook, t`What changes`],
};

/** The switch between looks, the current one's list if it has one, and what it says beside that. */
export function lookParts(render, framed) {
  const known = Object.entries(LOOKS).filter(
      ([name]) => (name === 'changes' ? entryBefore(render) : name === '' || render.tree));
  if (known.length < 2) return {};
  const look = known.some(([name]) => name === state.look) ? state.look : '';
  const choice = segmented(
      t`What to look at`, 'look', known.map(([name, [title]]) => [name, title]), look,
      (value) => update({look: value}));
  choice.classList.add('looks');
  for (const input of choice.querySelectorAll('input')) input.dataset.keep = `look-${input.value}`;
  if (!look) return {choice};
  const [, made, title] = LOOKS[look];
  const scroll = make('div', {class: 'look-scroll'});
  const list = make(
      'section', {class: 'look', 'aria-label': title}, make('h3', {class: 'look-title'}, title), scroll);
  const facts = make('div', {class: 'look-facts'});
  const fill = async () => {
    const [nodes] = await Promise.all([loadTree(render), loadPictures(render.widget)]);
    const content = await made(render, framed, nodes || []);
    if (!content || !framed.element.isConnected) return;
    scroll.append(...[content.list || content].flat());
    facts.append(...(content.facts || []));
    if (content.shown) content.shown();
  };
  during(fill());
  return {choice, list, facts};
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
