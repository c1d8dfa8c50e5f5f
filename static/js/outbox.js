// Answers on their way to the server. They wait in localStorage until it has taken them; a page works without it.

const KEY = 'othello-outbox';
const MOST = 400;

/** A random id; randomUUID is missing on a school's plain-http network. */
export function newId(random = crypto) {
  const hex = [...random.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Whether sending the same thing again could ever help. */
export const hopeless = (status) => status >= 400 && status < 500 && ![403, 408, 429].includes(status);

/**
 * `storage` keeps the queue, `send` is fetch, `onState("waiting" | "sent")` hears how it goes,
 * `onStars({"slug/n": stars})` what the server counted.
 */
export function createOutbox({ storage, send, onState = () => {}, onStars = () => {} }) {
  let memory = [];
  let busy = null;

  function read() {
    try {
      return JSON.parse(storage.getItem(KEY)) || [];
    } catch {
      return memory;
    }
  }

  function write(queue) {
    memory = queue.slice(-MOST);
    try {
      storage.setItem(KEY, JSON.stringify(memory));
    } catch { /* a full or forbidden storage: the queue lives as long as the page */ }
  }

  async function post(url, answers) {
    const response = await send(url, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, credentials: 'same-origin', keepalive: true, body: JSON.stringify({ answers }),
    });
    if (response.ok) onStars((await response.json()).stars || {});
    return response.ok || hopeless(response.status);
  }

  async function empty() {
    let waited = false;
    for (let queue = read(); queue.length; queue = read()) {
      const { url } = queue[0];
      const batch = queue.filter((entry) => entry.url === url).slice(0, 50);
      try {
        if (!await post(url, batch.map((entry) => entry.answer))) throw new Error('not now');
      } catch {
        onState('waiting');
        return;
      }
      const gone = new Set(batch.map((entry) => entry.answer.id));
      write(read().filter((entry) => !gone.has(entry.answer.id)));
      waited = true;
    }
    if (waited) onState('sent');
  }

  /** Send what waits; one round at a time. */
  function flush() {
    busy = busy || empty().finally(() => { busy = null; });
    return busy;
  }

  /** Keep an answer and try to send it. */
  function add(url, answer) {
    write([...read(), { url, answer }]);
    return flush();
  }

  return { add, flush, waiting: () => read().length };
}
