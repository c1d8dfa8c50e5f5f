import assert from 'node:assert/strict';
import test from 'node:test';
import { spareOf } from '../../static/js/puzzles/hold.js';

const box = (top, bottom, left = 0, right = 360) => ({ top, bottom, left, right });

test('what is only held lies between what was said last and the buttons', () => {
  assert.equal(spareOf(box(130, 490), box(510, 600), box(660, 732)), 60);
  assert.equal(spareOf(box(130, 490), undefined, box(660, 732)), 170);
  assert.equal(spareOf(box(130, 490), box(510, 680), box(668, 740)), 0);
});

test('beside a board nothing is held', () => {
  assert.equal(spareOf(box(60, 700, 0, 700), undefined, box(500, 600, 740, 1200)), 0);
});
