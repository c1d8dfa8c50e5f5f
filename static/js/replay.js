// Walks through a finished game: by the two arrows, by the arrow keys, and along the graph of its scores.

import { createBoard } from './board.js';

const main = document.querySelector('[data-replay]');
const { board: first, replay, number: start } = JSON.parse(document.getElementById('replay').textContent);
const [table, counter, said, link, cursor, columns] = ['board', 'counter', 'said', 'link', 'cursor', 'columns'].map((name) => main.querySelector(`[data-${name}]`));
const last = replay.cells.length - 1;
const board = createBoard(table, first, { onTap() {}, onPass() {} });
let number = start;

function show(to) {
  const next = Math.min(Math.max(to, 0), last);
  const from = next === number + 1 ? replay.moves[next] : null;
  number = next;
  board.set({ ...first, cells: replay.cells[number], last_move: replay.moves[number], ring: [], picked: [], lines: [], ghost: null, tap: null }, from);
  counter.textContent = replay.counter.replace('{n}', number);
  said.hidden = !replay.said[number];
  said.innerHTML = `<p>${replay.said[number]}</p>`;
  link.href = replay.links[number];
  const { width, x } = columns.children[number].firstElementChild;
  cursor.setAttribute('d', `M${x.baseVal.value + width.baseVal.value / 2} 0V160`);
  ['X', 'O'].forEach((cell, i) => { main.querySelectorAll('[data-discs]')[i].textContent = replay.cells[number].split(cell).length - 1; });
}

main.addEventListener('click', (event) => {
  const step = event.target.closest('[data-walk]');
  const column = event.target.closest('[data-columns] a');
  if (!step && !column) return;
  event.preventDefault();
  show(step ? number + Number(step.dataset.walk) : [...columns.children].indexOf(column));
});
columns.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
  const over = buttons && document.elementFromPoint(clientX, clientY);
  const column = over && over.closest('[data-columns] a');
  if (column) show([...columns.children].indexOf(column));
});
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.closest('[data-board]')) return;
  if (key === 'ArrowLeft') show(number - 1);
  if (key === 'ArrowRight') show(number + 1);
});
['click', 'focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, ({ target }) => {
  const name = target.closest('.sq');
  board.light(name && name.dataset.square);
}));
show(number);
