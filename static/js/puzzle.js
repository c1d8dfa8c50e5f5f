// What an answer to a puzzle means, looked up in the table that came with it: what is said, and the board that it leaves.
// Pure: knows no rules and no page.

import { place, squares } from './board.js';

/** A puzzle nobody has touched: the shape that the server keeps in a form. */
export const fresh = { taps: [], help: 0, tries: 0, feedback: null, solved: false, hinted: 0, solution_shown: false, frame: 0 };

/** A step as it stands in a state, and the drawing of its board: strategy.js has more to do than this. */
export const at = (step) => step;
export const lay = ({ board, view, from }) => board.set(view, from);

/** What is said to a set of squares; `order` is every square in board order, `tries` counts this try too. */
export function combine(puzzle, taps, order, tries) {
  if (!taps.length) return { verdict: 'not-yet', title: puzzle.empty, lines: [] };
  const wanted = (square) => puzzle.answers.includes(square);
  const extra = order.find((square) => taps.includes(square) && !wanted(square));
  const missing = order.find((square) => wanted(square) && !taps.includes(square));
  if (!extra && !missing) return puzzle.right;
  const reason = extra ? puzzle.extra[extra] : puzzle.missing[missing];
  const found = taps.filter(wanted).length;
  return {
    verdict: found ? 'almost' : 'not-yet',
    title: puzzle.found[found],
    detail: reason.title,
    lines: extra || tries > 1 ? reason.lines : [],
  };
}

const judge = (puzzle, taps, order, tries) => (puzzle.select === 'many' ? combine(puzzle, taps, order, tries) : puzzle.feedback[taps[0]] || puzzle.feedback['*']);

/** The state in which the server's page came: what a form did before scripts took over is not undone. */
export function restored(puzzle, { taps, help, tries, told, shown, hinted, frame }, order) {
  const feedback = told ? judge(puzzle, taps, order, tries) : null;
  const solved = told && feedback.verdict === 'right';
  return { ...fresh, taps, help, tries, feedback, solved, hinted, solution_shown: shown, frame };
}

/** Take a square into the answer, or out of it; one that no answer can name is explained, and counts nothing. */
export function toggle(puzzle, state, square) {
  const aside = puzzle.extra[square];
  if (aside && aside.verdict === 'note') return { ...state, feedback: aside };
  return { ...state, feedback: null, taps: state.taps.includes(square) ? state.taps.filter((tap) => tap !== square) : [...state.taps, square] };
}

/** Say where to look, each time more closely. */
export const hint = (puzzle, state) => ({ ...state, help: Math.max(state.help, 1), hinted: Math.min(state.hinted + 1, puzzle.hints.length) });

/** The hint that is given now. */
export const hintOf = ({ hints }, { hinted }) => hints[hinted - 1];

/** Show the answer. What was explained stays; the reader gives the answer, and what is right of theirs is marked already. */
export const reveal = (puzzle, state) => ({
  ...state, help: 2, solution_shown: true, taps: puzzle.select === 'many' ? state.taps.filter((tap) => puzzle.answers.includes(tap)) : state.taps,
});

/** The board as it was, for another try; the help that was given stays. */
export const again = ({ help, tries, hinted, solution_shown: shown }) => ({ ...fresh, help, tries, hinted, solution_shown: shown });

/** Whether these taps were just judged: a finger that lands twice gives one answer. */
export const isRepeated = ({ feedback, taps: before }, taps) => Boolean(feedback) && before.length === taps.length && taps.every((tap) => before.includes(tap));

/** Whether a wrong answer was given, and not only a square tapped that no answer can name. */
export const missed = ({ feedback }) => Boolean(feedback) && /^(almost|not-yet)$/.test(feedback.verdict);

/**
 * Answer with these taps. A miss is explained, which helps as a hint does; the second brings a hint or draws the missed
 * line, the third shows the answer. Once the answer is shown, nothing counts but giving it.
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

/** The last move that lies on the board, if one was made since the step began. */
function lastMove({ puzzle, frames }, state) {
  if (state.frame) return frames[state.frame - 1];
  const { feedback, solved, solution_shown: shown } = state;
  if (feedback?.frames && (solved || (missed(state) && !shown))) return feedback.frames.at(-1);
  return solved && (puzzle.plays || puzzle.finish) ? { color: puzzle.color, over: feedback.over } : null;
}

/**
 * Whose turn it is, in a step that says so: after a move the other side's, and nobody's when the game is over or the
 * question has been answered without a move.
 */
export function turnOf(step, state, words) {
  const moved = step.turn && lastMove(step, state);
  if (!moved) return state.solved ? null : step.turn;
  const color = moved.color === 'black' ? 'white' : 'black';
  return moved.over ? null : { color, text: words[`turn_${color}`] };
}

/** The rings that a move leaves: those of discs. Those of empty squares said where to play. */
export const ringsAfter = (board) => board.marks.ring.filter((square) => /[XO]/.test(board.cells[squares(board).indexOf(square)]));

/** The board of a step as it stands after what the reader did. Of boards to choose from, the one chosen is shown. */
export function boardOf({ board, puzzle, frames, explanation }, state) {
  const { solved, solution_shown: shown, feedback, taps } = state;
  const order = squares(board);
  const view = { ...board, ring: [], picked: [], found: [], lines: [], ghost: null, tap: null };
  const put = ({ move, changes }) => {
    if (move === 'pass') return;
    view.cells = place(view, changes);
    view.last_move = move;
    view.marks = { ...board.marks, legal: false, ring: ringsAfter(board) };
  };
  frames.slice(0, state.frame).forEach(put);
  if (explanation) view.lines = explanation.lines;
  if (!puzzle) {
    if (frames[state.frame]) view.tap = 'one';
    return view;
  }
  const { select, move, finish, solution, plays, options } = puzzle;
  const chosen = feedback && options.find(({ key, cells }) => cells && taps.includes(key));
  if (chosen) view.cells = chosen.cells;
  if (finish?.cells) view.last_move = move;
  if (feedback) view.lines = feedback.lines || [];
  if (solved) {
    const [tap] = taps;
    if (finish?.cells) view.cells = finish.cells;
    else if (finish) put(finish);
    else if (plays && board.legal[tap]) put({ move: tap, changes: board.legal[tap] });
    else if (!plays && !feedback.frames) view.found = taps.filter((tap) => order.includes(tap));
  } else {
    if (select !== 'choice') view.tap = select;
    if (select === 'many' || (view.tap && feedback && !view.lines.length)) view.picked = taps.filter((tap) => tap !== 'pass');
    if (finish?.move) view.ghost = move;
    const hint = hintOf(puzzle, state);
    if (hint) view.ring = hint.ring;
    if (hint?.area) view.marks = { ...view.marks, tint: [...view.marks.tint, ...hint.area] };
    if (shown) view.ring = solution.squares;
  }
  return view;
}
