// The page's state: one object, mirrored in the address, and those who follow it.

let state;
const followers = [];

/** Calls `react(state, before)` after every change. */
function follow(react) { followers.push(react); }

/** Changes the state. `push` makes a step that Back undoes. */
function update(patch, push = false) {
  const before = state;
  state = {...state, ...patch};
  const address = writeAddress(state);
  if (address !== (location.hash || '#/')) {
    history[push ? 'pushState' : 'replaceState'](null, '', address);
  }
  for (const react of followers) react(state, before);
}

/** Takes over an address the reader typed, followed or went back to. */
function adoptAddress() {
  const before = state;
  state = parseAddress(location.hash);
  for (const react of followers) react(state, before);
}

let selection = [];

/** Works out the renders that search and filters leave, in catalogue order. */
function select() {
  const terms = parseQuery(state.q);
  const filters = Object.entries(state.filters).filter(([, value]) => value);
  selection = catalogue.renders.filter((render) => {
    for (const [axis, value] of filters) {
      const own = valueOf(render, axis);
      if (own !== undefined && own !== value) return false;
    }
    if (state.favourites && !isFavourite(render.id)) return false;
    if (state.problems && !problemsOfRender(render).length) return false;
    return matches(render, terms);
  });
  selection = ordered(selection);
  return selection;
}

function isFiltered() {
  return state.q !== '' || !!state.problems || !!state.favourites ||
      Object.values(state.filters).some(Boolean);
}

const CLEAR = {
  q: '',
  problems: '',
  favourites: '',
  filters: {}
};
