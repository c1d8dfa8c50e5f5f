// The moves for the one case in which no server can be asked: two people go on with a game of a lesson without
// a network. A test compares each answer with the rules core.

import { squares } from '../../board/board.js';

/** @typedef {Pick<BoardView, 'rows' | 'columns' | 'cells'>} Cells */

const STEPS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];

/**
 * Every legal move of a side with what it changes: `{ d3: { X: ['d3', 'd4'] } }`.
 * @param {Cells} board
 * @param {Side} color
 * @returns {Record<string, Changes>}
 */
export function legalMoves(board, color) {
  const names = squares(board);
  const [w, h] = [board.columns.length, board.rows.length];
  const own = color === 'black' ? 'X' : 'O';
  const other = own === 'X' ? 'O' : 'X';
  /** @type {Record<string, Changes>} */
  const found = {};
  names.forEach((name, i) => {
    if (board.cells[i] !== '.') return;
    const turned = STEPS.flatMap(([dx, dy]) => run(i % w, Math.floor(i / w), dx, dy));
    if (turned.length) found[name] = { [own]: [name, ...turned] };
  });
  return found;

  /** The discs that turn in one direction. @param {number} x @param {number} y @param {number} dx @param {number} dy @returns {string[]} */
  function run(x, y, dx, dy) {
    /** @type {string[]} */
    const met = [];
    for (let [u, v] = [x + dx, y + dy]; u >= 0 && v >= 0 && u < w && v < h; u += dx, v += dy) {
      const cell = board.cells[v * w + u];
      if (cell === own) return met;
      if (cell !== other) return [];
      met.push(names[v * w + u]);
    }
    return [];
  }
}

/**
 * Who moves next on a board, and where: the side other than `mover`, or `mover` again if that side must pass.
 * @param {Cells} board
 * @param {Side} mover
 * @returns {{ to_move: Side | null, legal: Record<string, Changes> }}
 */
export function turnAfter(board, mover) {
  /** @type {Side[]} */
  const sides = [mover === 'black' ? 'white' : 'black', mover];
  for (const side of sides) {
    const legal = legalMoves(board, side);
    if (Object.keys(legal).length) return { to_move: side, legal };
  }
  return { to_move: null, legal: {} };
}
