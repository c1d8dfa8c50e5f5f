// The bar of a pupil with a seat: asks now and then whether the class calls, and says so in the bar.

import { find } from '../common/find.js';

const EVERY = 15000; // ms between two requests; a random time is added, so that a class does not ask all at once
const SOON = 3000; // ms after a request in which coming back to the page makes no other

const bar = find(document, '[data-seat-bar]');
const says = find(bar, 'p');
/** @type {HTMLAnchorElement} */
const way = find(bar, 'a');
/** @type {Record<string, string>} */
const words = JSON.parse(bar.dataset.words ?? '{}');
let asked = Date.now(); // the page itself has brought the newest
/** @type {number | undefined} */
let timer;

/** @param {{ call: string, seat: string }} answer */
function show({ call, seat }) {
  way.href = way.href.replace(bar.dataset.seat ?? seat, seat);
  bar.dataset.seat = seat;
  if (bar.dataset.call === call) return;
  bar.dataset.call = call;
  says.textContent = words[call];
}

async function ask() {
  clearTimeout(timer);
  if (document.hidden) return;
  asked = Date.now();
  try {
    const answer = await fetch(bar.dataset.asks ?? '');
    if (answer.status === 404) {
      bar.hidden = true; // no seat any more
      return;
    }
    if (answer.ok) show(await answer.json());
  } catch { /* no network: the next time will do */ }
  wait();
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(ask, EVERY + Math.random() * 5000);
}

const back = () => (Date.now() - asked < SOON ? wait() : ask());

document.addEventListener('visibilitychange', () => document.hidden || back());
addEventListener('pageshow', ({ persisted }) => persisted && ask());
addEventListener('online', back);
wait();
