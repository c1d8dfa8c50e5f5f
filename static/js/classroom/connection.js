// Says on a page whether news of the class arrive, in the words that the page brought along.

import { find } from '../common/find.js';

/** @typedef {'live' | 'polling' | 'lost'} Link */

/** Gives the function that says it: how("live"), how("polling") or how("lost"). */
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
