// The page of an ending, as the server sent it: adds what this device knows; its button begins the lesson again.

import { find } from '../common/find.js';
import { fill } from './ending.js';
import { startAnew } from './stars.js';

const page = find(document, '[data-ending]');
fill(page);
find(page, '[data-again]').addEventListener('click', () => startAnew(page.dataset.key ?? ''));
