// A link to where the reader goes on in a course, beside other pages, as this device remembers it; for strangers too.

import { findAll } from '../common/find.js';
import { wayHere } from './going-on.js';

/** @type {HTMLTemplateElement[]} */
const kept = findAll(document, '[data-ways]');
/** @type {HTMLAnchorElement[]} */
const links = findAll(document, '[data-way-on]');
for (const [i, link] of links.entries()) {
  const ways = /** @type {HTMLElement[]} */ ([...kept[i].content.children]);
  const on = wayHere(ways.map(({ dataset: { lesson = '', done } }) => ({ lesson, done: done !== undefined })));
  if (!on) continue;
  link.href = `${ways[on.way].getAttribute('href')}${on.step}`;
  link.replaceChildren(...ways[on.way].cloneNode(true).childNodes);
}
