import assert from 'node:assert/strict';
import test from 'node:test';
import { say } from '../../../static/js/learn/telling.js';
import { written } from '../page.js';

test('a sentence names as many squares as it has', () => {
  const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2', 'b2', 'c2', 'd2'];
  const said = say([`Moves: ${names.map((_, i) => `{${i}}`).join(', ')}.`], [0, ...names]);
  assert.equal(said.textContent, `Moves: ${names.join(', ')}.`);
});

test('the name of a square is a button, and a sentence without one is a text', () => {
  assert.equal(written(say(['To {0}.'], [0, 'c4'])), 'To <button type="button" class="sq" data-square="c4"><bdi>c4</bdi></button>.');
  assert.equal(written(say(['Look.'], 0)), 'Look.');
});
