// Two lines of play on two boards.

import assert from 'node:assert/strict';
import test from 'node:test';

import { after, caption, fitting, largeAt, linesOf, reached, standing } from '../../../static/js/puzzles/pair.js';
import { written } from '../page.js';

const BOARD = { columns: ['a', 'b', 'c'], rows: ['1'], cells: '.OX', marks: {} };
const PLAY = { move: 'a1', changes: { X: ['a1', 'b1'] }, say: 1 };
const PASSED = { move: 'pass', changes: {}, say: 2 };

test('a small board shows what lies there after some moves; a pass changes nothing', () => {
  assert.equal(after(BOARD, [PLAY, PASSED], 0).cells, '.OX');
  assert.deepEqual([after(BOARD, [PLAY, PASSED], 2).cells, after(BOARD, [PLAY, PASSED], 2).last_move], ['XXX', 'a1']);
});

test('what is counted lies on the last small board, and on none before it', () => {
  const last = { ...PLAY, overlay: [['danger', 'c1', '!']] };
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => after(BOARD, [PASSED, last], n).overlay),
    [null, null, last.overlay, last.overlay],
  );
});

test("the lines of a puzzle are there when its answer is shown, the reader's first, or else a tempting one", () => {
  const puzzle = {
    best: 'a1',
    tempting: 'b1',
    answers: ['a1'],
    feedback: { a1: { line: [PLAY] }, b1: { line: [PLAY, PASSED] }, c1: { line: [PASSED] } },
    pair: { yours: 6, tempting: 9, better: 7, best: 8, words: {} },
  };
  const step = { board: BOARD, puzzle };
  assert.equal(linesOf(step, { taps: ['c1'], miss: 'c1', solved: false, solution_shown: false }), null);
  const played = linesOf(step, { taps: [], miss: 'c1', solved: false, solution_shown: true });
  assert.deepEqual([played.lines, played.captions, played.title], [[[PASSED], [PLAY]], [6, 7], undefined]);
  const none = linesOf(step, { taps: [], solved: false, solution_shown: true });
  assert.deepEqual(
    [none.lines, none.captions],
    [
      [[PLAY, PASSED], [PLAY]],
      [9, 7],
    ],
  );
  const alone = linesOf({ board: BOARD, puzzle: { ...puzzle, tempting: undefined } }, { taps: [], solved: false, solution_shown: true });
  assert.deepEqual([alone.lines, alone.captions, alone.title], [[[PLAY]], undefined, 8]);
  assert.equal(linesOf(step, { taps: ['a1'], solved: true, feedback: {} }), null);
  assert.equal(linesOf(step, { taps: ['c1'], solved: true, feedback: { sound: true } }).together, true);
});

test('the first line of a step is played to its end before the second begins, and its board is the large one', () => {
  const told = { lines: [[PLAY, PASSED], [PLAY]] };
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => [reached(told, n), largeAt(told, n)]),
    [
      [[0, 0], 0],
      [[1, 0], 0],
      [[2, 0], 0],
      [[2, 1], 1],
    ],
  );
});

test('the lines beside an answer are played together, and the best one is large', () => {
  const beside = { lines: [[PLAY, PASSED], [PLAY]], together: true };
  assert.deepEqual([reached(beside, 2), largeAt(beside, 2)], [[2, 2], 1]);
  assert.deepEqual([reached({ ...beside, lines: [[PLAY]] }, 1), largeAt({ ...beside, lines: [[PLAY]] }, 1)], [[1], 0]);
});

test('before the first move a small board rings it, and says nothing', () => {
  const pair = { board: BOARD, lines: [[PLAY], [PASSED]], captions: [10, 11] };
  assert.deepEqual(
    standing(pair, 0).map(({ view, says }) => [view.ring, says]),
    [
      [['a1'], null],
      [[], null],
    ],
  );
});

test('the name of a board stands on a line of its own, without its colon', () => {
  const say = (text) => new Text(text);
  assert.equal(written(caption('First board:', null, say)), '<figcaption><b>First board</b></figcaption>');
  assert.equal(written(caption('第一个棋盘：', null, say)), '<figcaption><b>第一个棋盘</b></figcaption>');
  assert.equal(written(caption('First board:', 'White passes.', say)), '<figcaption><b>First board</b> White passes.</figcaption>');
  assert.equal(written(caption(null, null, say)), '<figcaption></figcaption>');
});

test('below each board stands its last move, at the end what is counted', () => {
  const pair = { board: BOARD, lines: [[PLAY], [PASSED]], captions: [10, 11], counts: [20, null] };
  assert.deepEqual(
    standing(pair, 0).map(({ says }) => says),
    [null, null],
  );
  assert.deepEqual(
    standing(pair, 2).map(({ title, says, label }) => [title, says, label]),
    [
      [10, 20, 'a1'],
      [11, 2, 'pass'],
    ],
  );
});

test('the large board leaves room for the buttons below it, and can still be read', () => {
  assert.equal(fitting(324, -20), 324);
  assert.equal(fitting(324, 40), 284);
  assert.equal(fitting(324, 200), 196);
  assert.equal(fitting(190, 40), 190);
});
