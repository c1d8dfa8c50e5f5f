// The parts of the board that need no page: geometry, keys and the order of flips.

import assert from 'node:assert/strict';
import test from 'node:test';

import { discs, marksOf, middle, neighbour, place, reach, squares } from '../../../static/js/board/board.js';
import { written } from '../page.js';

const SMALL = { columns: ['a', 'b', 'c', 'd'], rows: ['1', '2', '3', '4'], cells: ['....', '.OX.', '.XO.', '....'].join(''), to_move: 'black', ghost: null };
const CROSS = { columns: ['a', 'b', 'c'], rows: ['1', '2', '3'], cells: [' . ', '...', ' . '].join('') };
const LONG = { columns: ['a'], rows: Array.from({ length: 10 }, (_, i) => `${i + 1}`), cells: '.'.repeat(10) };

test('squares are named row by row, beyond row 9 too', () => {
  assert.deepEqual(squares(CROSS).slice(0, 4), ['a1', 'b1', 'c1', 'a2']);
  assert.deepEqual(middle(LONG, 'a10'), [5, 95]);
});

test('a move changes the squares it names and no other, and can empty some', () => {
  assert.equal(place(SMALL, { X: ['b1', 'b2'] }), ['.X..', '.XX.', '.XO.', '....'].join(''));
  assert.equal(place(SMALL, { X: ['b1'], '.': ['c3'] }), ['.X..', '.OX.', '.X..', '....'].join(''));
  assert.equal(place(SMALL, {}), SMALL.cells);
});

test('every disc is drawn once, and a move that is only spoken of as a ghost of its side', () => {
  assert.equal(discs(SMALL).length, 4);
  assert.equal(written(discs({ ...SMALL, ghost: 'a1' }).at(-1)), '<use class="ghost" href="#X" data-at="a1" x="5" y="5"></use>');
});

test('arrows walk the board and stop at its rim', () => {
  assert.equal(neighbour(SMALL, 'b2', 'ArrowRight'), 'c2');
  assert.equal(neighbour(SMALL, 'a1', 'ArrowUp'), undefined);
  assert.equal(neighbour(SMALL, 'b2', 'x'), undefined);
});

test('Home and End lead to the ends of a row', () => {
  assert.equal(neighbour(SMALL, 'c2', 'Home'), 'a2');
  assert.equal(neighbour(SMALL, 'b2', 'End'), 'd2');
});

test('squares that a shaped board lacks cannot be reached', () => {
  assert.equal(neighbour(CROSS, 'b1', 'ArrowLeft'), undefined);
  assert.equal(neighbour(CROSS, 'b1', 'End'), undefined);
});

test('a line ends on the square after its discs, or on the rim', () => {
  assert.deepEqual(reach([5, 5], { n: 2, end: 'empty' }, 'right')[1], [35, 5]);
  assert.deepEqual(reach([35, 5], { n: 0, end: 'edge' }, 'up-right')[1], [42, -2]);
});

test('marks lie one above the other in the order of the table, and an explanation on top of all', () => {
  const marks = { ring: ['a1'], tint: [], line: [['a1', 'd4']], arrow: [], legal: true };
  const lines = [
    { from: 'a2', dirs: ['right'], n: 1, end: 'yes' },
    { from: 'a2', dirs: ['up'], n: 0, end: 'bare' },
  ];
  const view = { ...SMALL, marks, legal: { b1: {} }, last_move: 'c3', overlay: null, ring: ['d1'], picked: ['b1'], found: ['c1'], lines };
  const names = marksOf(view).map((made) => made.attributes.class);
  const below = ['line', 'legal', 'last', 'ring', 'hinted', 'picked', 'found', 'badge yes', 'badge'];
  assert.deepEqual(names, [...below, 'tapped', 'badge bare', 'tapped', 'closes', 'badge yes']);
});
