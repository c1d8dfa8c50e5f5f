// Answers on their way to the server. They wait here, and in the browser's storage, until it has taken them.

const MOST = 200; // as many as the server takes at once
const PAUSES = [5, 15, 60]; // seconds until the next try

/** @typedef {{ id: string, lesson: string, step: number, answer: string[], help: number, at: string }} Answer */

/** A random id; crypto.randomUUID is missing on a school's plain-http network. */
export const newId = () => '10000000-1000-4000-8000-100000000000'
  .replace(/[018]/g, (c) => (+c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (+c / 4)))).toString(16));

/**
 * `send` is fetch; `tell(waiting)` hears whether something still waits, each time that is tried.
 * @template {{ id: string }} [T=Answer]
 * @param {object} hands
 * @param {string} hands.url
 * @param {string} hands.key
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} hands.storage
 * @param {(url: string, options: RequestInit) => Promise<{ status: number }>} hands.send
 * @param {(waiting: boolean) => void} hands.tell
 * @param {(act: () => void, ms: number) => void} [hands.later]
 */
export function createOutbox({ url, key, storage, send, tell, later = setTimeout }) {
  /** @type {T[]} */
  let queue = [];
  let busy = false;
  let failures = 0;

  /** What waits in the storage, perhaps put there by another page: an answer that comes twice counts once. */
  function collect() {
    /** @type {T[] | null} */
    let kept = [];
    try {
      kept = JSON.parse(/** @type {string} */ (storage().getItem(key)));
    } catch { /* forbidden or damaged storage: the queue lives as long as the page */ }
    const known = queue.map(({ id }) => id);
    if (Array.isArray(kept)) queue = [...kept.filter((answer) => answer?.id && !known.includes(answer.id)), ...queue];
  }

  function keep() {
    try {
      storage().setItem(key, JSON.stringify(queue));
    } catch { /* as above */ }
  }

  /** Send what waits. An answer is forgotten when the server has it, or will never take it. */
  async function flush() {
    if (busy) return;
    collect();
    if (!queue.length) return;
    busy = true;
    const answers = queue.slice(0, MOST);
    let taken = false;
    try {
      const { status } = await send(url, { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ answers }) });
      taken = status < 300 || [400, 404, 413].includes(status);
    } catch { /* no network */ }
    busy = false;
    if (taken) {
      collect();
      queue = queue.filter(({ id }) => !answers.some((answer) => answer.id === id));
      keep();
      failures = 0;
    } else {
      later(flush, PAUSES[Math.min(failures, 2)] * 1000);
      failures += 1;
    }
    tell(!taken);
    if (taken) await flush();
  }

  return {
    flush,
    /** @param {T} answer */
    add(answer) {
      collect();
      queue.push(answer);
      keep();
      return flush();
    },
  };
}
