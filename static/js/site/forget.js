// Deletes from this device all values of a reader who leaves it for good: the next reader is somebody else.

import { KEY } from '../common/memory.js';

/**
 * Forget everything that this device remembers of its reader.
 * @param {import('../common/memory.js').Store} [storage]
 */
export function forget(storage = () => localStorage) {
  try {
    storage().removeItem(KEY);
  } catch { /* forbidden: nothing was remembered */ }
}

globalThis.addEventListener?.('submit', ({ target }) => { if ('forgets' in /** @type {HTMLElement} */ (target).dataset) forget(); });
