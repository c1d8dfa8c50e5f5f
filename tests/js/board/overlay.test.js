// A feature laid over the board of a step, and its legend.

import assert from 'node:assert/strict';
import test from 'node:test';

import { legend, overlaid } from '../../../static/js/board/overlay.js';
import { written } from '../page.js';

const STEP = {
  board: { cells: 'XO', overlay: [['odd', 'b1', '3']], legend: [{ kind: 'odd', say: 7, squares: ['b1 3'] }] },
  frames: [{ move: 'c1', overlay: [], legend: [] }],
};

test('the overlay of the first board goes when its discs change, and each move that is shown has its own', () => {
  assert.equal(overlaid(STEP, { frame: 0 }, { cells: 'XO' }), STEP.board);
  assert.deepEqual(overlaid(STEP, { frame: 0 }, { cells: 'XX' }), {});
  assert.equal(overlaid(STEP, { frame: 1 }, { cells: 'XX' }), STEP.frames[0]);
});

test('what was marked after a wrong move goes when the answer is shown on the board as it was', () => {
  const feedback = { verdict: 'not-yet', shown: [['place', 'c1', '']] };
  const step = { ...STEP, puzzle: { select: 'one', plays: true } };
  const missed = { frame: 0, feedback, taps: ['b1'], tries: 3 };
  assert.deepEqual(overlaid(step, missed, { cells: 'XO' }), { overlay: feedback.shown });
  assert.equal(overlaid(step, { ...missed, solution_shown: true }, { cells: 'XO' }), STEP.board);
});

test('the legend shows the shape, says what it means, and names the squares to those who cannot see them', () => {
  const said = written(...legend(STEP.board.legend, (told) => document.createElement(`sentence-${told}`)));
  assert.match(said, /<g class="o odd" transform="translate\(5,5\)"><rect><\/rect>/);
  assert.match(said, /<span><sentence-7><\/sentence-7><span class="vh">: b1 3<\/span><\/span><\/li>$/);
  assert.deepEqual(legend([], String), []);
});
