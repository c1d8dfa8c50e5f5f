// The way on after a game, as this device remembers it: where its reader stands in the course, without an account too.

import { find } from '../common/find.js';
import { wayHere } from '../site/going-on.js';

/** @type {HTMLAnchorElement} */
const way = find(document, '[data-way-on]');
/** @type {HTMLTemplateElement} */
const kept = find(document, '[data-ways]');
const ways = /** @type {HTMLElement[]} */ ([...kept.content.children]);
const named = ways.map(({ dataset: { lesson = '', done } }) => ({ lesson, done: done !== undefined }));
const on = wayHere(named);
if (on) {
  way.href = `${ways[on.way].getAttribute('href')}${on.step}`;
  way.replaceChildren(...ways[on.way].cloneNode(true).childNodes);
}
