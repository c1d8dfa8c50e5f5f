import assert from 'node:assert/strict';
import test from 'node:test';
import { keepStates, keepWon, startAnew, starsOf, statesOf, wonOf } from '../../static/js/keeping.js';
import { fresh } from '../../static/js/puzzle.js';

function shelf() {
  const kept = {};
  return () => ({
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
  });
}

const STEPS = [{ n: 1 }, { n: 2 }];
const restore = (_, kept) => ({ ...fresh, ...kept });

test('what was tapped comes back at its step, and nothing at the others', () => {
  const storage = shelf();
  keepStates('othello/flips', STEPS, [fresh, { ...fresh, taps: ['c3'], tries: 1, feedback: {} }], storage);
  const [first, second] = statesOf('othello/flips', STEPS, fresh, restore, storage);
  assert.deepEqual(first, fresh);
  assert.deepEqual([second.taps, second.tries, second.told], [['c3'], 1, true]);
  assert.deepEqual(statesOf('othello/corners', STEPS, fresh, restore, storage), [fresh, fresh]);
});

test('a state that no longer fits its step is left out', () => {
  const storage = shelf();
  keepStates('a/b', STEPS, [{ ...fresh, taps: ['z9'] }, fresh], storage);
  const refuse = () => {
    throw new TypeError();
  };
  assert.deepEqual(statesOf('a/b', STEPS, fresh, refuse, storage), [fresh, fresh]);
});

test('the stars stay where a lesson begins anew, and a worse answer takes none', () => {
  const storage = shelf();
  keepStates('a/b', STEPS, [{ ...fresh, taps: ['c3'] }, fresh], storage);
  keepWon('a/b', 1, 3, storage);
  keepWon('a/b', 1, 1, storage);
  startAnew('a/b', storage);
  assert.deepEqual(statesOf('a/b', STEPS, fresh, restore, storage), [fresh, fresh]);
  assert.deepEqual(wonOf('a/b', { 2: 2 }, storage), { 1: 3, 2: 2 });
});

test('only the lessons and rounds met last are kept', () => {
  const storage = shelf();
  for (let i = 0; i < 60; i += 1) keepStates(`r/${i}`, STEPS, [{ ...fresh, taps: ['c3'] }, fresh], storage);
  const has = (i) => statesOf(`r/${i}`, STEPS, fresh, restore, storage)[0].taps.length > 0;
  assert.deepEqual([has(0), has(19), has(20), has(59)], [false, false, true, true]);
});

test('an unsolved puzzle counts as no star, and takes no other away', () => {
  assert.equal(starsOf({ 1: 3, 2: 3, 3: 3 }, [1, 2, 3, 4]), 2);
  assert.equal(starsOf({ 1: 3, 2: 3 }, [1, 2]), 3);
  assert.equal(starsOf({}, [1, 2]), 0);
});
