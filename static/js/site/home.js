// The home page is the same for every stranger: this script adds what the device remembers of its reader.

import { find } from '../common/find.js';
import { greet } from './greeting.js';
import { reachedOn } from '../practise/reached.js';
import { recall } from '../common/memory.js';
import { wayHere } from './going-on.js';

/** @type {HTMLAnchorElement} */
const start = find(document, '[data-start]');
const today = find(document, '[data-today]');
const level = find(today, '[data-level]');
/** @type {HTMLTemplateElement} */
const template = find(document, '[data-ways]');
const ways = /** @type {HTMLElement[]} */ ([...template.content.children]);
const named = ways.map(({ dataset: { lesson = '', done } }) => ({ lesson, done: done !== undefined }));
/** @type {Record<string, number>} */
const stars = recall('stars', {});
const on = wayHere(named);
if (on) {
  const way = ways[on.way];
  start.href = `${way.getAttribute('href')}${on.step}`;
  start.replaceChildren(...way.cloneNode(true).childNodes);
}
const last = recall(level.dataset.memory ?? '');
if (!level.textContent && Number.isInteger(last)) level.textContent = (level.dataset.level ?? '').replace('{n}', `${last}`);
const reached = reachedOn(document, stars);
if (reached) {
  /** @type {HTMLAnchorElement} */
  const ten = find(today, '[data-ten]');
  ten.href = reached.stage.href;
  find(ten, '[data-stage]').textContent = `${reached.stage.textContent} · `;
}
if (on || level.textContent) today.hidden = false;
const finished = named.filter(({ lesson, done }) => done || stars[lesson]).length;
if (finished) greet(find(document, '[data-player]'), finished);
