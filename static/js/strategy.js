// What some lessons need beside puzzle.js: puzzles of several moves, answers that are played on the board, and overlays.

import { place } from './board.js';
import { legend, overlaid } from './overlay.js';
import { lay as layPair } from './pair.js';
import { missed, ringsAfter } from './puzzle.js';
import { played, restored as restoredAt } from './sequence.js';

export * from './puzzle.js';
export { again, answer, at } from './sequence.js';

const PAUSE = 900; // ms between a move and its answer
const shown = new WeakSet(); // answers whose moves have been played out
let current;

/** The state in which the server's page came; its moves lie on the board already. */
export function restored(...given) {
  const state = restoredAt(...given);
  shown.add(state.taps);
  return state;
}

/** Lay the board of a step and what belongs to it; moves that have just been made are played one after another. */
export function lay({ root, board, step, state, view, from, say }) {
  const moves = played(state).filter(({ move }) => move !== 'pass');
  const put = ({ move, changes }, seen) => ({
    ...seen, cells: place(seen, changes), last_move: move, tap: null, picked: [], marks: { ...seen.marks, legal: false, ring: ringsAfter(step.board) },
  });
  const after = moves.reduce((seen, move) => put(move, seen), view);
  if (moves.length && missed(state)) after.tap = 'one'; // the next tap is the next try, on the board as it was
  const { overlay, legend: lines = [] } = overlaid(step, state, after);
  after.overlay = overlay;
  if (step.puzzle?.path.length) after.picked = after.picked.filter((square) => !step.puzzle.path.includes(square));
  current = state;
  const { frames = [] } = state.feedback || {};
  const right = state.feedback && state.feedback.verdict === 'right';
  if (frames.length && (right || !state.solution_shown) && !shown.has(state.taps)) playOut(frames, after);
  else board.set(after, moves.length ? null : from);
  shown.add(state.taps);
  words();
  layPair({ root, step, state, say });

  function playOut(all, end) {
    let seen = { ...end, cells: step.before.cells, lines: [], overlay: [] };
    const steps = all.filter(({ move }) => move !== 'pass');
    steps.forEach((frame, i) => {
      seen = put(frame, seen);
      const next = i === steps.length - 1 ? end : seen;
      const draw = () => current === state && board.set(next, frame.move);
      if (i) setTimeout(draw, i * PAUSE);
      else draw();
    });
  }

  function words() {
    const told = frames.slice(1).filter((frame) => frame.say !== null).map((frame) => `<p>${say(frame.say)}</p>`).join('');
    if (told) [...root.querySelector('[data-answer] .verdict').parentNode.querySelectorAll(':scope > p')].pop().insertAdjacentHTML('afterend', told);
    const table = root.querySelector('[data-board]');
    const list = root.querySelector('[data-legend]');
    if (list) list.remove();
    if (lines.length) table.insertAdjacentHTML('afterend', `<ul class="legend" data-legend>${legend(lines, say)}</ul>`);
  }
}
