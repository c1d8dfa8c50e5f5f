// What an answer to a puzzle means, looked up in the table that came with it. Pure: knows no rules and no page.

/** A puzzle nobody has touched: the same shape that the server keeps in a form. */
export const fresh = { taps: [], help: 0, tries: 0, feedback: null, solved: false, hint: null, solution_shown: false };

/** The feedback for one tapped square, for "pass", or for the key of an option. */
export const judge = (puzzle, key) => puzzle.feedback[key] || puzzle.feedback['*'];

/** The feedback for a set of squares; `order` is every square in board order, `tries` counts this try too. */
export function combine(puzzle, taps, order, tries) {
  if (!taps.length) return { verdict: 'not-yet', title: puzzle.empty, lines: [] };
  const wanted = new Set(puzzle.answers);
  const found = taps.filter((square) => wanted.has(square)).length;
  const extra = order.find((square) => taps.includes(square) && !wanted.has(square));
  const missing = order.find((square) => wanted.has(square) && !taps.includes(square));
  if (!extra && !missing) return puzzle.right;
  const reason = extra ? puzzle.extra[extra] : puzzle.missing[missing];
  return {
    verdict: found ? 'almost' : 'not-yet',
    title: puzzle.found[found],
    detail: reason ? reason.title : null,
    lines: reason && (extra || tries > 1) ? reason.lines : [],
  };
}

/** Take a square into the answer, or out of it. */
export function toggle(state, square) {
  const taps = state.taps.includes(square) ? state.taps.filter((other) => other !== square) : [...state.taps, square];
  return { ...state, taps, feedback: null };
}

/** Answer with these taps. The second miss brings the hint, the third the answer. */
export function answer(puzzle, state, taps, order) {
  if (puzzle.select === 'many' && !taps.length) return { ...state, feedback: combine(puzzle, taps, order, state.tries) };
  const tries = state.tries + 1;
  const feedback = puzzle.select === 'many' ? combine(puzzle, taps, order, tries) : judge(puzzle, taps[0]);
  if (feedback.verdict === 'right') return { ...state, taps, feedback, solved: true, hint: null };
  const missed = { ...state, taps, tries, feedback };
  if (tries > 2) return reveal(puzzle, missed);
  return tries > 1 ? hint(puzzle, missed) : missed;
}

/** Say where to look. */
export const hint = (puzzle, state) => ({ ...state, help: Math.max(state.help, 1), hint: puzzle.hints[0] || null });

/** Show the answer. */
export const reveal = (puzzle, state) => ({ ...state, help: 2, hint: null, solution_shown: true });

/** The board as it was, for another try; the help that was given stays given. */
export const again = (state) => ({ ...fresh, help: state.help, tries: state.tries });

/** How many stars a solved puzzle is worth. */
export const stars = (state) => (state.solved ? 3 - state.help : 0);
