// What was typed is filled in again until it was taken.

import assert from 'node:assert/strict';
import test from 'node:test';

import { pathOf, read, wanted, write } from '../../static/js/drafts.js';

function device() {
  const values = {};
  return () => ({ getItem: (key) => values[key] ?? null, setItem: (key, value) => { values[key] = value; }, removeItem: (key) => { delete values[key]; } });
}

test('a draft belongs to its page in every language, and what was sent is taken unless the reader comes back', () => {
  const path = pathOf('/th/class/7/names', 'th');
  assert.equal(path, pathOf('/zh-Hans/class/7/names', 'zh-Hans'));
  const draft = { path, sent: false, fields: { names: 'Mali' } };
  assert.deepEqual(wanted(draft, path, false), { names: 'Mali' });
  assert.equal(wanted(draft, '/class/8/names', false), null);
  assert.equal(wanted({ ...draft, sent: true }, path, false), null);
  assert.deepEqual(wanted({ ...draft, sent: true }, path, true), { names: 'Mali' });
  assert.equal(wanted(null, path, true), null);
});

test('what is kept is bounded, and damage makes no trouble', () => {
  const storage = device();
  write({ path: '/', sent: false, fields: { names: 'Mali' } }, storage);
  assert.equal(read(storage).fields.names, 'Mali');
  write({ path: '/', sent: false, fields: { names: 'x'.repeat(200_000) } }, storage);
  assert.equal(read(storage), null);
  storage().setItem('draft', '{"path":3');
  assert.equal(read(storage), null);
  assert.equal(read(() => { throw new Error('forbidden'); }), null);
});
