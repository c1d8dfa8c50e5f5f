// The moves that were tried, with their branches: written as the server writes them.

import assert from 'node:assert/strict';
import test from 'node:test';

import { add, after, entries, lastAfter, remove, spell } from '../../../static/js/analysis/tree.js';

const ROOT = [{ before: 0, move: 'pass', code: 'start', color: null }];
const play = (nodes, at, move, color = 'black') => add(nodes, at, { move, color, code: `after ${move}` });

function grown() {
  let [nodes, at] = play(ROOT, 0, 'f5');
  [nodes, at] = play(nodes, at, 'd6');
  [nodes, at] = play(nodes, at, 'c3');
  return play(nodes, 1, 'f6');
}

test('a move on an earlier board makes a branch and is numbered in its place', () => {
  const [nodes, at] = grown();
  assert.equal(spell(nodes), 'f5d6(f6)c3');
  assert.deepEqual([at, nodes[at].move, nodes[at].before], [3, 'f6', 1]);
  assert.deepEqual(after(nodes, 1), [2, 3]);
});

test('a line ends with the move that was tried first after each', () => {
  const [nodes] = grown();
  assert.deepEqual([lastAfter(nodes, 0), lastAfter(nodes, 1), lastAfter(nodes, 4)], [4, 4, 4]);
});

test('a move that was tried is found again', () => {
  const [nodes] = grown();
  assert.deepEqual(play(nodes, 1, 'f6'), [nodes, 3]);
});

test('a move goes away with what follows it', () => {
  const [nodes] = grown();
  const [left, at] = remove(nodes, 2);
  assert.deepEqual([spell(left), at], ['f5f6', 1]);
});

test('a pass is written but not counted', () => {
  let [nodes, at] = play(ROOT, 0, 'f5');
  [nodes, at] = play(nodes, at, 'pass');
  [nodes, at] = play(nodes, at, 'c3');
  assert.equal(spell(nodes), 'f5--c3');
  assert.deepEqual(
    entries(nodes).map(({ n }) => n),
    [1, 1, 2],
  );
});

test('a branch of a branch stands in brackets of its own', () => {
  let [nodes, at] = grown();
  [nodes] = play(nodes, at, 'e6');
  [nodes] = play(nodes, at, 'f4');
  assert.equal(spell(nodes), 'f5d6(f6e6(f4))c3');
  assert.deepEqual(
    entries(nodes)[1].instead[0].map(({ move, instead }) => [move, instead.length]),
    [
      ['f6', 0],
      ['e6', 1],
    ],
  );
});
