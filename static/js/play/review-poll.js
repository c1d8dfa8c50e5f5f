// Begins the review of a game when its page is opened, without a press of the button; during the review the page is
// loaded again and again. Without a network the page stays, says so, and goes on when there is one.

import { find } from '../common/find.js';
import { createWay } from '../site/leaving.js';

const PAUSE = 1000; // ms between two loads of the page

const net = find(document, '#net');
/** @type {HTMLFormElement | null} */
const form = document.querySelector('form#look');
const way = createWay({
  send: fetch.bind(window),
  tell(waiting) {
    net.textContent = net.dataset.leaving ?? '';
    net.hidden = !waiting;
  },
});
addEventListener('online', way.retry);
if (form) way.go(() => form.submit());
else setTimeout(() => way.go(() => location.reload()), PAUSE);
