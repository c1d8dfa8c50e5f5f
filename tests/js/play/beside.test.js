// What stands beside the board of a game: what its headline says, and how the opponent looks after captures.

import assert from 'node:assert/strict';
import test from 'node:test';

import { emptied, headline, moodAfter } from '../../../static/js/play/beside.js';

const placed = { color: 'black', changes: { X: ['c3'] } };
const took = { color: 'black', changes: { X: ['c3'], '.': ['c2', 'c1'] } };

test('only a capture empties squares', () => {
  assert.deepEqual([emptied(placed.changes), emptied(took.changes), emptied()], [[], ['c2', 'c1'], []]);
});

test('the opponent bows when its stones were taken, and is glad of those it took', () => {
  assert.equal(moodAfter([took, { ...placed, color: 'white' }], 'black'), 'beaten');
  assert.equal(moodAfter([placed, { ...took, color: 'white' }], 'black'), 'glad');
  assert.equal(moodAfter([placed], 'black'), '');
  assert.equal(moodAfter([took], null), '', 'nobody looks on where two play');
});

test('the headline says whose turn it is, else that the board is counted, else who has won', () => {
  const turn = { color: 'black', text: 'Black to move' };
  assert.equal(headline({ turn }), 'Black to move');
  assert.equal(headline({ turn: null, counting: { title: 'Count the score' } }), 'Count the score');
  assert.equal(headline({ turn: null, counting: null, result: { title: 'White wins' } }), 'White wins');
});
