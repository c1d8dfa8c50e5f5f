// What this device remembers of its reader: small values by name, kept beside the account and never sent.
// A page that is the same for everybody becomes this reader's by it.

const KEY = 'memory';
const MOST = 200_000; // characters; more is not kept, so that other sites of this address keep their room

function all(storage) {
  try {
    const kept = JSON.parse(storage().getItem(KEY));
    return kept && typeof kept === 'object' && !Array.isArray(kept) ? kept : {};
  } catch { // forbidden or damaged storage: nothing is remembered
    return {};
  }
}

/** The value under this name, or `otherwise` where there is none. */
export function recall(name, otherwise = null, storage = () => localStorage) {
  const kept = all(storage);
  return Object.hasOwn(kept, name) ? kept[name] : otherwise;
}

/** Keep a value under this name; undefined forgets it. Gives whether it is kept. */
export function remember(name, value, storage = () => localStorage) {
  const text = JSON.stringify({ ...all(storage), [name]: value });
  if (text.length > MOST) return false;
  try {
    storage().setItem(KEY, text);
    return true;
  } catch { // full or forbidden
    return false;
  }
}

/** Forget everything that is kept here. */
export function forget(storage = () => localStorage) {
  try {
    storage().removeItem(KEY);
  } catch { /* forbidden storage: nothing was kept */ }
}

/** What is kept is one learner's, if pages tell whose: another one who comes to this device finds nothing of it. */
export function belongTo(who, storage = () => localStorage) {
  if (!who || recall('who', who, storage) === who) return who && remember('who', who, storage);
  forget(storage);
  return remember('who', who, storage);
}
