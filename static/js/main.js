// Starts what a page holds: the player, the outbox, the language menu.

import { createOutbox } from './outbox.js';
import { startPlayer } from './player.js';

const root = document.querySelector('[data-player]');
const menu = document.querySelector('.menu');

if (root) {
  const lesson = JSON.parse(document.getElementById('lesson').textContent);
  const net = document.getElementById('net');
  let waited = false;
  const tell = (state) => {
    if (state === 'waiting' || waited) net.textContent = lesson.words[state === 'waiting' ? 'offline' : 'saved'];
    net.hidden = state === 'sent' && !waited;
    if (state === 'sent') setTimeout(() => { net.hidden = !waited; }, 3000);
    waited = state === 'waiting';
  };
  const outbox = createOutbox({ storage: localStorage, send: (...request) => fetch(...request), onState: tell });
  startPlayer(root, lesson, outbox);
  addEventListener('online', outbox.flush);
  outbox.flush();
}

addEventListener('click', ({ target }) => { if (!menu.contains(target)) menu.open = false; });
menu.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.firstElementChild.focus();
});
