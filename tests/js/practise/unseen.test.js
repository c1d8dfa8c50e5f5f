// Rounds of practice that this device has seen: the next is another, and when all were seen they begin anew.

import assert from 'node:assert/strict';
import test from 'node:test';

import { saidOf, see, seenOf, unseen } from '../../../static/js/practise/unseen.js';
import { device } from '../device.js';

test('the next round is the first from there on that was not seen', () => {
  const storage = device();
  ['/en/practise/flips/3/7/1', '/th/practise/flips/3/8/4', '/en/practise/flips/4/9/1'].forEach((url) => see(url, 25, storage));
  assert.deepEqual(seenOf('flips/3', storage), [7, 8]);
  assert.equal(unseen('/en/practise/flips/3/8/1', 25, storage), '/en/practise/flips/3/9/1');
  assert.equal(unseen('/en/practise/flips/4/9/puzzles.json', 25, storage), '/en/practise/flips/4/10/puzzles.json');
});

test('the last round is followed by the first', () => {
  const storage = device();
  see('/en/practise/beyond-own/2/4/1', 5, storage);
  assert.equal(unseen('/en/practise/beyond-own/2/4/1', 5, storage), '/en/practise/beyond-own/2/0/1');
});

test('when all were seen they begin anew', () => {
  const storage = device();
  [0, 1, 2, 3, 4].forEach((n) => see(`/en/practise/beyond-own/2/${n}/1`, 5, storage));
  assert.deepEqual(seenOf('beyond-own/2', storage), [4]);
});

test('what is no round of a drill is left as it is, and what is kept is bounded', () => {
  const storage = device();
  const others = ['/en/practise/set/12/34/1', '/en/practise/daily-3/2026-11-22/1', '/en/play/'];
  others.forEach((url) => see(url, 25, storage));
  assert.deepEqual(
    others.map((url) => unseen(url, 25, storage)),
    others,
  );
  for (let level = 0; level < 200; level += 1) see(`/en/practise/flips/${level}/1/1`, 25, storage);
  assert.deepEqual([seenOf('flips/100', storage), seenOf('flips/199', storage)], [[], [1]]);
});

test('what was seen of a drill is said for all its levels, and for all mixes together', () => {
  const storage = device();
  ['flips/3/4', 'flips/3/0', 'flips/10/2', 'flipside/3/1', 'mixed-3/2/5', 'mixed-5/2/6'].forEach((name) => see(`/en/practise/${name}/1`, 25, storage));
  assert.equal(saidOf('flips', storage), 'flips.3.4-0_flips.10.2');
  assert.equal(saidOf('mixed', storage), 'mixed-3.2.5_mixed-5.2.6');
  assert.equal(saidOf('mixed-5', storage), 'mixed-5.2.6');
  assert.equal(saidOf('score', storage), '');
});
