// Runs before the page is drawn: says that scripts work and which theme was chosen.

import {memory, page} from './basics/page.js';

page.classList.add('js');
page.dataset.theme = memory.get('theme', 'auto');
