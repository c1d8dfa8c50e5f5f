// A feature laid over the board of a step, with a legend that says the same in words.

import { overlay } from './board.js';
import { make, svg } from '../common/dom.js';

/** @typedef {{ overlay?: Mark[] | null, legend?: LegendLine[] }} Laid */

/**
 * What lies over the board: that of the moves shown so far, of the answer once it lies there, or of the first board.
 * @param {Pick<import('../puzzles/puzzle.js').Step, 'board' | 'frames'>} step
 * @param {Pick<import('../puzzles/puzzle.js').State, 'frame' | 'feedback'>} state
 * @param {{ cells: string }} view
 * @returns {Laid}
 */
export function overlaid({ board, frames }, { frame, feedback }, { cells }) {
  if (frame) return frames[frame - 1];
  if (cells === board.cells) return board;
  return feedback?.overlay ? feedback : {};
}

/**
 * The legend: each shape with its words, and its squares for those who do not see them.
 * @template T
 * @param {{ kind: string, say: T, squares: string[] }[]} lines
 * @param {(sentence: T) => Node} say
 */
export const legend = (lines, say) => lines.map(({ kind, say: told, squares }) => {
  const shape = overlay({ columns: ['a'], rows: ['1'], overlay: [[kind, 'a1', '']] });
  return make('li', {},
    svg('svg', { viewBox: '0 0 10 10', 'aria-hidden': true }, ...shape), make('span', {}, say(told), make('span', { class: 'vh' }, `: ${squares.join(', ')}`)));
});
