// Puts pieces on a board that is being set up, without asking the server: any piece may be on any square.

import { createBoard, squares } from './board.js';
import { find, sentAs } from '../common/find.js';

/** @type {HTMLFormElement} */
const form = find(document, 'form[data-set-up]');
/** @type {SetUpView} */
const { board: first, start, empty } = sentAs('set-up');
/** @type {HTMLInputElement} */
const field = find(form, '[name=cells]');
const live = find(document, '#live');
const board = createBoard(find(form, '[data-board]'), first, { onTap: put });

const brush = () => String(new FormData(form).get('brush'));
/** @returns {import('./board.js').Drawing} */
const view = () => ({ ...first, cells: field.value, ring: [], picked: [], lines: [], ghost: null, tap: 'one' });

/** @param {string} cells */
function show(cells) {
  field.value = cells;
  board.set(view());
  form.dispatchEvent(new Event('input', { bubbles: true })); // for the draft
}

/** @param {string} square */
function put(square) {
  const place = squares(first).indexOf(square);
  const disc = field.value[place] === brush() ? '.' : brush();
  show(field.value.slice(0, place) + disc + field.value.slice(place + 1));
  live.textContent = first.labels[{ X: 'black', O: 'white' }[disc] || 'empty'].replace('{square}', square);
}

form.addEventListener('drafted', () => board.set(view()));
form.addEventListener('submit', (event) => {
  const { name } = /** @type {HTMLButtonElement} */ (event.submitter);
  if (name !== 'start' && name !== 'clear') return;
  event.preventDefault();
  show(name === 'start' ? start : empty);
});
show(field.value);
