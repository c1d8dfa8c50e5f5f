// Looks an answer up in the table of a puzzle: the feedback on it, and the board after it. Pure: knows no rules and no page.

import { place, squares } from '../board/board.js';

/** @typedef {Required<Pick<PuzzleView, 'answers' | 'right' | 'extra' | 'missing' | 'found' | 'empty'>>} SetPuzzle one that is answered by a set of squares */
/** @typedef {PuzzleView & { path?: string[] }} Puzzle a puzzle, at a turn to which the moves of its path have led */
/**
 * `before` is the board on which the last move was played, `twin` the label of the button to its twin.
 * @typedef {Omit<StepView, 'puzzle'> & { puzzle?: Puzzle | null, before?: BoardView, twin?: string }} Step
 */
/**
 * What a reader has done with a step: the taps, the help given, the number of misses, the last feedback.
 * @typedef {object} State
 * @property {string[]} taps
 * @property {number} help 0 for none, 1 for a hint, 2 for the answer shown
 * @property {number} tries
 * @property {Feedback | null} feedback
 * @property {boolean} solved
 * @property {number} hinted
 * @property {boolean} solution_shown
 * @property {number} frame how many moves of the step have been shown
 * @property {string} [miss] the last wrong move, in puzzles of several moves
 */
/**
 * @typedef {object} Laying what is needed to draw the board of a step
 * @property {HTMLElement} root
 * @property {ReturnType<typeof import('../board/board.js').createBoard>} board
 * @property {Step} step
 * @property {State} state
 * @property {import('../board/board.js').Drawing} view
 * @property {string | null} [from]
 * @property {(said: Say) => Node} say
 */

/**
 * The state of an untouched puzzle.
 * @type {State}
 */
export const fresh = { taps: [], help: 0, tries: 0, feedback: null, solved: false, hinted: 0, solution_shown: false, frame: 0 };

/**
 * A step in a state; here it is the step itself, in strategy.js one at a turn.
 * @type {(step: Step, state: State) => Step}
 */
export const at = (step) => step;
/** @type {(all: Laying) => void} */
export const lay = ({ board, view, from }) => board.set(view, from);

/**
 * The feedback on a set of squares; `order` is every square in board order, `tries` counts this try too.
 * @param {SetPuzzle} puzzle
 * @param {string[]} taps
 * @param {string[]} order
 * @param {number} tries
 * @returns {Feedback}
 */
export function combine(puzzle, taps, order, tries) {
  if (!taps.length) return { verdict: 'not-yet', title: puzzle.empty, lines: [] };
  /** @param {string} square */
  const wanted = (square) => puzzle.answers.includes(square);
  const extra = order.find((square) => taps.includes(square) && !wanted(square));
  const missing = order.find((square) => wanted(square) && !taps.includes(square));
  if (!extra && !missing) return puzzle.right;
  const found = taps.filter(wanted).length;
  const [verdict, count] = [/** @type {Shown} */ (found ? 'almost' : 'not-yet'), puzzle.found[found]];
  if (extra) return { verdict, title: puzzle.extra[extra].title, detail: count, lines: puzzle.extra[extra].lines };
  const { title, lines } = puzzle.missing[`${missing}`];
  return { verdict, title: count, detail: title, lines: tries > 1 ? lines : [] };
}

/** @type {(puzzle: Puzzle, taps: string[], order: string[], tries: number) => Feedback} */
const judge = (puzzle, taps, order, tries) => (
  puzzle.select === 'many' ? combine(/** @type {SetPuzzle} */ (puzzle), taps, order, tries) :
    puzzle.feedback?.[taps[0]] || /** @type {Record<string, Feedback>} */ (puzzle.feedback)['*']);

/**
 * The state of a puzzle from its stored fields, as those in a page after a form: its feedback is looked up again.
 * @param {Puzzle | null | undefined} puzzle
 * @param {TouchedState} touched
 * @param {string[]} order
 * @returns {State}
 */
export function restored(puzzle, { taps, help, tries, told, shown, hinted, frame }, order) {
  const feedback = told && puzzle ? judge(puzzle, taps, order, tries) : null;
  const solved = feedback?.verdict === 'right';
  return { ...fresh, taps, help, tries, feedback, solved, hinted, solution_shown: shown, frame };
}

/**
 * Add a square to the answer or remove it, with all squares that are chosen together with it. A square that can be no
 * answer is only explained.
 * @param {Pick<PuzzleView, 'extra' | 'chains'>} puzzle
 * @param {State} state
 * @param {string} square
 * @returns {State}
 */
export function toggle({ extra, chains }, state, square) {
  const aside = extra?.[square];
  if (aside?.verdict === 'note') return { ...state, feedback: aside };
  const all = chains?.find((chain) => chain.includes(square)) ?? [square];
  return { ...state, feedback: null, taps: state.taps.includes(square) ? state.taps.filter((tap) => !all.includes(tap)) : [...state.taps, ...all] };
}

/**
 * Say where to look, each time more closely.
 * @param {Pick<PuzzleView, 'hints'>} puzzle
 * @param {State} state
 * @returns {State}
 */
export const hint = (puzzle, state) => ({ ...state, help: Math.max(state.help, 1), hinted: Math.min(state.hinted + 1, puzzle.hints.length) });

/**
 * The hint that was given last.
 * @param {Pick<PuzzleView, 'hints'>} puzzle
 * @param {Pick<State, 'hinted'>} state
 */
export const hintOf = ({ hints }, { hinted }) => hints[hinted - 1];

/**
 * Show the answer. Explanations stay; the reader then gives the answer, of which the right taps are marked already.
 * @param {Pick<PuzzleView, 'select' | 'answers'>} puzzle
 * @param {State} state
 * @returns {State}
 */
export const reveal = (puzzle, state) => ({
  ...state, help: 2, solution_shown: true, taps: puzzle.select === 'many' ? state.taps.filter((tap) => puzzle.answers.includes(tap)) : state.taps,
});

/**
 * The board as it was, for another try; the help that was given stays.
 * @type {(state: State, puzzle: Puzzle) => State}
 */
export const again = ({ help, tries, hinted, solution_shown: shown }) => ({ ...fresh, help, tries, hinted, solution_shown: shown });

/**
 * Whether these taps have just been judged, since a double tap gives one answer; a note is no judgement.
 * @param {Pick<State, 'feedback' | 'taps'>} state
 * @param {string[]} taps
 */
export const isRepeated = ({ feedback, taps: before }, taps) => (
  Boolean(feedback) && feedback?.verdict !== 'note' && before.length === taps.length && taps.every((tap) => before.includes(tap)));

/**
 * Whether the feedback is on a wrong answer, and not a note on a square that can be no answer.
 * @param {Pick<State, 'feedback'>} state
 */
export const missed = ({ feedback }) => /^(almost|not-yet)$/.test(`${feedback?.verdict}`);

/**
 * The state after an answer with these taps. The feedback on a miss counts as a hint; the second miss brings a hint or draws
 * a missed line, the third shows the answer. After that, misses are not counted.
 * @param {Puzzle} puzzle
 * @param {State} state
 * @param {string[]} taps
 * @param {string[]} order
 * @returns {State}
 */
export function answer(puzzle, state, taps, order) {
  if (isRepeated(state, taps)) return state;
  const tries = state.tries + (taps.length ? 1 : 0);
  const feedback = judge(puzzle, taps, order, tries);
  const next = { ...state, taps, feedback };
  if (feedback.verdict === 'right') return { ...next, solved: true, help: feedback.sound ? Math.max(state.help, 1) : state.help };
  if (state.solution_shown || !missed(next)) return next;
  next.tries = tries;
  if (tries > 2) return reveal(puzzle, next);
  if (taps.length) next.help = Math.max(next.help, 1);
  return tries > 1 && puzzle.select !== 'many' ? hint(puzzle, next) : next;
}

/**
 * The last move on the board, if one was made since the step began.
 * @param {Pick<Step, 'puzzle' | 'frames'>} step
 * @param {State} state
 * @returns {{ color: Side, over?: boolean } | null | undefined}
 */
function lastMove({ puzzle, frames }, state) {
  if (state.frame) return frames[state.frame - 1];
  const { feedback, solved, solution_shown: shown } = state;
  if (feedback?.frames && (solved || (missed(state) && !shown))) return feedback.frames.at(-1);
  return solved && (puzzle?.plays || puzzle?.finish) ? { color: puzzle.color, over: feedback?.over } : null;
}

/**
 * Whose turn it is, in a step that says it: after a move the other side's; null when the game is over or the puzzle is
 * solved.
 * @param {Pick<Step, 'puzzle' | 'frames' | 'turn'>} step
 * @param {State} state
 * @param {Record<string, string>} words
 * @returns {TurnView | null | undefined}
 */
export function turnOf(step, state, words) {
  if (state.solved) return null;
  const moved = step.turn && lastMove(step, state);
  if (!moved) return step.turn;
  const color = moved.color === 'black' ? 'white' : 'black';
  return moved.over ? null : { color, text: words[`turn_${color}`] };
}

/**
 * The rings that stay after a move: those on discs, since those on empty squares showed where to play.
 * @param {BoardView} board
 */
export const ringsAfter = (board) => board.marks.ring.filter((square) => /[XO]/.test(board.cells[squares(board).indexOf(square)]));

/**
 * The board of a step in a state. If the options are boards, the chosen one is shown. Of several squares that were checked,
 * right and wrong ones are marked, unless that would tell the answer after the first miss.
 * @param {Step} step
 * @param {State} state
 */
export function boardOf({ board, puzzle, frames, explanation }, state) {
  const { solved, solution_shown: shown, feedback, taps } = state;
  const order = squares(board);
  /** @type {import('../board/board.js').Drawing} */
  const view = { ...board, ring: [], picked: [], lines: [], ghost: null, tap: null };
  /** @param {FinishView} made */
  const put = ({ move, changes }) => {
    if (!changes || move === 'pass') return;
    view.cells = place(view, changes);
    view.last_move = move;
    view.marks = { ...board.marks, legal: false, ring: ringsAfter(board) };
  };
  frames.slice(0, state.frame).forEach(put);
  if (explanation) view.lines = explanation.lines ?? [];
  if (!puzzle) {
    if (frames[state.frame]) view.tap = 'one';
    return view;
  }
  const { select, move, finish, solution, plays, options } = puzzle;
  const chosen = feedback && options.find(({ key, cells }) => cells && taps.includes(key));
  if (chosen?.cells) view.cells = chosen.cells;
  if (finish?.cells) view.last_move = move;
  if (feedback) view.lines = feedback.lines || [];
  if (solved) {
    const tap = taps.at(-1) ?? '';
    if (finish?.cells) view.cells = finish.cells;
    else if (finish) put(finish);
    else if (plays && board.legal[tap]) put({ move: tap, changes: board.legal[tap] });
    else if (!plays && !feedback?.frames) view.found = taps.filter((tap) => order.includes(tap));
  } else {
    if (select !== 'choice') view.tap = select;
    if (select === 'many' || (view.tap && feedback && !view.lines.length)) view.picked = taps.filter((tap) => tap !== 'pass');
    const right = state.taps.filter((tap) => puzzle.answers.includes(tap));
    if (select === 'many' && missed(state) && (state.tries > 1 || right.length < puzzle.answers.length)) view.found = right;
    if (finish?.move) view.ghost = move;
    const hint = hintOf(puzzle, state);
    if (hint) view.ring = hint.ring;
    if (hint?.area) view.marks = { ...view.marks, tint: [...view.marks.tint, ...hint.area] };
    if (shown) view.ring = solution.squares;
  }
  return view;
}
