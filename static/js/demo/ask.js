// The question that a teacher asks the class: searched by words, those used last first, with a preview.

import { fragment } from '../common/dom.js';
import { find } from '../common/find.js';
import { recall, remember } from '../common/memory.js';

const MOST = 5; // questions used last
const PAUSE = 250; // ms without a change until the preview is asked for
/** @typedef {[name: string, title: string]} Kind */

const field = find(document, '[data-find]');
const form = /** @type {HTMLFormElement} */ (field.closest('form'));
const search = /** @type {HTMLInputElement} */ (find(field, 'input'));
const select = /** @type {HTMLSelectElement} */ (find(form, '[name=kind]'));
const square = /** @type {HTMLInputElement} */ (find(form, '[name=square]'));
const shown = find(form, '[data-preview]');
const { recent = '', none = '', find: url } = field.dataset;
const [first] = select.options;
const groups = [...select.querySelectorAll('optgroup')].map((group) => (
  { label: group.label, kinds: [...group.querySelectorAll('option')].map(({ value, text }) => /** @type {Kind} */ ([value, text])) }));
const titles = new Map(groups.flatMap(({ kinds }) => kinds));
/** @type {number | undefined} */
let timer;
let asked = 0; // so that a late preview does not take the place of a newer one
let touched = false;

/** @param {string} text */
const plain = (text) => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLocaleLowerCase();

/** @returns {string[]} */
const usedLast = () => recall('asked', []);

/** Offer what has every word of the search; without a search all, those used last first. */
function offer() {
  const wanted = plain(search.value).split(/\s+/).filter(Boolean);
  /** @param {string} text */
  const fits = (text) => wanted.every((word) => plain(text).includes(word));
  const last = usedLast().filter((kind) => titles.has(kind)).slice(0, MOST);
  /** @type {Kind[]} */
  const kindsUsed = wanted.length ? [] : last.map((kind) => [kind, titles.get(kind) ?? '']);
  const rows = [{ label: recent, kinds: kindsUsed }, ...groups];
  const { value } = select;
  select.replaceChildren(...fits(first.text) ? [first] : []);
  for (const { label, kinds } of rows) {
    const left = kinds.filter(([, title]) => fits(`${title} ${label}`));
    if (!left.length) continue;
    const group = document.createElement('optgroup');
    group.label = label;
    group.append(...left.map(([kind, title]) => new Option(title, kind)));
    select.append(group);
  }
  if (!wanted.length) select.value = value;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  select.size = wanted.length ? Math.max(2, Math.min(6, select.length + select.querySelectorAll('optgroup').length)) : 1;
  /** @type {HTMLButtonElement} */ (find(form, '[value=ask]')).disabled = !select.length;
}

async function preview() {
  asked += 1;
  const mine = asked;
  if (!select.length) {
    shown.textContent = none;
    return;
  }
  const query = new URLSearchParams({ kind: select.value, square: square.value });
  /** @type {PreviewView} */
  const said = await fetch(`${url}?${query}`).then((reply) => (reply.ok ? reply.json() : {})).catch(() => ({}));
  if (mine !== asked) return;
  shown.classList.toggle('unfit', !!said.unfit);
  const text = said.question ? fragment(said.question) : said.unfit || '';
  shown.replaceChildren(text, ...said.sample ? [fragment(said.sample)] : []);
}

function later() {
  if (!touched || form.closest('[hidden]')) return;
  clearTimeout(timer);
  timer = setTimeout(preview, PAUSE);
}

function touch() {
  touched = true;
  later();
}

field.hidden = false;
shown.hidden = false;
offer();
search.addEventListener('input', () => {
  offer();
  touch();
});
search.addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  select.focus();
});
form.addEventListener('change', touch);
form.addEventListener('focusin', () => touched || touch());
form.addEventListener('submit', () => {
  const { value } = select;
  if (titles.has(value)) remember('asked', [value, ...usedLast().filter((kind) => kind !== value)].slice(0, MOST));
  search.value = '';
  offer();
  select.value = value;
});
new MutationObserver(later).observe(find(document, '[data-board]'), { subtree: true, childList: true, attributes: true });
