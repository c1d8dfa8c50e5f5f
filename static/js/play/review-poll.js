// A game that waits for its review is reviewed as soon as its page is open, without a press of the button; while the computer
// looks at it, the page comes anew. Without a network it stays, says so, and goes on when there is one.

import { find } from '../common/find.js';
import { createWay } from '../site/leaving.js';

const PAUSE = 1000; // ms between two looks at how far it is

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
