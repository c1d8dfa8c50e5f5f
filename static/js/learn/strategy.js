// What some lessons need besides puzzle.js: puzzles of several moves, answers that are played on the board, and overlays.

import { place } from '../board/board.js';
import { make } from '../common/dom.js';
import { find } from '../common/find.js';
import { legend, overlaid } from '../board/overlay.js';
import { reshape } from '../board/reshape.js';
import { lay as layPair } from '../puzzles/pair.js';
import { missed, ringsAfter } from '../puzzles/puzzle.js';
import { played, restored as restoredAt } from '../puzzles/sequence.js';

export * from '../puzzles/puzzle.js';
export { again, answer, at } from '../puzzles/sequence.js';

/** @typedef {import('../board/board.js').Drawing} Drawing */

const PAUSE = 900; // ms between a move and the reply
const LONGEST = 4000; // ms for all moves that are played out
const shown = new WeakSet(); // answers whose moves have been played out
/** @type {import('../puzzles/puzzle.js').State} */
let current;

/**
 * The state in which the server's page came; its moves lie on the board already.
 * @type {typeof restoredAt}
 */
export function restored(...given) {
  const state = restoredAt(...given);
  shown.add(state.taps);
  return state;
}

/**
 * Draw the board of a step, its overlay and legend; moves that have just been made are played one after another.
 * @param {import('../puzzles/puzzle.js').Laying} all
 */
export function lay({ root, board, step, state, view, from, say }) {
  if (reshape(find(root, '[data-board]'), step.board)) board.take(step.board);
  const moves = played(state).filter(({ move }) => move !== 'pass');
  /** @type {(made: Pick<FrameView, 'move' | 'changes'>, seen: Drawing) => Drawing} */
  const put = ({ move, changes }, seen) => ({
    ...seen, cells: place(seen, changes), last_move: move, tap: null, picked: [], marks: { ...seen.marks, legal: false, ring: ringsAfter(step.board) },
  });
  const after = moves.reduce((seen, move) => put(move, seen), view);
  if (moves.length && missed(state)) after.tap = 'one'; // the next tap is the next try, on the board as it was
  const { overlay, legend: lines = [] } = overlaid(step, state, after);
  after.overlay = overlay ?? null;
  const { path = [] } = step.puzzle ?? {};
  if (path.length) after.picked = after.picked.filter((square) => !path.includes(square));
  current = state;
  const { frames = [] } = state.feedback || {};
  const right = state.feedback && state.feedback.verdict === 'right';
  if (frames.length && (right || !state.solution_shown) && !shown.has(state.taps)) playOut(frames, after);
  else board.set(after, moves.length ? null : step.twin && !shown.has(state.taps) ? state.taps[0] : from);
  shown.add(state.taps);
  words();
  layPair({ root, step, state, say });
  if (step.twin) queueMicrotask(offerTwin);

  /** Let the button to go on lead to the twin, once the buttons of the step are there. */
  function offerTwin() {
    root.querySelector('[data-actions] .main')?.replaceWith(make('button', { type: 'button', class: 'button main', 'data-do': 'again' }, step.twin ?? ''));
  }

  /**
   * @param {FrameView[]} all
   * @param {Drawing} end
   */
  function playOut(all, end) {
    /** @type {Drawing} */
    let seen = { ...end, cells: (step.before ?? step.board).cells, lines: [], overlay: [] };
    const steps = all.filter(({ move }) => move !== 'pass');
    const pause = Math.min(PAUSE, LONGEST / steps.length);
    steps.forEach((frame, i) => {
      seen = put(frame, seen);
      const next = i === steps.length - 1 ? end : seen;
      const draw = () => current === state && board.set(next, frame.move);
      if (i) setTimeout(draw, i * pause);
      else draw();
    });
  }

  function words() {
    const sentences = frames.slice(1).flatMap((frame) => (frame.say === null ? [] : make('p', {}, say(frame.say))));
    if (sentences.length) [...root.querySelectorAll('[data-answer] .card:is(.right, .almost, .not-yet) > p')].pop()?.after(...sentences);
    root.querySelector('[data-legend]')?.remove();
    if (lines.length) find(root, '[data-board]').after(make('ul', { class: 'legend', 'data-legend': true }, ...legend(lines, say)));
  }
}
