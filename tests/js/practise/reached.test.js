import assert from 'node:assert/strict';
import test from 'node:test';

import { finishedOf, lessonsBehind, stageAfter } from '../../../static/js/practise/reached.js';

const stages = [3, 10, 14].map((lessons) => ({ lessons }));
const upTo = (n, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => from + i);

test('finished are the lessons with a star', () => {
  assert.deepEqual(finishedOf(['toy/a', 'toy/b', 'toy/c'], { 'toy/a': 3, 'toy/b': 0, 'toy/c': 1, 'else/a': 3 }), [1, 3]);
  assert.deepEqual(finishedOf(['toy/a'], null), []);
});

test('the stage is the last of which every lesson was finished', () => {
  assert.equal(stageAfter(stages, []).lessons, 3);
  assert.equal(stageAfter(stages, upTo(3)).lessons, 3);
  assert.equal(stageAfter(stages, upTo(9)).lessons, 3);
  assert.equal(stageAfter(stages, upTo(10)).lessons, 10);
  assert.equal(stageAfter(stages, upTo(14, 11)).lessons, 14, 'who knows the rules begins later');
});

test('behind lie the lessons without a gap from the first of a stage on', () => {
  assert.equal(lessonsBehind(stages, []), 0);
  assert.equal(lessonsBehind(stages, [1, 2, 5]), 2);
  assert.equal(lessonsBehind(stages, [2, 3]), 0);
  assert.equal(lessonsBehind(stages, [11, 12]), 12);
});
