// Forgets on this device whoever leaves it for good: whoever comes next is somebody else.

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
