// Answers to puzzles, judged from a table as the server makes it.

import assert from 'node:assert/strict';
import test from 'node:test';

import { again, answer, boardOf, combine, fresh, hint, hintOf, restored, reveal, toggle, turnOf } from '../../../static/js/puzzles/puzzle.js';

const ORDER = ['c4', 'd4', 'e4', 'f4', 'c5', 'd5'];
const line = (end) => [{ from: 'g4', dirs: ['left'], n: 3, end, say: 1 }];

const FLIPS = {
  select: 'many',
  answers: ['d4', 'e4', 'f4'],
  right: { verdict: 'right', title: 10, lines: [] },
  found: [20, 21, 22, 23],
  empty: 30,
  extra: {
    c4: { title: [40, 'c4'], lines: line('own') },
    c5: { title: [40, 'c5'], lines: line('empty') },
    d5: { title: [40, 'd5'], lines: [] },
    h8: { verdict: 'note', title: [41, 'h8'], lines: [] },
  },
  missing: { d4: { title: [50, 'd4'], lines: line('flips') }, e4: { title: [50, 'e4'], lines: line('flips') }, f4: { title: [50, 'f4'], lines: [] } },
  hints: [{ say: 60, ring: ['g4'] }],
};

const LEGAL = {
  select: 'one',
  feedback: { c4: { verdict: 'right', title: 1, lines: [] }, d4: { verdict: 'note', title: 5, lines: [] }, '*': { verdict: 'not-yet', title: 2, lines: [] } },
  answers: ['c4'],
  hints: [
    { say: 3, ring: ['d4'] },
    { say: 4, ring: ['e4'] },
  ],
};

const miss = (puzzle, times, taps) => Array.from({ length: times }).reduce((state) => answer(puzzle, { ...state, feedback: null }, taps, ORDER), fresh);

test('exactly the right squares solve a puzzle, in whatever order they were tapped', () => {
  assert.equal(combine(FLIPS, ['f4', 'd4', 'e4'], ORDER, 1), FLIPS.right);
});

test('a disc too many is explained before a disc that is missing, the first in board order', () => {
  const said = combine(FLIPS, ['d5', 'c5', 'd4'], ORDER, 1);
  assert.deepEqual(said, { verdict: 'almost', title: [40, 'c5'], detail: 21, lines: line('empty') });
});

test('the line of a missing disc is drawn from the second try on', () => {
  assert.deepEqual(combine(FLIPS, ['e4', 'f4'], ORDER, 1).lines, []);
  assert.deepEqual(combine(FLIPS, ['e4', 'f4'], ORDER, 2), { verdict: 'almost', title: 22, detail: [50, 'd4'], lines: line('flips') });
});

test('of a wrong disc alone it is said first why it is wrong, and its line is drawn', () => {
  const said = combine(FLIPS, ['c4'], ORDER, 1);
  assert.deepEqual(said, { verdict: 'not-yet', title: [40, 'c4'], detail: 20, lines: line('own') });
});

test('nothing right yet is not yet', () => {
  assert.equal(combine(FLIPS, ['c4'], ORDER, 1).verdict, 'not-yet');
});

test('checking before anything is tapped counts as no try', () => {
  const state = answer(FLIPS, fresh, [], ORDER);
  assert.equal(state.tries, 0);
  assert.equal(state.feedback.title, 30);
});

test('a tap answers from the table, and any other square gets the common answer', () => {
  assert.equal(answer(LEGAL, fresh, ['c4'], ORDER).solved, true);
  assert.equal(answer(LEGAL, fresh, ['f4'], ORDER).feedback.title, 2);
});

test('the second miss brings a hint, the third the answer, and what was explained stays', () => {
  assert.deepEqual(
    [miss(LEGAL, 1, ['f4'])].map(({ help, hinted }) => [help, hinted]),
    [[1, 0]],
  );
  const second = miss(LEGAL, 2, ['f4']);
  assert.deepEqual([second.help, hintOf(LEGAL, second).ring, second.solution_shown], [1, ['d4'], false]);
  const third = answer(LEGAL, second, ['e4'], ORDER);
  assert.deepEqual([third.help, third.solution_shown, third.solved], [2, true, false]);
  assert.deepEqual([third.feedback.title, hintOf(LEGAL, third).say], [2, 3]);
});

test('the answer that is shown is given by the reader, and until then nothing counts', () => {
  const shown = miss(LEGAL, 3, ['f4']);
  const other = answer(LEGAL, shown, ['e4'], ORDER);
  assert.deepEqual([other.tries, other.solved, other.solution_shown], [3, false, true]);
  const given = answer(LEGAL, other, ['c4'], ORDER);
  assert.deepEqual([given.solved, given.help], [true, 2]);
});

test('where several squares are shown, the right ones that were found stay marked', () => {
  assert.deepEqual(reveal(FLIPS, { ...fresh, taps: ['c4', 'e4'] }).taps, ['e4']);
});

test('a square that no answer can name is explained and counts nothing', () => {
  const told = answer(LEGAL, miss(LEGAL, 1, ['f4']), ['d4'], ORDER);
  assert.deepEqual([told.feedback.title, told.tries, told.help, told.solved], [5, 1, 1, false]);
  const aside = toggle(FLIPS, { ...fresh, taps: ['d4'] }, 'h8');
  assert.deepEqual([aside.feedback.title, aside.taps, aside.tries], [[41, 'h8'], ['d4'], 0]);
});

test('a check of nothing is told so, and costs nothing', () => {
  const told = answer(FLIPS, fresh, [], ORDER);
  assert.deepEqual([told.feedback.verdict, told.tries, told.help], ['not-yet', 0, 0]);
});

test('after a tap that counted nothing, a check is answered, of nothing and of what was chosen', () => {
  const aside = toggle(FLIPS, fresh, 'h8');
  const told = answer(FLIPS, aside, aside.taps, ORDER);
  assert.deepEqual([told.feedback.title, told.tries, told.help], [FLIPS.empty, 0, 0]);
  const chosen = toggle(FLIPS, { ...fresh, taps: FLIPS.answers }, 'h8');
  assert.equal(answer(FLIPS, chosen, chosen.taps, ORDER).solved, true);
});

test('the first miss is explained, and costs a star', () => {
  assert.equal(miss(LEGAL, 1, ['f4']).help, 1);
});

test('hints come nearer one by one, and a miss after a hint brings the next', () => {
  const once = hint(LEGAL, fresh);
  assert.deepEqual(
    [once, hint(LEGAL, once), hint(LEGAL, hint(LEGAL, once))].map((state) => hintOf(LEGAL, state).say),
    [3, 4, 4],
  );
  const missed = answer(LEGAL, { ...miss(LEGAL, 1, ['f4']), hinted: 1 }, ['e4'], ORDER);
  assert.equal(hintOf(LEGAL, missed).say, 4);
});

test('what a form did before scripts took over is not undone', () => {
  const touched = { taps: ['f4'], help: 0, tries: 1, told: true, shown: false, hinted: 0, frame: 0 };
  const state = restored(LEGAL, touched, ORDER);
  assert.deepEqual([state.feedback, state.tries, state.solved], [miss(LEGAL, 1, ['f4']).feedback, 1, false]);
  assert.equal(restored(LEGAL, { ...touched, taps: ['c4'] }, ORDER).solved, true);
  const marked = restored(FLIPS, { ...touched, taps: ['d4'], told: false, tries: 0 }, ORDER);
  assert.deepEqual([marked.taps, marked.feedback], [['d4'], null]);
});

test('a finger that lands twice gives one answer', () => {
  const once = miss(LEGAL, 1, ['f4']);
  assert.equal(answer(LEGAL, once, ['f4'], ORDER), once);
  assert.equal(answer(LEGAL, once, ['c4'], ORDER).solved, true);
});

test('where discs are gathered, the second miss draws the missed line and says no hint beside it', () => {
  const second = miss(FLIPS, 2, ['e4']);
  assert.deepEqual([second.help, hintOf(FLIPS, second), second.feedback.lines], [1, undefined, line('flips')]);
});

test('another try starts with an untouched board and keeps the help that was given', () => {
  const state = again(reveal(LEGAL, miss(LEGAL, 1, ['f4'])));
  assert.deepEqual([state.taps, state.solution_shown, state.help, state.tries], [[], true, 2, 1]);
  assert.equal(again(hint(LEGAL, fresh)).hinted, 1);
  assert.equal(answer(LEGAL, state, ['c4'], ORDER).help, 2);
});

test('a hint costs one star once, and takes nothing back from a greater help', () => {
  assert.equal(hint(LEGAL, hint(LEGAL, fresh)).help, 1);
  assert.equal(hint(LEGAL, { ...fresh, help: 2 }).help, 2);
});

test('a second tap takes a square out again and what was said goes away', () => {
  const state = toggle(FLIPS, { ...toggle(FLIPS, fresh, 'd4'), feedback: FLIPS.right }, 'e4');
  assert.deepEqual([state.taps, state.feedback], [['d4', 'e4'], null]);
  assert.deepEqual(toggle(FLIPS, state, 'd4').taps, ['e4']);
});

test('one stone of a chain takes all of it into the answer, and any of them takes it out', () => {
  const whole = toggle({ ...FLIPS, chains: [['d4', 'e4']] }, fresh, 'e4');
  assert.deepEqual(whole.taps, ['d4', 'e4']);
  const more = toggle({ ...FLIPS, chains: [['d4', 'e4']] }, whole, 'f4');
  assert.deepEqual(toggle({ ...FLIPS, chains: [['d4', 'e4']] }, more, 'd4').taps, ['f4']);
});

const BOARD = {
  columns: ['c', 'd', 'e', 'f'],
  rows: ['4', '5'],
  cells: '.OX..XO.',
  to_move: 'black',
  legal: { c4: { X: ['c4', 'd4'] } },
  marks: { ring: ['c4', 'e4', 'f5'], tint: [], legal: true },
};
const step = (more, cells = BOARD.cells) => ({ board: { ...BOARD, cells }, frames: [], puzzle: { ...LEGAL, options: [], ...more } });

test('a move takes the rings of squares to play on away, and leaves those of discs', () => {
  const solved = answer({ ...LEGAL, plays: true }, fresh, ['c4'], ORDER);
  assert.deepEqual(boardOf(step({ plays: true }), fresh).marks.ring, ['c4', 'e4', 'f5']);
  const after = boardOf(step({ plays: true }), solved);
  assert.deepEqual([after.cells, after.marks.ring, after.last_move], ['XXX..XO.', ['e4'], 'c4']);
});

test('a square that was named right in a choice is marked on the board, other words are not', () => {
  const options = [
    { key: 'f4', html: 'f4' },
    { key: 'black', html: 'Black' },
  ];
  const found = (key) => boardOf(step({ select: 'choice', options }), { ...fresh, taps: [key], solved: true, feedback: { verdict: 'right', lines: [] } }).found;
  assert.deepEqual([found('f4'), found('black')], [['f4'], []]);
});

test('of boards to choose from, the board shows the one that was chosen', () => {
  const choice = step(
    {
      select: 'choice',
      options: [
        { key: 'one', html: '', cells: 'XX......' },
        { key: 'two', html: '', cells: 'OO......' },
      ],
    },
    '........',
  );
  assert.equal(boardOf(choice, fresh).cells, '........');
  assert.equal(boardOf(choice, { ...fresh, taps: ['two'], feedback: { verdict: 'not-yet', lines: [] } }).cells, 'OO......');
});

test('a board waits for a tap while moves are to be shown, and not where nothing is to be done', () => {
  const shown = { board: BOARD, puzzle: null, frames: [{ move: 'c4', color: 'black', changes: { X: ['c4', 'd4'] } }] };
  assert.equal(boardOf(shown, fresh).tap, 'one');
  assert.equal(boardOf(shown, { ...fresh, frame: 1 }).tap, null);
  assert.equal(boardOf({ ...shown, frames: [] }, fresh).tap, null);
});

test('of squares that were checked, right and wrong ones are told apart, and none that is missing', () => {
  const many = { ...FLIPS, options: [], solution: { squares: FLIPS.answers } };
  const checked = (taps, times = 1) => boardOf(step(many), miss(many, times, taps));
  const { picked, found, ring } = checked(['c4', 'd4']);
  assert.deepEqual([picked, found, ring], [['c4', 'd4'], ['d4'], []]);
  assert.deepEqual(checked(['c5']).found, []);
  assert.equal(boardOf(step(many), { ...fresh, taps: ['c4', 'd4'] }).found, undefined);
  assert.deepEqual(checked(['c4', 'd4'], 3).ring, FLIPS.answers);
});

test('a first miss that has every right square among others is not told which they are', () => {
  const many = { ...FLIPS, options: [], solution: { squares: FLIPS.answers } };
  const all = ['c4', 'c5', ...FLIPS.answers];
  assert.equal(boardOf(step(many), miss(many, 1, all)).found, undefined);
  assert.deepEqual(boardOf(step(many), miss(many, 2, all)).found, FLIPS.answers);
});

test('nobody is to move on a board that is solved', () => {
  const words = { turn_black: 'Black', turn_white: 'White' };
  const asked = { ...step({}), turn: { color: 'black', text: 'Black' } };
  const right = { ...fresh, solved: true, taps: ['c4'], feedback: { verdict: 'right', lines: [] } };
  assert.deepEqual(turnOf(asked, fresh, words), asked.turn);
  assert.equal(turnOf(asked, right, words), null);
  assert.deepEqual(turnOf({ ...asked, puzzle: { ...asked.puzzle, plays: true, color: 'black' } }, right, words), null);
});

test('a move that is nearly right solves, without the third star', () => {
  const nearly = { ...LEGAL, feedback: { ...LEGAL.feedback, e4: { verdict: 'right', sound: true, title: 9, lines: [] } } };
  const state = answer(nearly, fresh, ['e4'], ORDER);
  assert.deepEqual([state.solved, state.help, state.tries], [true, 1, 0]);
  assert.equal(answer(nearly, fresh, ['c4'], ORDER).help, 0);
});
