// Puts discs on the board that is set up, without asking the server: any disc may stand anywhere.

import { createBoard, squares } from './board.js';

const form = document.querySelector('[data-set-up]');
const { board: first, start, empty } = JSON.parse(document.getElementById('set-up').textContent);
const { cells: field, brush } = form.elements;
const live = document.getElementById('live');
const board = createBoard(form.querySelector('[data-board]'), first, { onTap: put });

const view = () => ({ ...first, cells: field.value, ring: [], picked: [], lines: [], ghost: null, tap: 'one' });

function show(cells) {
  field.value = cells;
  board.set(view());
  form.dispatchEvent(new Event('input', { bubbles: true })); // for the draft
}

function put(square) {
  const place = squares(first).indexOf(square);
  const disc = field.value[place] === brush.value ? '.' : brush.value;
  show(field.value.slice(0, place) + disc + field.value.slice(place + 1));
  live.textContent = first.labels[{ X: 'black', O: 'white' }[disc] || 'empty'].replace('{square}', square);
}

form.addEventListener('drafted', () => board.set(view()));
form.addEventListener('submit', (event) => {
  const { name } = event.submitter;
  if (name !== 'start' && name !== 'clear') return;
  event.preventDefault();
  show(name === 'start' ? start : empty);
});
show(field.value);
