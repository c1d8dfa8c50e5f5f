// A puzzle of several moves: where the right moves among the taps have led. Pure: knows no rules and no page.

/** The puzzle as it stands at that turn, with the right moves that led there as `path`. */
export function turnAt(puzzle, taps) {
  const path = [];
  let here = puzzle;
  for (const tap of taps) {
    const following = here.next ? here.next[tap] : null;
    if (following === null || following === undefined) break;
    here = { ...puzzle, ...puzzle.turns[following] };
    path.push(tap);
  }
  return { ...here, path };
}

/** The moves to draw after an answer, unless the board of the next turn has them already. */
export const played = ({ feedback, solved, solution_shown: shown }) => (
  feedback && feedback.frames && !shown && (solved || feedback.verdict !== 'right') ? feedback.frames : []);
