// Runs before the page is drawn: says that scripts work and which theme was chosen.

import {memory, page} from './basics/page.js';

page.classList.add('js');
const [, named] = /[?&]theme=(light|dark)\b/.exec(location.hash) || [];
page.dataset.theme = named || memory.get('theme', 'auto');
