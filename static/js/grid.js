// Keeps a part of a page fresh: asks every few seconds, and exchanges only the pieces that differ.

import { connection } from './connection.js';

const EVERY = 4000;

/** The pieces of a part by their names: what carries `data-piece`. */
export function pieces(part) {
  return new Map([...part.querySelectorAll('[data-piece]')].map((piece) => [piece.dataset.piece, piece]));
}

/** Make `old` show what `fresh` holds: piece by piece where both have the same, else as a whole. */
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
    if (!piece.isEqualNode(after.get(name))) keepFocus(old, () => piece.replaceWith(after.get(name)));
  }
}

/** A link that had the focus has it again, though another element stands in its place. */
function keepFocus(part, change) {
  const held = part.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  change();
  const link = held && [...part.querySelectorAll('a[href]')].find((a) => a.getAttribute('href') === held);
  if (link) link.focus({ preventScroll: true });
}

/** Ask for the part anew; gives whether the server answered. */
async function refresh(part) {
  const answer = await fetch(`${part.dataset.fresh}?after=${part.dataset.mark}`, { redirect: 'manual' });
  if (answer.status === 204) return true;
  const gone = answer.type === 'opaqueredirect' || answer.status === 403 || answer.status === 404;
  if (gone) location.reload(); // signed out, or the class has ended
  if (!answer.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('[data-fresh]');
  if (fresh) exchange(part, document.importNode(fresh, true));
  return Boolean(fresh);
}

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
  const part = document.querySelector('[data-fresh]');
  if (part) keepFresh(part);
}
