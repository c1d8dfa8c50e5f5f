// Puzzles of several moves: each turn is a puzzle of one move, and a right move leads to the next. Pure: knows no rules and no page.

import { place } from '../board/board.js';
import * as one from './puzzle.js';

/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {import('./puzzle.js').State} State */
/** @typedef {import('./puzzle.js').Step} Step */

/**
 * The puzzle of the turn after the right moves at the beginning of the taps; `path` has those moves.
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

/** The first tap of answers on the twin of a board, which is asked after the shown answer has been played. */
const TWIN = 'twin';

/**
 * Whether the shown answer has been played, and the twin of its board has not been opened yet.
 * @param {Puzzle} puzzle
 * @param {Pick<State, 'taps' | 'solved' | 'solution_shown' | 'feedback'>} state
 */
const waits = ({ next }, { taps, solved, solution_shown: shown, feedback }) => (
  shown && !solved && feedback?.verdict === 'right' && taps[0] !== TWIN && TWIN in (next ?? {}));

/**
 * A step at the turn to which the moves have led; `before` is the board on which the last of them was played. While a twin
 * waits, the board shows the move and asks nothing, and `twin` is the label of the button to the twin.
 * @param {Step} step
 * @param {Pick<State, 'taps'> & Partial<State>} state
 * @returns {Step}
 */
export function at(step, state) {
  const { puzzle: whole, board } = step;
  if (!whole) return step;
  const { taps, miss, solved = false, solution_shown: shown = false, feedback = null } = state;
  if (waits(whole, { taps, solved, solution_shown: shown, feedback })) {
    const after = { ...board, cells: place(board, board.legal[taps[0]]), last_move: taps[0], legal: {} };
    return { ...step, puzzle: null, board: after, before: board, frames: [], turn: null, twin: whole.pair?.words.twin };
  }
  const puzzle = turnAt(whole, taps);
  const compared = shown && miss ? puzzle.feedback?.[miss]?.solution : undefined;
  if (compared !== undefined) puzzle.solution = { ...puzzle.solution, say: compared };
  const before = turnAt(whole, taps.slice(0, -1)).board || board;
  return { ...step, puzzle, board: puzzle.board || board, before, turn: puzzle.turn || step.turn };
}

/**
 * The state of a turn as a state of the whole puzzle: it is solved only if no further move is asked for; each turn begins
 * with no hints.
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
 * The state after an answer with these taps at the turn to which the earlier answers have led.
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
  return next === here ? state : held(puzzle, within(turn, noted(next)));
}

/**
 * The state with its wrong move noted, with which the shown answer is compared: it stays where the board comes back.
 * @param {State} state
 * @returns {State}
 */
const noted = (state) => (one.missed(state) ? { ...state, miss: state.taps[0] } : state);

/**
 * The state of a puzzle with a twin after the shown answer was played: it is not solved, and the feedback offers the twin.
 * @param {Puzzle} puzzle
 * @param {State} state
 * @returns {State}
 */
function held(puzzle, state) {
  const open = { ...state, solved: false };
  return waits(puzzle, open) ? { ...open, feedback: /** @type {Feedback} */ ({ ...open.feedback, lines: [], detail: puzzle.twin_say }) } : state;
}

/**
 * The state for another try; the moves already found stay. While a twin waits, it is the state on the twin.
 * @type {(state: State, puzzle: Puzzle) => State}
 */
export function again(state, puzzle) {
  if (!waits(puzzle, state)) return { ...one.again(state, puzzle), miss: state.miss, taps: turnAt(puzzle, state.taps).path };
  return { ...one.fresh, taps: [TWIN], help: 1, feedback: { verdict: 'note', title: /** @type {Say} */ (puzzle.twin_asked), lines: [] } };
}

/**
 * The state of a puzzle from its stored fields.
 * @param {Puzzle | null | undefined} puzzle
 * @param {TouchedState} state
 * @param {string[]} order
 */
export function restored(puzzle, state, order) {
  if (!puzzle) return one.restored(puzzle, state, order);
  if (state.taps.at(-1) === TWIN) return { ...one.restored(puzzle, { ...state, told: false }, order), taps: [TWIN] };
  const turn = turnAt(puzzle, state.taps.slice(0, -1));
  const before = noted(one.restored(turn, { ...state, taps: state.taps.slice(turn.path.length) }, order));
  return held(puzzle, within(turn, { miss: state.miss, ...before }));
}

/**
 * The moves to draw after an answer; none if the board of the next turn has them already, or the right move was shown.
 * @param {Pick<State, 'feedback' | 'solved' | 'solution_shown'>} state
 */
export const played = ({ feedback, solved, solution_shown: shown }) => (
  feedback?.frames && (solved || (feedback.verdict !== 'right' && !shown)) ? feedback.frames : []);
