import assert from 'node:assert/strict';
import test from 'node:test';
import { say } from '../../static/js/player.js';

test('a sentence names as many squares as it has', () => {
  const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2', 'b2', 'c2', 'd2'];
  const text = say([`Moves: ${names.map((_, i) => `{${i}}`).join(', ')}.`], [0, ...names]).replace(/<[^>]*>/g, '');
  assert.equal(text, `Moves: ${names.join(', ')}.`);
});
