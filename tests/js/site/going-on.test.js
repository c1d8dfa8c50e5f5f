import assert from 'node:assert/strict';
import test from 'node:test';

import { wayHere, wayOn } from '../../../static/js/site/going-on.js';

const ways = ['start', 'outflank', 'passing'].map((lesson) => ({ lesson: `othello/${lesson}`, done: false }));
const place = { course: 'othello', lesson: 'outflank', step: 'flip-c1' };

test('the way on is the step that was opened last', () => {
  assert.deepEqual(wayOn(ways, place, {}), { way: 1, step: 'flip-c1' });
});

test('after a lesson that is done comes the next one that is not', () => {
  assert.deepEqual(wayOn(ways, place, { 'othello/outflank': 2 }), { way: 2, step: '' });
  const known = ways.map((way, i) => ({ ...way, done: i > 0 }));
  assert.equal(wayOn(known, place, {}), null);
  assert.deepEqual(wayOn(known, { ...place, lesson: 'start' }, null), { way: 0, step: 'flip-c1' });
});

test('what fits no lesson leads nowhere', () => {
  for (const odd of [null, 'outflank', {}, { course: 'othello', lesson: 'gone', step: 1 }]) assert.equal(wayOn(ways, odd, {}), null);
  for (const step of ['a/b', '', -1, 1.5, undefined]) assert.deepEqual(wayOn(ways, { ...place, step }, {}), { way: 1, step: '' });
});

test('a step that was remembered by its number is still found', () => {
  assert.deepEqual(wayOn(ways, { ...place, step: 4 }, {}), { way: 1, step: 4 });
});

test('who has only opened a link has no way on until something was answered', () => {
  /** @param {object} kept */
  const device = (kept) => () => ({ getItem: () => JSON.stringify({ place, ...kept }), setItem() {}, removeItem() {} });
  const key = 'othello/start';
  assert.equal(wayHere(ways, device({})), null);
  assert.equal(wayHere(ways, device({ stars: { [key]: 0 }, won: { [key]: {} }, steps: { [key]: { a: { tries: 0, help: 0, frame: 2 }, b: null } } })), null);
  const on = { way: 1, step: 'flip-c1' };
  assert.deepEqual(wayHere(ways, device({ won: { [key]: { 'find-e3': 3 } } })), on);
  assert.deepEqual(wayHere(ways, device({ steps: { [key]: { 'find-e3': { tries: 1 } } } })), on);
  assert.deepEqual(wayHere(ways, device({ stars: { [key]: 2 } })), on);
  const known = ways.map((way, i) => ({ ...way, done: !i }));
  assert.deepEqual(wayHere(known, device({})), on);
});
