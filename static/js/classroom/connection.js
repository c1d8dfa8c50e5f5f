// Shows on a page whether updates of the class arrive, in the words of the page.

import { find } from '../common/find.js';

/** @typedef {'live' | 'polling' | 'lost'} Link */

/** Returns the function that shows it: how("live"), how("polling") or how("lost"). */
export function connection() {
  const part = find(document, '[data-link]');
  const says = find(part, 'span');
  /** @type {Record<Link, string>} */
  const words = JSON.parse(part.dataset.words ?? '{}');
  return (/** @type {Link} */ how) => {
    if (part.dataset.link === how) return;
    part.dataset.link = how;
    says.textContent = words[how];
  };
}
