import assert from 'node:assert/strict';
import test from 'node:test';
import { keepStates, keepWon, statesOf, wonOf } from '../../../static/js/learn/keeping.js';
import { starsOf, startAnew } from '../../../static/js/learn/stars.js';
import { fresh } from '../../../static/js/puzzles/puzzle.js';

function shelf() {
  const kept = {};
  return () => ({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
  });
}

const lessonOf = (key, steps = [{ name: 'first' }, { name: 'second' }]) => ({ key, steps });
const restore = (_, kept) => ({ ...fresh, ...kept });

test('what was tapped comes back at its step, and nothing at the others', () => {
  const storage = shelf();
  keepStates(lessonOf('othello/flips'), [fresh, { ...fresh, taps: ['c3'], tries: 1, feedback: {} }], storage);
  const [first, second] = statesOf(lessonOf('othello/flips'), fresh, restore, storage);
  assert.deepEqual(first, fresh);
  assert.deepEqual([second.taps, second.tries, second.told], [['c3'], 1, true]);
  assert.deepEqual(statesOf(lessonOf('othello/corners'), fresh, restore, storage), [fresh, fresh]);
});

test('a state that no longer fits its step is left out', () => {
  const storage = shelf();
  keepStates(lessonOf('a/b'), [{ ...fresh, taps: ['z9'] }, fresh], storage);
  const refuse = () => {
    throw new TypeError();
  };
  assert.deepEqual(statesOf(lessonOf('a/b'), fresh, refuse, storage), [fresh, fresh]);
});

test('the stars stay where a lesson begins anew, and a worse answer takes none', () => {
  const storage = shelf();
  keepStates(lessonOf('a/b'), [{ ...fresh, taps: ['c3'] }, fresh], storage);
  keepWon(lessonOf('a/b'), 'first', 3, storage);
  keepWon(lessonOf('a/b'), 'first', 1, storage);
  startAnew('a/b', storage);
  assert.deepEqual(statesOf(lessonOf('a/b'), fresh, restore, storage), [fresh, fresh]);
  assert.deepEqual(wonOf(lessonOf('a/b'), { second: 2 }, storage), { first: 3, second: 2 });
});

test('only the lessons and rounds met last are kept', () => {
  const storage = shelf();
  for (let i = 0; i < 60; i += 1) keepStates(lessonOf(`r/${i}`), [{ ...fresh, taps: ['c3'] }, fresh], storage);
  const has = (i) => statesOf(lessonOf(`r/${i}`), fresh, restore, storage)[0].taps.length > 0;
  assert.deepEqual([has(0), has(19), has(20), has(59)], [false, false, true, true]);
});

test('an unsolved puzzle counts as no star, and takes no other away', () => {
  assert.equal(starsOf({ a: 3, b: 3, c: 3 }, ['a', 'b', 'c', 'd']), 2);
  assert.equal(starsOf({ a: 3, b: 3 }, ['a', 'b']), 3);
  assert.equal(starsOf({}, ['a', 'b']), 0);
});

test('what this device knows of a step by its number is known by its name', () => {
  const storage = shelf();
  storage().setItem('memory', JSON.stringify({ steps: { 'a/b': { 2: { ...fresh, taps: ['c3'] } } }, won: { 'a/b': { 1: 3, 2: 1 } } }));
  assert.deepEqual(statesOf(lessonOf('a/b'), fresh, restore, storage)[1].taps, ['c3']);
  const moved = lessonOf('a/b', [
    { name: 'new', was: 0 },
    { name: 'first', was: 1 },
  ]);
  assert.deepEqual(statesOf(moved, fresh, restore, storage), [fresh, fresh]);
  assert.deepEqual(wonOf(moved, { first: 2 }, storage), { first: 3 });
  keepWon(moved, 'first', 2, storage);
  keepWon(moved, 'new', 2, storage);
  assert.deepEqual(wonOf(lessonOf('a/b'), {}, storage), { first: 3 });
});
