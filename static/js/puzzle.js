// What an answer to a puzzle means, looked up in the table that came with it. Pure: knows no rules and no page.

import { turnAt } from './sequence.js';

/** A puzzle nobody has touched: the shape that the server keeps in a form. */
export const fresh = { taps: [], help: 0, tries: 0, feedback: null, solved: false, hint: null, solution_shown: false, frame: 0 };

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

/** Take a square into the answer, or out of it. */
export const toggle = (state, square) => ({
  ...state, feedback: null, taps: state.taps.includes(square) ? state.taps.filter((tap) => tap !== square) : [...state.taps, square],
});

/** Say where to look. */
export const hint = (puzzle, state) => ({ ...state, help: Math.max(state.help, 1), hint: puzzle.hints[0] });

/** Show the answer. */
export const reveal = (state) => ({ ...state, help: 2, hint: null, solution_shown: true });

/** The board as it was, for another try; the help that was given and the moves already found stay. */
export const again = ({ help, tries, taps }, puzzle) => ({ ...fresh, help, tries, taps: turnAt(puzzle, taps).path });

/** Whether these taps were just judged: a finger that lands twice gives one answer. */
export const isRepeated = ({ feedback, taps: before }, taps) => Boolean(feedback) && before.length === taps.length && taps.every((tap) => before.includes(tap));

/** Answer with these taps. The second miss helps, by a hint or by the missed line; the third shows the answer. */
export function answer(puzzle, state, taps, order) {
  if (isRepeated(state, taps)) return state;
  const many = puzzle.select === 'many';
  const here = turnAt(puzzle, state.taps);
  if (here.next && state.feedback && state.taps.at(-1) === taps[0]) return state;
  const tries = state.tries + (taps.length ? 1 : 0);
  const feedback = many ? combine(puzzle, taps, order, tries) : here.feedback[taps[0]] || here.feedback['*'];
  const next = { ...state, taps: [...here.path, ...taps], feedback, hint: null };
  if (feedback.verdict === 'right') return turnAt(here, taps).path.length ? next : { ...next, solved: true };
  next.tries = tries;
  if (tries > 2) return reveal(next);
  if (tries > 1) next.help = Math.max(next.help, 1);
  return tries > 1 && !many ? hint(puzzle, next) : next;
}
