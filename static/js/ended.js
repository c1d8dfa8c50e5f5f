// The page of an ending, as the server sent it: what this device knows besides is filled in; another try begins afresh.

import { fill } from './ending.js';
import { startAnew } from './keeping.js';

const page = document.querySelector('[data-ending]');
fill(page);
page.querySelector('[data-again]').addEventListener('click', () => startAnew(page.dataset.key));
