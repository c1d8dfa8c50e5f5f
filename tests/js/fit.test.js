import assert from 'node:assert/strict';
import test from 'node:test';
import { widthOf } from '../../static/js/fit.js';

test('a board whose buttons are seen keeps its width', () => {
  assert.equal(widthOf(360, 700, 740, false), 360);
});

test('a board gives as much as its buttons lack', () => {
  assert.equal(widthOf(360, 770, 740, false), 330);
});

test('a board is never too small for a thumb: then the buttons wait below', () => {
  assert.equal(widthOf(360, 900, 740, false), 360);
});

test('a board that is only looked at gives more, and never all', () => {
  assert.equal(widthOf(360, 840, 740, true), 260);
  assert.equal(widthOf(360, 1200, 740, true), 216);
  assert.equal(widthOf(200, 1200, 740, true), 200);
});
