// The large stage of the detail view: one picture alone, in a scene, or beside another.

import {make, segmented} from '../basics/elements.js';
import {t} from '../basics/words.js';
import {placeholderOf} from '../model/siblings.js';
import {state, update} from '../model/store.js';
import {groundOf, isCard} from '../pictures/image.js';
import {compareControls, comparison, pinnedBeside} from './compare.js';
import {Framed} from './framed.js';
import {sceneOf, scenesOf} from './scenes.js';
import {groundControls, tintOf} from './scenes/wallpapers.js';
import {listenForZoom, rulersOf, zoomControls} from './zoom.js';

export function detailStage(render) {
  const framed = new Framed(render);
  const pinned = pinnedBeside(render).map((one) => new Framed(one));
  framed.rulers.append(...rulersOf(render));
  const content = pinned.length ? comparison([...pinned, framed]) :
                                  sceneOf(render, state.scene).show(render, framed);
  const element = make(
      'div', {
        class: isCard(render) ? 'detail-stage stage' : 'detail-stage stage lock',
        'data-tint': tintOf(render),
        ...groundOf(render)
      },
      content);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', t`Picture`);
  listenForZoom(element);
  return {element, framed};
}

/** What may be done with the stage: how large and where the picture stands, what beside it. */
export function stageBar(render, framed) {
  const placeholder = placeholderOf(render);
  const isAlone = !pinnedBeside(render).length;
  const scenes = scenesOf(render);
  const here = sceneOf(render, state.scene).name;
  const choice = segmented(
      t`Where the picture stands`, 'scene', scenes.map(({name, title}) => [name, title]), here,
      (name) => update({
        scene: name,
        path: scenes.find((one) => one.name === name).render.id,
      }));
  for (const input of choice.querySelectorAll('input')) input.dataset.keep = `scene-${input.value}`;
  return make(
      'div', {class: 'stage-controls'}, !here && zoomControls(render), isAlone && choice,
      isAlone && groundControls(render, here), compareControls(render),
      placeholder &&
          make(
              'button', {class: 'plain-button', 'data-keep': 'flip', ...holding(framed)},
              t`Hold for placeholder`));
}

/** Shows the placeholder while a button or the key P is held. */
export function flip(framed, isDown) {
  const placeholder = placeholderOf(framed.render);
  if (!placeholder || framed.isFlipped === isDown) return;
  framed.isFlipped = isDown;
  const shown = isDown ? placeholder : framed.render;
  framed.piece.show(shown, shown.time);
}

function holding(framed) {
  return {
    onpointerdown: () => flip(framed, true),
    onpointerup: () => flip(framed, false),
    onpointerleave: () => flip(framed, false),
    onkeydown: (event) => [' ', 'Enter'].includes(event.key) && flip(framed, true),
    onkeyup: () => flip(framed, false),
    onblur: () => flip(framed, false),
  };
}
