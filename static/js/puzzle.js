// What an answer to a puzzle means, looked up in the table that came with it. Pure: knows no rules and no page.

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
 * Answer with these taps. The second miss brings a hint or draws the missed line, the third shows the answer; where
 * there are two to choose from, the first miss helps already. Once the answer is shown, nothing counts but giving it.
 */
export function answer(puzzle, state, taps, order) {
  if (isRepeated(state, taps)) return state;
  const tries = state.tries + (taps.length ? 1 : 0);
  const feedback = judge(puzzle, taps, order, tries);
  const next = { ...state, taps, feedback };
  if (feedback.verdict === 'right') return { ...next, solved: true };
  if (state.solution_shown || !missed(next)) return next;
  next.tries = tries;
  if (tries > 2) return reveal(puzzle, next);
  if (tries > 1 || puzzle.two) next.help = Math.max(next.help, 1);
  return tries > 1 && puzzle.select !== 'many' ? hint(puzzle, next) : next;
}
