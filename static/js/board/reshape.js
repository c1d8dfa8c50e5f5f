// Rebuilds a board if the next step of a lesson has another size or shape, as tutor/web/templates/board.html draws it.

import { squares } from './board.js';
import { gridPathOf, pipsOf } from './grid-path.js';
import { find, findAll } from '../common/find.js';
import { make, svg } from '../common/dom.js';

/** @typedef {Pick<BoardView, 'columns' | 'rows' | 'cells' | 'shape' | 'points'>} Shape */

/**
 * Whether the buttons of a board are the squares of this shape.
 * @param {HTMLElement} board
 * @param {Shape} shape
 */
const fits = (board, shape) => findAll(board, '.squares button').map((button) => /** @type {HTMLButtonElement} */ (button).value).join()
  === squares(shape).filter((_, i) => shape.cells[i] !== ' ').join();

/**
 * Give a board this shape; returns whether it had another one. If so, its squares are no buttons yet.
 * @param {HTMLElement} board
 * @param {Shape} shape
 */
export function reshape(board, shape) {
  if (fits(board, shape)) return false;
  const { columns, rows, cells } = shape;
  const [w, h] = [columns.length * 10, rows.length * 10];
  find(board, 'svg')?.setAttribute('viewBox', `-4 -4 ${w + 8} ${h + 8}`);
  find(board, '.frame')?.setAttribute('width', `${w + 8}`);
  find(board, '.frame')?.setAttribute('height', `${h + 8}`);
  find(board, '.felt')?.setAttribute('d', gridPathOf(shape));
  find(board, '.names')?.replaceChildren(
    ...columns.map((name, i) => svg('text', { x: i * 10 + 5, y: -1 }, name)), ...rows.map((name, i) => svg('text', { x: -2, y: i * 10 + 6 }, name)),
  );
  find(board, '.pips')?.remove();
  const pips = pipsOf(shape);
  if (pips) find(board, '.names')?.after(svg('path', { class: 'pips', d: pips }));
  find(board, '.squares')?.replaceChildren(...rows.map((_, y) => make('div', { role: 'row' }, ...columns.map((__, x) => (
    cells[y * columns.length + x] === ' ' ? make('span') : make('span', { role: 'gridcell' }))))));
  return true;
}
