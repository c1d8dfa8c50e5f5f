import assert from 'node:assert/strict';
import test from 'node:test';

import { keepLevel, levels } from '../../../static/js/practise/levels.js';

const shelf =
  (kept = new Map()) =>
  () => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  });

test('the level of the round begun last is kept by its drill', () => {
  const storage = shelf();
  keepLevel('/sw/practise/flips/2/7/1', storage);
  keepLevel('/sw/practise/go-capture/3/0/8', storage);
  keepLevel('/th/practise/flips/3/1/1', storage);
  assert.deepEqual(levels(storage), { 'go-capture': 3, flips: 3 });
});

test('all mixes of a course are one', () => {
  const storage = shelf();
  keepLevel('/en/practise/mixed-3/2/7/1', storage);
  keepLevel('/en/practise/mixed-10/4/7/1', storage);
  assert.deepEqual(levels(storage), { mixed: 4 });
});

test('what has no level is not kept', () => {
  const storage = shelf();
  for (const name of ['set/a1/1', 'review/x/1', 'daily-rules/2026-11-22/1', 'flips/']) keepLevel(`/en/practise/${name}`, storage);
  keepLevel('/en/learn/othello/passing/flip-e7', storage);
  assert.deepEqual(levels(storage), {});
});
