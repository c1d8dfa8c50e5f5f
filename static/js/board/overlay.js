// The overlay of a step's board, with a legend that says the same in words.

import { overlay } from './board.js';
import { make, svg } from '../common/dom.js';

/** @typedef {{ overlay?: Mark[] | null, legend?: LegendLine[] }} Laid */

/**
 * The marks shown with a state's feedback; for a set of squares, those of one wrong or, after two tries, missing square.
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
 * The overlay of the board: that of the last move shown, of the feedback, of the answer once it is on the board, or of
 * the first board.
 * @param {Pick<import('../puzzles/puzzle.js').Step, 'board' | 'frames' | 'puzzle'>} step
 * @param {Pick<import('../puzzles/puzzle.js').State, 'frame' | 'feedback' | 'taps' | 'tries' | 'solved' | 'solution_shown'>} state
 * @param {{ cells: string }} view
 * @returns {Laid}
 */
export function overlaid({ board, frames, puzzle }, state, { cells }) {
  const { frame, feedback } = state;
  if (frame) return frames[frame - 1];
  // What was marked after a move is not true of the board that has come back for the answer.
  const shown = state.solution_shown && !state.solved && puzzle?.plays ? undefined : shownWith(state, puzzle);
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
