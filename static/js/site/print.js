// The button that prints a page, if the page has one.

import { findAll } from '../common/find.js';

for (const button of findAll(document, '[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
