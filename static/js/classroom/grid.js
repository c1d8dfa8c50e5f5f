// Keeps a part of a page up to date: asks every few seconds, and replaces only the pieces that differ.

import { connection } from './connection.js';
import { findAll } from '../common/find.js';

const EVERY = 4000;

/**
 * The pieces of a part by their names: what carries `data-piece`.
 * @param {HTMLElement} part
 */
export function pieces(part) {
  return new Map(findAll(part, '[data-piece]').map((piece) => [piece.dataset.piece, piece]));
}

/**
 * Make `old` show what `fresh` holds: piece by piece where both have the same, else as a whole.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
export function exchange(old, fresh) {
  const before = pieces(old);
  const after = pieces(fresh);
  const same = [...before.keys()].join() === [...after.keys()].join();
  old.dataset.mark = fresh.dataset.mark;
  if (!same) {
    keepFocus(old, () => old.replaceChildren(...fresh.childNodes));
    return;
  }
  for (const [name, piece] of before) {
    const now = after.get(name);
    if (now && !piece.isEqualNode(now)) keepFocus(old, () => piece.replaceWith(now));
  }
}

/**
 * A link that had the focus has it again, though another element stands in its place.
 * @param {HTMLElement} part
 * @param {() => void} change
 */
function keepFocus(part, change) {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
  change();
  const link = focused && findAll(part, 'a[href]').find((a) => a.getAttribute('href') === focused);
  if (link) link.focus({ preventScroll: true });
}

/**
 * Fetch the part again; returns whether the server answered.
 * @param {HTMLElement} part
 */
async function refresh(part) {
  const answer = await fetch(`${part.dataset.fresh}?after=${part.dataset.mark}`, { redirect: 'manual' });
  if (answer.status === 204) return true;
  const gone = answer.type === 'opaqueredirect' || answer.status === 403 || answer.status === 404;
  if (gone) location.reload(); // signed out, or the class has ended
  if (!answer.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  /** @type {HTMLElement | null} */
  const fresh = page.querySelector('[data-fresh]');
  if (fresh) exchange(part, document.importNode(fresh, true));
  return Boolean(fresh);
}

/** @param {HTMLElement} part */
function keepFresh(part) {
  const say = connection();
  say('live'); // the page has just come
  let asking = false;
  const ask = async () => {
    if (document.hidden || asking) return;
    asking = true;
    const answered = await refresh(part).catch(() => false);
    asking = false;
    say(answered ? 'live' : 'lost');
  };
  setInterval(ask, EVERY);
  addEventListener('visibilitychange', ask);
  addEventListener('online', ask);
  addEventListener('offline', () => say('lost'));
}

if (typeof document !== 'undefined') {
  /** @type {HTMLElement | null} */
  const part = document.querySelector('[data-fresh]');
  if (part) keepFresh(part);
}
