// A game with a goal: what an answer of the server makes of its state, and how two go on without a network.

import assert from 'node:assert/strict';
import test from 'node:test';

import * as othello from '../../../static/js/games/othello/moves.js';
import { after, offline, opening, put, starsFor } from '../../../static/js/puzzles/goal-game.js';

const BOARD = { columns: ['a', 'b', 'c', 'd'], rows: ['1'], cells: '.OX.', to_move: 'black', legal: { a1: { X: ['a1', 'b1'] } }, marks: {} };
const STEP = { board: BOARD, turn: { color: 'black', text: 'Black' }, puzzle: { game: { opens: false, said: ['Goal: 3'] } } };
const fresh = { taps: [], help: 0, tries: 0, solved: false };
const GAME = { taps: ['a1', 'd1'], standing: 'reached' };

test('a goal that is reached solves with the stars that are left', () => {
  const { state, decided } = after({ ...fresh, help: 1 }, GAME);
  assert.deepEqual([decided, state.solved, starsFor(state), state.taps], [true, true, 2, ['a1', 'd1']]);
});

test('a goal that is missed is a try, once', () => {
  const { state, decided } = after(fresh, { ...GAME, standing: 'gone' });
  assert.deepEqual([decided, state.tries, state.help, state.solved], [true, 1, 1, false]);
  const again = after(state, { ...GAME, standing: 'gone' });
  assert.deepEqual([again.decided, again.state.tries], [false, 1]);
});

test('with somebody beside a goal decides nothing', () => {
  const { state, decided } = after({ ...fresh, beside: true }, GAME);
  assert.deepEqual([decided, state.solved], [false, false]);
});

test('a move is seen before the server has answered', () => {
  const game = put(opening(STEP), 'a1');
  assert.deepEqual([game.board.cells, game.yours, game.board.legal], ['XXX.', false, {}]);
});

test('without a network the other side moves next, and a side that cannot is passed over', () => {
  const words = { turn_black: 'Black', turn_white: 'White' };
  const game = offline(opening(STEP), 'a1', words, othello);
  assert.deepEqual([game.over, game.turn, game.taps], [true, null, ['a1']]);
  const wide = { ...STEP, board: { ...BOARD, columns: ['a', 'b', 'c', 'd', 'e', 'f'], cells: '.OXOO.' } };
  const next = offline(opening(wide), 'a1', words, othello);
  assert.deepEqual([next.turn, Object.keys(next.board.legal)], [{ color: 'black', text: 'Black' }, ['f1']]);
});
