// A feature laid over the board of a step, with a legend that says the same in words.

import { overlay } from './board.js';
import { make, svg } from '../common/dom.js';

/** @typedef {{ overlay?: Mark[] | null, legend?: LegendLine[] }} Laid */

/**
 * What is shown with what was said to a state: to a set of squares it is said of one of them, once it is due.
 * @param {Pick<import('../puzzles/puzzle.js').State, 'taps' | 'tries' | 'feedback'>} state
 * @param {import('../puzzles/puzzle.js').Puzzle | null} [puzzle]
 */
export function shownWith({ taps, tries, feedback }, puzzle) {
  if (!feedback || puzzle?.select !== 'many' || !/^(almost|not-yet)$/.test(feedback.verdict)) return feedback?.shown;
  const { extra = {}, missing = {} } = puzzle;
  const wrong = Object.keys(extra).find((square) => taps.includes(square));
  const left = Object.keys(missing).find((square) => !taps.includes(square));
  return wrong ? extra[wrong].shown : left && tries > 1 ? missing[left].shown : undefined;
}

/**
 * What lies over the board: that of what was said, of the moves shown so far, of the answer once it lies there, or of
 * the first board.
 * @param {Pick<import('../puzzles/puzzle.js').Step, 'board' | 'frames' | 'puzzle'>} step
 * @param {Pick<import('../puzzles/puzzle.js').State, 'frame' | 'feedback' | 'taps' | 'tries'>} state
 * @param {{ cells: string }} view
 * @returns {Laid}
 */
export function overlaid({ board, frames, puzzle }, state, { cells }) {
  const { frame, feedback } = state;
  if (frame) return frames[frame - 1];
  const shown = shownWith(state, puzzle);
  if (shown) return { overlay: [...shown] };
  if (cells === board.cells) return board;
  return feedback?.overlay ? feedback : {};
}

/**
 * The legend: each shape with its words, and its squares for those who do not see them.
 * @template T
 * @param {{ kind: string, say: T, squares: string[], sign?: string }[]} lines
 * @param {(sentence: T) => Node} say
 */
export const legend = (lines, say) => lines.map(({ kind, say: meaning, squares, sign = '' }) => {
  const shape = overlay({ columns: ['a'], rows: ['1'], overlay: [[kind, 'a1', sign]] });
  return make('li', {},
    svg('svg', { viewBox: '0 0 10 10', 'aria-hidden': true }, ...shape),
    make('span', {}, say(meaning), make('span', { class: 'vh' }, `: ${squares.join(', ')}`)));
});
