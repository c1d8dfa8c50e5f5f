// The scripts of a teacher's page of a class: newcomers appear, its code stays valid, its menu shows the present page,
// cards are printed.

import '../site/forget.js';
import { connection } from './connection.js';
import { find, findAll } from '../common/find.js';
import { keepCode } from './class-code.js';

const LOOK_EVERY = 4000;

/** @type {HTMLElement | null} */
const room = document.querySelector('[data-class]');

/** Update every part of the page that nobody is using. */
async function look() {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (answer.redirected || answer.status === 404) location.reload(); // signed out, or the class has ended
  if (!answer.ok) throw new Error(answer.statusText);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelectorAll('[data-live]');
  document.querySelectorAll('[data-live]').forEach((part, place) => {
    const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    const inUse = (part.contains(document.activeElement) && !focused) || part.querySelector('details[open]');
    if (!fresh[place] || inUse || part.innerHTML === fresh[place].innerHTML) return;
    part.replaceWith(fresh[place]);
    if (focused) find(fresh[place], `[href="${CSS.escape(focused)}"]`)?.focus();
  });
}

if (room) {
  const say = connection();
  say('live'); // the page has just come
  const ask = () => document.hidden || look().then(() => say('live'), () => say('lost'));
  setInterval(ask, LOOK_EVERY);
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask); // back from the projector: steps that are done get their ticks
  addEventListener('offline', () => say('lost'));
  keepCode(room.dataset.class ?? '');
}

document.querySelector('.class-nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

for (const button of findAll(document, '[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
