// Puzzles of several moves: each turn is a puzzle of one move, and a right move leads to the next. Pure: knows no rules and no page.

import { place } from '../board/board.js';
import * as one from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./puzzle.js').State} State */
/** @typedef {import('./puzzle.js').Step} Step */

/**
 * The puzzle as it stands at that turn, with the right moves that led there as `path`.
 * @param {Puzzle} puzzle
 * @param {string[]} taps
 */
export function turnAt(puzzle, taps) {
  const path = [];
  let here = puzzle;
  for (const tap of taps) {
    const following = here.next ? here.next[tap] : null;
    if (following === null || following === undefined) break;
    here = { ...puzzle, ...puzzle.turns?.[following] };
    path.push(tap);
  }
  return { ...here, path };
}

/** Before an answer on the twin of a board, which is asked when the answer was shown and has been played. */
const TWIN = 'twin';

/**
 * Whether the answer that was shown has been played, and the twin of its board waits until it is asked for.
 * @param {Puzzle} puzzle
 * @param {Pick<State, 'taps' | 'solved' | 'solution_shown' | 'feedback'>} state
 */
const waits = ({ next }, { taps, solved, solution_shown: shown, feedback }) => (
  shown && !solved && feedback?.verdict === 'right' && taps[0] !== TWIN && TWIN in (next ?? {}));

/**
 * A step at the turn that the moves have led to; `before` is the board on which the last of them was played. Where a twin
 * waits the board shows the move, asks nothing, and `twin` says what leads on.
 * @param {Step} step
 * @param {Pick<State, 'taps'> & Partial<State>} state
 * @returns {Step}
 */
export function at(step, state) {
  const { puzzle: whole, board } = step;
  if (!whole) return step;
  const { taps, solved = false, solution_shown: shown = false, feedback = null } = state;
  if (waits(whole, { taps, solved, solution_shown: shown, feedback })) {
    const after = { ...board, cells: place(board, board.legal[taps[0]]), last_move: taps[0], legal: {} };
    return { ...step, puzzle: null, board: after, before: board, frames: [], turn: null, twin: whole.pair?.words.twin };
  }
  const puzzle = turnAt(whole, taps);
  const before = turnAt(whole, taps.slice(0, -1)).board || board;
  return { ...step, puzzle, board: puzzle.board || board, before, turn: puzzle.turn || step.turn };
}

/**
 * A state of one turn as a state of the whole: solved is only what asks for no further move, and each turn has hints of its own.
 * @param {{ next?: Record<string, number | null>, path: string[] }} turn
 * @param {State} state
 * @returns {State}
 */
function within({ next, path }, state) {
  const goesOn = state.solved && Number.isInteger(next?.[state.taps[0]]);
  if (state.solved && path[0] === TWIN) return { ...state, taps: [...path, ...state.taps], help: 2 };
  return { ...state, taps: [...path, ...state.taps], solved: state.solved && !goesOn, hinted: goesOn ? 0 : state.hinted };
}

/**
 * Answer with these taps: on the board of the turn that earlier answers have led to.
 * @param {Puzzle} puzzle
 * @param {State} state
 * @param {string[]} taps
 * @param {string[]} order
 */
export function answer(puzzle, state, taps, order) {
  const turn = turnAt(puzzle, state.taps);
  if (turn.next && state.feedback && state.taps.at(-1) === taps[0]) return state;
  const here = { ...state, taps: state.taps.slice(turn.path.length) };
  const next = one.answer(turn, here, taps, order);
  return next === here ? state : held(puzzle, within(turn, next));
}

/**
 * A puzzle that has a twin is not solved by the answer that was shown: its state, with what is said of the twin.
 * @param {Puzzle} puzzle
 * @param {State} state
 * @returns {State}
 */
function held(puzzle, state) {
  const open = { ...state, solved: false };
  return waits(puzzle, open) ? { ...open, feedback: /** @type {Feedback} */ ({ ...open.feedback, lines: [], detail: puzzle.twin_say }) } : state;
}

/**
 * The board as it was, for another try; the moves already found stay. Where a twin waits, it is the twin.
 * @type {(state: State, puzzle: Puzzle) => State}
 */
export function again(state, puzzle) {
  if (!waits(puzzle, state)) return { ...one.again(state, puzzle), taps: turnAt(puzzle, state.taps).path };
  return { ...one.fresh, taps: [TWIN], help: 1, feedback: { verdict: 'note', title: /** @type {Say} */ (puzzle.twin_asked), lines: [] } };
}

/**
 * The state in which the server's page came.
 * @param {Puzzle | null | undefined} puzzle
 * @param {TouchedState} state
 * @param {string[]} order
 */
export function restored(puzzle, state, order) {
  if (!puzzle) return one.restored(puzzle, state, order);
  if (state.taps.at(-1) === TWIN) return { ...one.restored(puzzle, { ...state, told: false }, order), taps: [TWIN] };
  const turn = turnAt(puzzle, state.taps.slice(0, -1));
  return held(puzzle, within(turn, one.restored(turn, { ...state, taps: state.taps.slice(turn.path.length) }, order)));
}

/**
 * The moves to draw after an answer, unless the board of the next turn has them already, or the right move is shown.
 * @param {Pick<State, 'feedback' | 'solved' | 'solution_shown'>} state
 */
export const played = ({ feedback, solved, solution_shown: shown }) => (
  feedback?.frames && (solved || (feedback.verdict !== 'right' && !shown)) ? feedback.frames : []);
