// Starts what a page holds: the outbox, and the player of a lesson.

import { forget } from './memory.js';
import { createOutbox } from './outbox.js';
import { whenQuiet } from './later.js';
import { startPlayer } from './player.js';

const root = document.querySelector('[data-player]');
const menu = document.querySelector('.menu');
const net = document.getElementById('net');

const outbox = createOutbox({
  url: net.dataset.url, key: 'outbox', storage: () => localStorage, send: fetch.bind(window),
  tell(waiting) {
    if (waiting || !net.hidden) net.textContent = waiting ? net.dataset.offline : net.dataset.saved;
    if (waiting) net.hidden = false;
    else setTimeout(() => { net.hidden = true; }, 3000);
    if (!waiting && document.querySelector('[data-stars]')) location.reload();
  },
});
addEventListener('submit', ({ target }) => { if ('forgets' in target.dataset) forget(); });
if (document.querySelector('[data-player], [data-ending], [data-guarded]')) {
  whenQuiet(() => import('./leaving.js').then(({ guard }) => {
    guard(net);
    net.dataset.guards = '';
  }, () => { /* gone already: the browser itself says so */ }));
}
document.cookie = `zone=${-new Date().getTimezoneOffset()}; path=/; max-age=31536000; samesite=lax`; // the day of the server is not the reader's
addEventListener('online', outbox.flush);
addEventListener('visibilitychange', () => document.hidden || outbox.flush());
outbox.flush();

/** Take over the page once its lesson is here; until then, and without it, its forms do the work. */
async function play() {
  const answer = await fetch(root.dataset.lesson);
  if (!answer.ok) return;
  const lesson = await answer.json();
  const send = lesson.course ? outbox.add : () => {}; // a moment of a game earns no stars
  if ('streak' in root.dataset) (await import('./rounds.js')).startRounds(root, lesson, send);
  else startPlayer(root, lesson, send, lesson.strategy ? await import('./strategy.js') : undefined);
}

if (root) play().catch(() => { /* no network: the forms are still there */ });

menu.addEventListener('toggle', () => import('./menu.js').catch(() => { /* no network: it opens and closes by itself */ }), { once: true });
