// What the browser keeps for a reader of this gallery, if it may: nothing else needs it.

import {memory} from '../basics/page.js';
import {catalogue} from './catalogue.js';

/** A value kept for this gallery; what is written lasts at least as long as the page. */
export function kept(name, standard) {
  let value;
  const key = () => `${name}.${catalogue.title}`;
  return {
    read() {
      if (value === undefined) {
        try {
          const found = JSON.parse(memory.get(key(), 'null'));
          const isFit = found && Array.isArray(found) === Array.isArray(standard);
          value = isFit ? found : standard;
        } catch {
          value = standard;
        }
      }
      return value;
    },
    write(fresh) {
      value = fresh;
      memory.set(key(), JSON.stringify(fresh));
    },
  };
}

const RECENT_MOST = 12;
const recent = kept('recent', []);
const notes = kept('notes', {});

/** Remembers which pictures were opened last, the newest first. */
export function noteRecent(render) {
  const others = recent.read().filter((id) => id !== render.id);
  recent.write([render.id, ...others].slice(0, RECENT_MOST));
}

export function isRecent(render) { return recent.read().includes(render.id); }

/** A reader's own words on a picture. */
export function noteOf(render) { return notes.read()[render.id] || ''; }

/** Keeps a reader's words; none take the note away. */
export function keepNote(render, text) {
  const {[render.id]: _, ...others} = notes.read();
  notes.write(text ? {...others, [render.id]: text} : others);
}
