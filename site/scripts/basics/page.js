// The page itself, and small choices that the browser keeps.

export const page = document.documentElement;

/** Small choices kept between visits; absent storage is no error. */
export const memory = {
  get(key, standard) {
    try {
      return localStorage.getItem('vitrine.' + key) ?? standard;
    } catch {
      return standard;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem('vitrine.' + key, value);
    } catch { /* The choice lasts as long as the page. */
    }
  },
};

/** Whether a key alone means something: nobody types, no other is held, and they are not switched off. */
export function acceptsKeys({altKey, ctrlKey, metaKey, target}) {
  const fields = 'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select';
  return !(altKey || ctrlKey || metaKey || target.matches?.(fields)) && memory.get('keys') !== 'off';
}
