// Runs before the page is drawn: says that scripts work and which theme was chosen.

const page = document.documentElement;

/** Small choices kept between visits; absent storage is no error. */
const memory = {
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

page.classList.add('js');
page.dataset.theme = memory.get('theme', 'auto');
