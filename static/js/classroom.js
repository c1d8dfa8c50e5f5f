// What a teacher's page of a class does by itself: newcomers appear, its code stays good, cards are printed.

import { keepCode } from './door.js';

const LOOK_EVERY = 4000;

const room = document.querySelector('[data-class]');

/** Put in the newest state of every part that nobody is using. */
async function look() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelectorAll('[data-live]');
  document.querySelectorAll('[data-live]').forEach((part, place) => {
    const inUse = part.contains(document.activeElement) || part.querySelector('details[open]');
    if (fresh[place] && !inUse && part.innerHTML !== fresh[place].innerHTML) part.replaceWith(fresh[place]);
  });
}

if (room) {
  setInterval(() => look().catch(() => { /* no network: the page stays as it is */ }), LOOK_EVERY);
  keepCode(room.dataset.class);
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
