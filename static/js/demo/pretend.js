// A pretend pupil's phone beside the console, where there is room for it; else a link opens it in another tab.

import { find } from '../common/find.js';

const aside = find(document, '[data-pretend]');
const wide = matchMedia('(min-width: 75rem)');

/** Show the phone only while there is room: one that nobody sees would count as a pupil who is here. */
function place() {
  const phone = aside.querySelector('iframe');
  if (!wide.matches) phone?.remove();
  if (!wide.matches || phone) return;
  const made = document.createElement('iframe');
  made.title = aside.dataset.pretend ?? '';
  made.src = /** @type {HTMLAnchorElement} */ (find(aside, 'a')).href;
  aside.append(made);
}

if (aside) {
  place();
  wide.addEventListener('change', place);
  // The phone goes before its pupil does: else it would ask for a seat that is gone.
  aside.addEventListener('submit', () => aside.querySelector('iframe')?.remove());
}
