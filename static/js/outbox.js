// Answers on their way to the server. They wait in the browser's storage until it has taken them.

const MOST = 200;

/** A random id; crypto.randomUUID is missing on a school's plain-http network. */
export const newId = () => '10000000-1000-4000-8000-100000000000'
  .replace(/[018]/g, (c) => (c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (c / 4)))).toString(16));

/** `send` is fetch; `tell(waiting)` hears whether something still waits, each time that is tried. */
export function createOutbox({ url, key, storage, send, tell }) {
  let queue = [];
  let busy = false;

  const read = () => {
    try {
      queue = JSON.parse(storage().getItem(key)) || [];
    } catch { /* forbidden or damaged storage: the queue lives as long as the page */ }
    return queue;
  };
  const write = (answers) => {
    queue = answers.slice(-MOST);
    try {
      storage().setItem(key, JSON.stringify(queue));
    } catch { /* as above */ }
  };

  /** Send what waits. An answer is forgotten when the server has it, or will never take it. */
  async function flush() {
    if (busy || !read().length) return;
    busy = true;
    const answers = queue;
    let taken = false;
    try {
      const { status } = await send(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ answers }) });
      taken = status < 300 || [400, 404, 413].includes(status);
    } catch { /* no network */ }
    busy = false;
    const sent = new Set(answers.map(({ id }) => id));
    if (taken) write(read().filter(({ id }) => !sent.has(id)));
    tell(!taken);
    if (taken) await flush();
  }

  return { flush, add: (answer) => { write([...read(), answer]); return flush(); } };
}
