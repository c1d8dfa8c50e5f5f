import assert from 'node:assert/strict';
import test from 'node:test';
import { lostBy, tellLost } from '../../../static/js/puzzles/lost.js';
import { written } from '../page.js';

const lost = (help, tries) => lostBy({ help, tries });

test('without help and without a miss no star is lost', () => {
  assert.equal(lost(0, 0), '');
});

test('a hint costs a star, and so does a miss', () => {
  assert.equal(lost(1, 0), 'lost_hint');
  assert.equal(lost(1, 1), 'lost_miss');
  assert.equal(lost(1, 2), 'lost_misses');
});

test('the answer costs two, asked for or shown after the third miss', () => {
  assert.equal(lost(2, 0), 'lost_shown');
  assert.equal(lost(2, 2), 'lost_shown');
  assert.equal(lost(2, 3), 'lost_third');
});

test('of a move that is nearly right it is said already what is lost', () => {
  assert.equal(lostBy({ help: 1, tries: 0, feedback: { sound: true } }), '');
  assert.equal(lostBy({ help: 1, tries: 1, feedback: { sound: true } }), 'lost_miss');
});

test('it is said beside the stars of what is solved, and only where a star was lost', () => {
  const said = [];
  const root = { querySelector: () => ({ after: (made) => said.push(written(made)) }) };
  const words = { lost_hint: 'You had a hint.' };
  tellLost(root, words, { help: 1, tries: 0, solved: false });
  tellLost(root, words, { help: 0, tries: 0, solved: true });
  tellLost(root, words, { help: 1, tries: 0, solved: true });
  assert.deepEqual(said, ['<p class="lost">You had a hint.</p>']);
});
