// How discs move: the parts that need no page.

import assert from 'node:assert/strict';
import test from 'node:test';

import { middle } from '../../../static/js/board/board.js';
import { wait } from '../../../static/js/board/motion.js';

const SMALL = { columns: ['a', 'b', 'c', 'd'], rows: ['1', '2', '3', '4'] };

test('discs turn one after another, outward from the disc played', () => {
  const from = middle(SMALL, 'a1');
  assert.deepEqual(
    ['b2', 'c3', 'd4'].map((square) => wait(middle(SMALL, square), from)),
    [60, 120, 180],
  );
});
