// Which part of a large board is shown around a square.

import assert from 'node:assert/strict';
import test from 'node:test';

import { SIDE, firstOf } from '../../../static/js/board/near.js';

test('the part lies around the square, and never beyond the board', () => {
  assert.deepEqual(
    [0, 2, 3, 4, 9, 15, 16, 18].map((place) => firstOf(place, 19)),
    [0, 0, 0, 1, 6, 12, 12, 12],
  );
  assert.equal(firstOf(12, 13), 13 - SIDE);
});
