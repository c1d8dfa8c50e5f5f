// Shows the link to the first lesson to readers who come by a link and have done nothing here yet, until their first answer.

import { recall } from '../common/memory.js';

const DONE = ['stars', 'level', 'levels', 'rounds', 'greeted'];
const ANSWERED = '[data-board] .squares button:not([aria-disabled=true]), .option, [data-do=check], [data-do=pass]';

/**
 * Whether this device and the account know nothing of its reader.
 * @param {string | undefined} reader
 */
export const isNew = (reader, recalled = recall) => !reader && DONE.every((name) => recalled(name) === null);

/** @type {HTMLElement | null | undefined} */
const link = globalThis.document?.querySelector('[data-newcomer]');
if (link && isNew(document.documentElement.dataset.reader)) {
  link.hidden = false;
  document.addEventListener('click', ({ target }) => {
    if (/** @type {Element} */ (target).closest(ANSWERED)) link.style.visibility = 'hidden'; // its place stays: nothing moves
  }, true);
}
