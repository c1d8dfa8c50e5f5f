// Starts what a page holds: the outbox, and the player of a lesson.

import { startPlayer } from '../learn/player.js';

/** @type {HTMLElement | null} */
const root = document.querySelector('[data-player]');
const menu = /** @type {HTMLElement} */ (document.querySelector('.menu'));
const net = /** @type {HTMLElement} */ (document.getElementById('net'));

/**
 * Do this with the outbox, which comes beside the lesson; without a network, once there is one.
 * @param {(outbox: ReturnType<typeof import('../learn/outbox.js').createOutbox>) => void} act
 * @returns {Promise<void>}
 */
const outbox = (act) => import('../learn/outbox.js').then(
  ({ openOutbox }) => act(openOutbox(net)), () => addEventListener('online', () => outbox(act), { once: true }));

const flush = () => outbox((box) => box.flush());
document.fonts.ready.then(() => import('./leaving.js')).then(({ guard }) => guard(net), () => { /* gone already: the browser itself says so */ });
document.cookie = `zone=${-new Date().getTimezoneOffset()}; path=/; max-age=31536000; samesite=lax`; // the day of the server is not the reader's
addEventListener('online', flush);
addEventListener('visibilitychange', () => document.hidden || flush());

/**
 * Take over the page once its lesson is here; until then, and without it, its forms do the work.
 * @param {HTMLElement} page
 */
async function play(page) {
  /** @type {ReturnType<typeof import('../learn/outbox.js').createOutbox> | undefined} */
  let box; // at hand, so that an answer is kept before the page can go
  const [answer] = await Promise.all([fetch(page.dataset.lesson ?? ''), outbox((one) => { box = one; })]);
  if (!answer.ok) return;
  const lesson = await answer.json();
  /** @type {import('../learn/player.js').Send} */
  const send = (answer) => lesson.course && (box ? box.add(answer) : outbox((one) => one.add(answer))); // a moment of a game earns no stars
  if ('streak' in page.dataset) (await import('../practise/rounds.js')).startRounds(page, lesson, send);
  else startPlayer(page, lesson, send, lesson.strategy ? await import('../learn/strategy.js') : undefined);
}

(root ? play(root) : Promise.resolve()).catch(() => { /* no network: the forms are still there */ }).then(flush);

menu.addEventListener('toggle', () => import('./menu.js').catch(() => { /* no network: it opens and closes by itself */ }), { once: true });
