import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recall, remember } from '../../../static/js/common/memory.js';
import { forget } from '../../../static/js/site/forget.js';

const shelf =
  (kept = new Map()) =>
  () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key) });

test('what was remembered is recalled, each under its own name', () => {
  const storage = shelf();
  remember('level', 4, storage);
  remember('place', { lesson: 'outflank', step: 3 }, storage);
  assert.equal(recall('level', 2, storage), 4);
  assert.deepEqual(recall('place', null, storage), { lesson: 'outflank', step: 3 });
});

test('undefined forgets one value and leaves the others', () => {
  const storage = shelf();
  remember('level', 4, storage);
  remember('days', ['2026-11-22'], storage);
  remember('level', undefined, storage);
  assert.equal(recall('level', 2, storage), 2);
  assert.deepEqual(recall('days', [], storage), ['2026-11-22']);
});

test('damaged, forbidden and foreign storage remembers nothing and breaks nothing', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  assert.equal(recall('level', 2, forbidden), 2);
  assert.equal(remember('level', 3, forbidden), false);
  for (const text of ['{', '3', 'null', '[1]', '"x"']) assert.equal(recall('level', 2, shelf(new Map([['memory', text]]))), 2);
  assert.equal(recall('toString', 'none', shelf()), 'none');
});

test('more than it may hold is not kept, and what was there stays', () => {
  const storage = shelf();
  remember('level', 4, storage);
  assert.equal(remember('heap', 'x'.repeat(300_000), storage), false);
  assert.equal(recall('level', 2, storage), 4);
});

test('what one learner left is forgotten for another, and what a stranger left is theirs when they are known', () => {
  const storage = shelf();
  remember('level', 4, storage, '');
  assert.equal(recall('level', 2, storage, 'mali'), 4);
  remember('opponent', 'person', storage, 'mali');
  assert.equal(recall('level', 2, storage, ''), 4, 'a page made for strangers forgets nothing');
  assert.equal(recall('level', 2, storage, 'keo'), 2);
  assert.equal(recall('level', 2, storage, 'mali'), 2, 'it is gone, not hidden');
  remember('level', 7, storage, 'keo');
  remember('level', 1, storage, 'mali');
  assert.equal(recall('opponent', null, storage, 'mali'), null);
});

test('who asks to be forgotten is', () => {
  const storage = shelf();
  remember('level', 4, storage);
  forget(storage);
  forget(() => {
    throw new Error('SecurityError');
  });
  assert.equal(recall('level', 2, storage), 2);
});
