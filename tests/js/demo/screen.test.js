import assert from 'node:assert/strict';
import { test } from 'node:test';

import { holds, origin } from '../../../static/js/demo/screen.js';

const view = (cells, last = null) => ({ columns: ['a', 'b'], rows: ['1', '2'], cells, last_move: last });

test('discs turn outward from the disc that was played', () => {
  assert.equal(origin(view('XO..'), view('XXX.', 'a2')), 'a2');
});

test('without a disc that was played they turn from the first that differs', () => {
  assert.equal(origin(view('XO..'), view('XX..')), 'b1');
});

test('nothing turns where a disc goes, nothing changes, or nothing was drawn yet', () => {
  assert.equal(origin(view('XXX.'), view('XX..', 'a1')), null);
  assert.equal(origin(view('XX..'), view('XX..')), null);
  assert.equal(origin(null, view('XX..')), null);
});

test('a part is shown while all of its facts hold', () => {
  assert.ok(holds('question !match', ['question']));
  assert.ok(!holds('question !match', ['question', 'match']));
  assert.ok(!holds('question', []));
});
