// The home page is one page for every stranger: this device's memory makes it the page of who comes back.

import { greet } from './greeting.js';
import { recall } from './memory.js';
import { wayOn } from './going-on.js';

const start = document.querySelector('[data-start]');
const today = document.querySelector('[data-today]');
const level = today.querySelector('[data-level]');

const ways = [...document.querySelector('[data-ways]').content.children];
const named = ways.map(({ dataset: { lesson, done } }) => ({ lesson, done: done !== undefined }));
const stars = recall('stars', {});
const on = wayOn(named, recall('place'), stars);
if (on) {
  const way = ways[on.way];
  start.href = way.getAttribute('href') + on.step;
  start.innerHTML = way.innerHTML;
}
const last = recall('level');
if (!level.textContent && Number.isInteger(last)) level.textContent = level.dataset.level.replace('{n}', last);
if (on || level.textContent) today.hidden = false;
const finished = named.filter(({ lesson, done }) => done || stars[lesson]).length;
if (finished) greet(document.querySelector('[data-player]'), finished);
