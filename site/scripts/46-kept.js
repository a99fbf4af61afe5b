// What the browser keeps for a reader of this gallery, if it may: nothing else needs it.

/** A value kept for this gallery; what is written lasts at least as long as the page. */
function kept(name, standard) {
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
function noteRecent(render) {
  const others = recent.read().filter((id) => id !== render.id);
  recent.write([render.id, ...others].slice(0, RECENT_MOST));
}

function noteOf(render) { return notes.read()[render.id] || ''; }

/** A reader's own words on a picture. */
function noteField(render) {
  const field = make('textarea', {
    rows: 2,
    'data-keep': 'note',
    oninput: () => {
      const {[render.id]: _, ...others} = notes.read();
      const text = field.value.trim();
      notes.write(text ? {...others, [render.id]: text} : others);
    },
  });
  field.value = noteOf(render);
  return make('label', {class: 'note'}, make('span', {}, t`Note, kept in this browser`), field);
}
