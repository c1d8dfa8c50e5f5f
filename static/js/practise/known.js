// The page of practice is the same for every stranger: this script adds what the device remembers of its reader.

import { find, findAll } from '../common/find.js';
import { recall } from '../common/memory.js';
import { levels } from './levels.js';
import { reachedOn } from './reached.js';

const main = find(document, '[data-level]');
/** @type {HTMLAnchorElement} */
const mix = find(document, '[data-mix]');
const reached = reachedOn(document, recall('stars', {}));
const level = levels();

/** @param {number} n */
const said = (n) => (main.dataset.level ?? '').replace('{n}', `${n}`);

if (reached) {
  const { stage, links, behind } = reached;
  /** @type {HTMLAnchorElement} */
  const ten = find(document, '[data-ten]');
  ten.href = stage.href;
  find(ten, '[data-stage]').textContent = stage.textContent;
  find(document, '[data-others]').replaceChildren(...links.filter((link) => link !== stage).map((link) => {
    const item = document.createElement('li');
    item.append(link.cloneNode(true));
    return item;
  }));
  const to = Math.max(Number(mix.dataset.least), Math.min(behind, Number(mix.dataset.most)));
  if (behind) {
    const told = find(mix, '[data-to]');
    mix.href = (mix.dataset.mix ?? '').replace('{n}', `${to}`);
    if (to > 1) told.textContent = (told.dataset.to ?? '').replace('{n}', `${to}`);
    const shown = find(document, '.drills');
    findAll(document, '[data-later] .drill').forEach((card) => Number(card.dataset.taught) <= to && shown.append(card));
    /** @param {HTMLElement} card */
    const taught = ({ dataset }) => Number(dataset.taught);
    shown.append(...findAll(shown, '.drill').sort((one, other) => taught(one) - taught(other)));
    const later = find(document, '[data-later]');
    if (later && !later.querySelector('.drill')) later.remove();
  }
}

findAll(document, '[data-drill]').forEach((card) => {
  const n = level[card.dataset.drill ?? ''];
  if (!Number.isInteger(n)) return;
  if (card === mix) {
    mix.href = mix.href.replace(/\/(?:\d+\/)?$/, `/${n}/`);
    find(mix, '[data-level]').textContent = said(n);
    return;
  }
  /** @type {HTMLAnchorElement[]} */
  const ways = findAll(card, '.levels a');
  const way = ways[n - 1];
  if (!way) return;
  ways.forEach((one) => one.removeAttribute('aria-current'));
  way.setAttribute('aria-current', 'step');
  /** @type {HTMLAnchorElement} */ (find(card, 'a.button')).href = way.href;
  find(card, '[data-level]').textContent = said(n);
});
