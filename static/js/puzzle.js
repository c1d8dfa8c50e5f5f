// What an answer to a puzzle means, looked up in the table that came with it. Pure: knows no rules and no page.

/** A puzzle nobody has touched: the shape that the server keeps in a form. */
export const fresh = { taps: [], help: 0, tries: 0, feedback: null, solved: false, hint: null, solution_shown: false, frame: 0 };

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
  return { ...fresh, taps, help, tries, feedback, solved, hint: hinted ? puzzle.hints[0] : null, solution_shown: shown, frame };
}

/** Take a square into the answer, or out of it. */
export const toggle = (state, square) => ({
  ...state, feedback: null, taps: state.taps.includes(square) ? state.taps.filter((tap) => tap !== square) : [...state.taps, square],
});

/** Say where to look. */
export const hint = (puzzle, state) => ({ ...state, help: Math.max(state.help, 1), hint: puzzle.hints[0] });

/** Show the answer. */
export const reveal = (state) => ({ ...state, help: 2, hint: null, solution_shown: true });

/** The board as it was, for another try; the help that was given stays given. */
export const again = ({ help, tries }) => ({ ...fresh, help, tries });

/** Whether these taps were just judged: a finger that lands twice gives one answer. */
export const isRepeated = ({ feedback, taps: before }, taps) => Boolean(feedback) && before.length === taps.length && taps.every((tap) => before.includes(tap));

/** Answer with these taps. The second miss helps, by a hint or by the missed line; the third shows the answer. */
export function answer(puzzle, state, taps, order) {
  if (isRepeated(state, taps)) return state;
  const many = puzzle.select === 'many';
  const tries = state.tries + (taps.length ? 1 : 0);
  const feedback = judge(puzzle, taps, order, tries);
  const next = { ...state, taps, feedback, hint: null };
  if (feedback.verdict === 'right') return { ...next, solved: true };
  next.tries = tries;
  if (tries > 2) return reveal(next);
  if (tries > 1) next.help = Math.max(next.help, 1);
  return tries > 1 && !many ? hint(puzzle, next) : next;
}
