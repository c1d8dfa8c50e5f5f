// The outbox: answers wait here, and in the browser's storage, until the server has them. Each has the mark of its learner,
// and is sent only while that learner uses the device, which several may share.

import { here } from '../common/memory.js';

const MOST = 200; // the most answers that the server takes at once
const PAUSES = [5, 15, 60]; // seconds until the next try
const LONGEST = 60 * 24 * 3600 * 1000; // ms that answers of other learners are stored; the server takes no older ones

/** @typedef {import('./player.js').Answer} Answer */
/** @typedef {Answer & { id: string, reader?: string }} Waiting without a mark it belongs to whoever comes first, as a stranger's does */
/** @typedef {{ status: number, headers?: Pick<Headers, 'get'> }} Told a stranger becomes a learner by their first answer */

/**
 * Note that the stranger of this page has become the learner with this mark, if there is one.
 * @param {string} mark
 */
function become(mark) {
  if (mark && globalThis.document) document.documentElement.dataset.reader ||= mark;
}

/** A random id; crypto.randomUUID is missing on a school's plain-http network. */
export const newId = () => '10000000-1000-4000-8000-100000000000'
  .replace(/[018]/g, (c) => (+c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (+c / 4)))).toString(16));

/**
 * `send` is fetch; `tell(waiting)` is called after each try with whether something still waits. `reader()` returns the
 * mark of this page's learner, "" for a stranger; `stale()` is called if the server knows this browser by another mark.
 * @param {object} hands
 * @param {string} hands.url
 * @param {string} hands.key
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} hands.storage
 * @param {(url: string, options: RequestInit) => Promise<Told>} hands.send
 * @param {(waiting: boolean) => void} hands.tell
 * @param {(act: () => void, ms: number) => void} [hands.later]
 * @param {() => string} [hands.reader]
 * @param {() => void} [hands.stale]
 */
export function createOutbox({ url, key, storage, send, tell, later = setTimeout, reader = here, stale = () => {} }) {
  /** @type {Waiting[]} */
  let queue = [];
  let busy = false;
  let failures = 0;

  /** Add the answers in the storage, which another page may have put there; each is added once. */
  function collect() {
    let kept = [];
    try {
      kept = JSON.parse(/** @type {string} */ (storage().getItem(key)));
    } catch { /* forbidden or damaged storage: the queue lives as long as the page */ }
    const known = queue.map(({ id }) => id);
    if (Array.isArray(kept)) queue = [...kept.filter((answer) => answer?.id && !known.includes(answer.id)), ...queue];
    queue = queue.filter((answer) => isOurs(answer) || !(Date.now() - Date.parse(answer.at) > LONGEST));
  }

  /** @param {Waiting} answer */
  const isOurs = (answer) => !answer.reader || answer.reader === reader();

  function keep() {
    try {
      storage().setItem(key, JSON.stringify(queue));
    } catch { /* as above */ }
  }

  /** Send what waits. An answer is forgotten when the server has it, or will never take it. */
  async function flush() {
    if (busy) return;
    collect();
    const answers = queue.filter(isOurs).slice(0, MOST);
    if (!answers.length) return;
    busy = true;
    let taken = false;
    let refused = false;
    const body = JSON.stringify({ answers: answers.map(({ reader: _, ...answer }) => answer), ...(reader() && { reader: reader() }) });
    try {
      const answer = await send(url, { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body });
      taken = answer.status < 300 || [400, 404, 413].includes(answer.status);
      refused = answer.status === 409;
      become(answer.headers?.get('X-Reader') ?? '');
    } catch { /* no network */ }
    busy = false;
    if (refused) { // another learner uses the browser now: the answers wait for theirs
      stale();
      return;
    }
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
    /** @param {Answer} answer */
    add(answer) {
      collect();
      queue.push({ id: newId(), ...answer, ...(reader() && { reader: reader() }) });
      keep();
      return flush();
    },
  };
}

/** @type {ReturnType<typeof createOutbox> | undefined} */
let open;

/**
 * The one outbox of this page; it also sends answers from earlier visits. The element `net` says what happens to them.
 * @param {HTMLElement} net
 */
export function openOutbox(net) {
  if (open) return open;
  const { url = '', offline = '', saved = '' } = net.dataset;
  open = createOutbox({
    url, key: 'outbox', storage: () => localStorage, send: fetch.bind(window),
    tell(waiting) {
      if ('waits' in net.dataset) return; // the line speaks of a link that waits
      if (waiting || !net.hidden) net.textContent = waiting ? offline : saved;
      if (waiting) net.hidden = false;
      else setTimeout(() => { net.hidden = true; }, 3000);
      if (!waiting && document.querySelector('[data-stars]')) location.reload();
    },
    stale: () => location.reload(), // this page was made for another learner
  });
  return open;
}
