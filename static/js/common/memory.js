// What this device remembers of its reader: small values by name, in its own storage, never sent. Pages that are the same
// for everybody are adapted to this reader with it.

/** @typedef {() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Store */

export const KEY = 'memory';
const MOST = 200_000; // characters that are stored at most, to leave room for other sites at this address

/** The mark of the learner for whom this page was made; "" on a page that is the same for every stranger. */
export const here = () => globalThis.document?.documentElement.dataset.reader || '';

/**
 * All stored values. Those of another learner are deleted; those of a stranger stay with the learner they become.
 * @param {Store} storage
 * @param {string} reader
 */
function all(storage, reader) {
  try {
    const kept = JSON.parse(/** @type {string} */ (storage().getItem(KEY)));
    if (!kept || typeof kept !== 'object' || Array.isArray(kept)) return {};
    if (!reader || !kept.reader || kept.reader === reader) return kept;
    storage().removeItem(KEY);
    return {};
  } catch { // forbidden or damaged storage: nothing is remembered
    return {};
  }
}

/**
 * The value under this name, or `otherwise` where there is none.
 * @template [T=null]
 * @param {string} name
 * @param {T} [otherwise]
 * @param {Store} [storage]
 * @returns {T}
 */
export function recall(name, otherwise = /** @type {T} */ (null), storage = () => localStorage, reader = here()) {
  const kept = all(storage, reader);
  return Object.hasOwn(kept, name) ? kept[name] : otherwise;
}

/**
 * Store a value under this name; undefined deletes it. Returns whether it is stored.
 * @param {string} name
 * @param {unknown} value
 * @param {Store} [storage]
 */
export function remember(name, value, storage = () => localStorage, reader = here()) {
  const text = JSON.stringify({ ...all(storage, reader), ...(reader && { reader }), [name]: value });
  if (text.length > MOST) return false;
  try {
    storage().setItem(KEY, text);
    return true;
  } catch { // full or forbidden
    return false;
  }
}
