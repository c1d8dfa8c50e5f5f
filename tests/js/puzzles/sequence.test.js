// Several moves in a row: where right moves lead, and what a wrong one leaves as it was.

import assert from 'node:assert/strict';
import test from 'node:test';

import { fresh, hint, reveal } from '../../../static/js/puzzles/puzzle.js';
import { again, answer, at, played, restored, turnAt } from '../../../static/js/puzzles/sequence.js';

const said = (verdict, ...moves) => ({ verdict, title: 1, lines: [], frames: moves.map((move) => ({ move, color: 'black', changes: {}, say: 2 })) });
const other = { verdict: 'not-yet', title: 9, lines: [] };

const TWO = {
  select: 'sequence',
  feedback: { a1: said('right', 'a1', 'b1'), c1: said('not-yet', 'c1', 'd1'), '*': other },
  next: { a1: 0 },
  solution: { say: 3, squares: ['a1'] },
  hints: [{ say: 4, ring: [] }],
  turns: [{ board: 'second', feedback: { d1: said('right', 'd1'), '*': other }, next: { d1: null }, solution: { say: 3, squares: ['d1'] } }],
};
const ONE = { select: 'one', feedback: { a1: { verdict: 'right', title: 1, lines: [] }, '*': other }, hints: [{ say: 4, ring: [] }] };

test('a right move leads to the next turn, and the last one solves the puzzle', () => {
  const first = answer(TWO, fresh, ['a1'], []);
  assert.deepEqual([first.taps, first.solved, first.tries], [['a1'], false, 0]);
  assert.equal(turnAt(TWO, first.taps).board, 'second');
  const second = answer(TWO, first, ['d1'], []);
  assert.deepEqual([second.taps, second.solved], [['a1', 'd1'], true]);
});

test('a turn of the other side says so, and every other turn is that of the step', () => {
  const step = { board: 'first', turn: 'Black', puzzle: { ...TWO, turns: [{ ...TWO.turns[0], turn: 'White' }] } };
  assert.equal(at(step, { taps: [] }).turn, 'Black');
  assert.equal(at(step, { taps: ['a1'] }).turn, 'White');
  assert.equal(at({ ...step, puzzle: TWO }, { taps: ['a1'] }).turn, 'Black');
});

test('a wrong move counts as a try, and another try keeps what was found', () => {
  const first = answer(TWO, fresh, ['a1'], []);
  const wrong = answer(TWO, first, ['c1'], []);
  assert.deepEqual([wrong.taps, wrong.tries, wrong.solved], [['a1', 'c1'], 1, false]);
  assert.deepEqual(turnAt(TWO, wrong.taps).path, ['a1']);
  assert.deepEqual(again(wrong, TWO).taps, ['a1']);
  assert.deepEqual(again(answer(ONE, fresh, ['c1'], []), ONE).taps, []);
});

test('a finger that lands twice plays one move', () => {
  const first = answer(TWO, fresh, ['a1'], []);
  assert.equal(answer(TWO, first, ['a1'], []), first);
});

test('the answer to a wrong move is drawn, and so is the last right one, but not what the next board has', () => {
  const moves = (state) => played(state).map(({ move }) => move);
  const first = answer(TWO, fresh, ['a1'], []);
  assert.deepEqual(moves(first), []);
  assert.deepEqual(moves(answer(TWO, fresh, ['c1'], [])), ['c1', 'd1']);
  assert.deepEqual(moves(answer(TWO, first, ['d1'], [])), ['d1']);
  assert.deepEqual(moves({ ...answer(TWO, fresh, ['c1'], []), solution_shown: true }), []);
  assert.deepEqual(moves(answer(ONE, fresh, ['a1'], [])), []);
});

test('a step stands at the turn that the moves have led to, and knows the board of the move before', () => {
  const step = { board: 'first', puzzle: TWO };
  assert.deepEqual([at(step, fresh).board, at(step, fresh).before], ['first', 'first']);
  const later = at(step, { taps: ['a1'] });
  assert.deepEqual([later.board, later.before, later.puzzle.solution.squares], ['second', 'first', ['d1']]);
  assert.equal(at({ board: 'told', puzzle: null }, fresh).board, 'told');
});

test('an answer that is shown is shown to the end, and each turn has hints of its own', () => {
  const shown = reveal(TWO, hint(TWO, answer(TWO, fresh, ['c1'], [])));
  const first = answer(TWO, shown, ['a1'], []);
  assert.deepEqual([first.solution_shown, first.solved, first.hinted], [true, false, 0]);
  assert.deepEqual(at({ board: 'first', puzzle: TWO }, first).puzzle.solution.squares, ['d1']);
  const second = answer(TWO, first, ['d1'], []);
  assert.deepEqual([second.solved, second.help], [true, 2]);
});

test('what a form did is not undone: its moves are found again, with what was said to the last of them', () => {
  const sent = { help: 0, tries: 0, told: true, shown: false, hinted: 0, frame: 0 };
  const on = restored(TWO, { ...sent, taps: ['a1'] }, []);
  assert.deepEqual([on.taps, on.solved, on.feedback.verdict], [['a1'], false, 'right']);
  const done = restored(TWO, { ...sent, taps: ['a1', 'd1'] }, []);
  assert.deepEqual([done.taps, done.solved], [['a1', 'd1'], true]);
  const wrong = restored(TWO, { ...sent, taps: ['a1', 'b1'], tries: 1 }, []);
  assert.deepEqual([wrong.solved, wrong.feedback], [false, other]);
  assert.equal(restored(null, { ...sent, taps: [], told: false, frame: 1 }, []).frame, 1);
});

const CHOOSE = {
  select: 'one',
  answers: ['c1'],
  feedback: {
    c1: { verdict: 'right', title: 1, lines: [1] },
    d1: { verdict: 'not-yet', title: 2, lines: [] },
    '*': { verdict: 'not-yet', title: 3, lines: [] },
  },
  hints: [{ say: 4 }],
  next: { twin: 0 },
  twin_say: 9,
  twin_asked: 8,
  pair: { words: { twin: 'To the other board' } },
  turns: [
    {
      answers: ['f8'],
      feedback: { f8: { verdict: 'right', title: 5, lines: [] }, e8: { verdict: 'not-yet', title: 6, lines: [] } },
      hints: [{ say: 7 }],
      next: {},
    },
  ],
};

const SHOWN = { ...fresh, help: 2, tries: 3, solution_shown: true };

test('the answer that was shown stays on its board once it is played, until the twin is asked for', () => {
  const played = answer(CHOOSE, SHOWN, ['c1'], []);
  assert.deepEqual([played.taps, played.solved, played.feedback.title, played.feedback.detail], [['c1'], false, 1, 9]);
  const step = { board: { columns: ['c'], rows: ['1', '2'], cells: '.O', legal: { c1: { X: ['c1', 'c2'] } } }, frames: [], puzzle: CHOOSE };
  const stands = at(step, played);
  assert.deepEqual([stands.puzzle, stands.board.cells, stands.board.last_move, stands.twin], [null, 'XX', 'c1', 'To the other board']);
  const kept = { taps: ['c1'], help: 2, tries: 3, told: true, shown: true, hinted: 0, frame: 0 };
  assert.deepEqual([restored(CHOOSE, kept, []).solved, at(step, restored(CHOOSE, kept, [])).puzzle], [false, null]);
});

test('a puzzle whose answer was shown goes on with its twin, which earns one star', () => {
  const twin = again(answer(CHOOSE, SHOWN, ['c1'], []), CHOOSE);
  assert.deepEqual([twin.taps, twin.solved, twin.help, twin.solution_shown], [['twin'], false, 1, false]);
  assert.deepEqual(twin.feedback, { verdict: 'note', title: 8, lines: [] });
  const missed = answer(CHOOSE, twin, ['e8'], []);
  assert.deepEqual([missed.taps, missed.solved, missed.tries], [['twin', 'e8'], false, 1]);
  assert.deepEqual(again(missed, CHOOSE).taps, ['twin']);
  const solved = answer(CHOOSE, missed, ['f8'], []);
  assert.deepEqual([solved.taps, solved.solved, solved.help], [['twin', 'f8'], true, 2]);
  assert.deepEqual(restored(CHOOSE, { taps: ['twin'], help: 1, tries: 0, told: true, shown: false, hinted: 0, frame: 0 }, []).taps, ['twin']);
});

test('the shown answer is compared with the last wrong move, also when the board has come back in between', () => {
  const puzzle = {
    ...CHOOSE,
    solution: { say: 20, squares: ['c1'] },
    feedback: {
      ...CHOOSE.feedback,
      a1: { verdict: 'not-yet', title: 2, lines: [], solution: 21 },
      b1: { verdict: 'not-yet', title: 3, lines: [], solution: 22 },
    },
  };
  const step = { board: { columns: ['c'], rows: ['1'], cells: '.', legal: {} }, frames: [], puzzle };
  const says = (state) => at(step, state).puzzle.solution.say;
  assert.equal(says(reveal(puzzle, fresh)), 20);
  const first = again(answer(puzzle, fresh, ['a1'], []), puzzle);
  assert.deepEqual([first.taps, first.miss, says(first)], [[], 'a1', 20]);
  assert.equal(says(reveal(puzzle, first)), 21);
  const third = answer(puzzle, again(answer(puzzle, first, ['a1'], []), puzzle), ['b1'], []);
  assert.deepEqual([third.solution_shown, says(third)], [true, 22]);
  const note = answer({ ...puzzle, feedback: { ...puzzle.feedback, d1: { verdict: 'note', title: 4, lines: [] } } }, third, ['d1'], []);
  assert.equal(says(note), 22);
  const kept = { taps: ['b1'], help: 2, tries: 3, told: true, shown: true, hinted: 1, frame: 0 };
  assert.equal(says(restored(puzzle, kept, [])), 22);
  assert.equal(says(restored(puzzle, { ...kept, taps: [], told: false, miss: 'a1' }, [])), 21);
});

test('a puzzle solved before its answer was shown has no twin', () => {
  const solved = answer(CHOOSE, fresh, ['c1'], []);
  assert.deepEqual([solved.taps, solved.solved, solved.help], [['c1'], true, 0]);
});
