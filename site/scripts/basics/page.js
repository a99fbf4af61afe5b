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
