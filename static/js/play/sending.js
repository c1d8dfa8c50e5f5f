// Sends an action of a game until the server has it, however long the network is away.

const RETRY = 4000;

/**
 * The server's response; `lost()` is called each time it cannot be reached, `found()` when it can be reached again.
 * @param {string} url
 * @param {object} body
 * @param {{ lost: () => void, found: () => void }} tells
 */
export async function send(url, body, { lost, found }) {
  for (let failed = false; ; failed = true) {
    try {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      if (answer.status < 500) {
        if (failed) found();
        return answer;
      }
    } catch { /* no network */ }
    lost();
    await new Promise((again) => {
      addEventListener('online', again, { once: true });
      setTimeout(again, RETRY);
    });
  }
}
