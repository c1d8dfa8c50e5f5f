// Starts what a page needs: the outbox, and the player of a lesson.

import { startPlayer } from '../learn/player.js';

/** @type {HTMLElement | null} */
const root = document.querySelector('[data-player]');
const menu = /** @type {HTMLElement} */ (document.querySelector('.menu'));
const net = /** @type {HTMLElement} */ (document.getElementById('net'));

/**
 * Call `act` with the outbox once its script is loaded; without a network, when there is one.
 * @param {(outbox: ReturnType<typeof import('../learn/outbox.js').createOutbox>) => void} act
 * @returns {Promise<void>}
 */
const outbox = (act) => import('../learn/outbox.js').then(
  ({ openOutbox }) => act(openOutbox(net)), () => addEventListener('online', () => outbox(act), { once: true }));

/** @type {(() => void) | undefined} a way that was tapped without a network, before leaving.js was here */
let wanted;

/**
 * Handle a tap on a link or form while there is no network and leaving.js is not loaded: the page stays, says so, and goes
 * on when there is a network.
 * @param {Event} event
 */
function hold(event) {
  /** @type {HTMLElement | null} */
  const way = /** @type {HTMLElement} */ (event.target).closest('form, a:not([href^="#"])');
  const form = event.type === 'submit' && /** @type {HTMLFormElement} */ (way);
  if (navigator.onLine || event.defaultPrevented || !way || !form && way.matches('form')) return;
  event.preventDefault();
  net.textContent = net.dataset.leaving ?? '';
  net.hidden = false;
  wanted = () => (form ? form.requestSubmit(/** @type {SubmitEvent} */ (event).submitter) : way.click());
}

const flush = () => outbox((box) => box.flush());
['click', 'submit'].forEach((kind) => addEventListener(kind, hold));
document.fonts.ready.then(() => import('./leaving.js')).then(({ guard }) => {
  ['click', 'submit'].forEach((kind) => removeEventListener(kind, hold));
  guard(net);
}, () => { /* no network: `hold` stays in use */ });
document.cookie = `zone=${-new Date().getTimezoneOffset()}; path=/; max-age=31536000; samesite=lax`; // the day of the server is not the reader's
addEventListener('online', () => {
  wanted?.();
  flush();
});
addEventListener('visibilitychange', () => document.hidden || flush());

/**
 * Start the player once the lesson's data is loaded; until then, and without it, the page's forms work.
 * @param {HTMLElement} page
 */
async function play(page) {
  /** @type {ReturnType<typeof import('../learn/outbox.js').createOutbox> | undefined} */
  let box; // loaded now, so that an answer is stored before the page can be left
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
