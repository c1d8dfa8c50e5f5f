// Starts what a page holds: the player with its outbox, and the language menu.

import { createOutbox } from './outbox.js';
import { startPlayer } from './player.js';

const root = document.querySelector('[data-player]');
const menu = document.querySelector('.menu');

/** Take over the page once its lesson is here; until then, and without it, its forms do the work. */
async function play() {
  const lesson = await (await fetch(root.dataset.lesson)).json();
  const net = document.getElementById('net');
  const tell = (waiting) => {
    if (waiting) net.textContent = lesson.words.offline;
    else if (!net.hidden) {
      net.textContent = lesson.words.saved;
      setTimeout(() => { net.hidden = true; }, 3000);
    }
    if (waiting) net.hidden = false;
  };
  const outbox = createOutbox({ url: lesson.progress_url, key: `outbox-${lesson.course}`, storage: () => localStorage, send: fetch.bind(window), tell });
  startPlayer(root, lesson, outbox.add);
  addEventListener('online', outbox.flush);
  outbox.flush();
}

if (root) play();

addEventListener('click', ({ target }) => { if (!menu.contains(target)) menu.open = false; });
menu.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.firstElementChild.focus();
});
