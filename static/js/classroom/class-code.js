// The code of a class: it stays valid while a page of the teacher is open, and the projector shows the newest.

import { find } from '../common/find.js';

const PROLONG_EVERY = 20 * 60 * 1000;
const LOOK_EVERY = 4000;

/**
 * Prolong the code for the full time, now and while the page is looked at; `more` says what page this is.
 * @param {string} url
 * @param {Record<string, string>} more
 */
export function keepCode(url, more = {}) {
  const prolong = () => document.hidden || fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'prolong', ...more }), redirect: 'manual' })
    .catch(() => { /* no network: the next time will do */ });
  prolong();
  setInterval(prolong, PROLONG_EVERY);
}

/**
 * Fetch the corner again, and replace it if another code, or none, is valid now.
 * @param {() => void} onNew
 */
async function look(onNew) {
  const corner = find(document, '[data-corner]');
  const answer = await fetch(`${corner.dataset.corner}?after=${corner.dataset.mark}`, { redirect: 'manual' });
  const gone = answer.type === 'opaqueredirect' || answer.status === 403 || answer.status === 404;
  if (gone) location.reload(); // signed out, or the class has ended
  if (answer.status !== 200) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  corner.replaceWith(document.importNode(find(page, '[data-corner]'), true));
  onNew();
}

/**
 * Keep the corner up to date; `onNew()` is called when it has changed.
 * @param {() => void} onNew
 */
export function followCorner(onNew) {
  setInterval(() => look(onNew).catch(() => { /* no network: the page says so elsewhere */ }), LOOK_EVERY);
}
