// What was typed is filled in again until it was taken.

import assert from 'node:assert/strict';
import test from 'node:test';

import { clear, fill, nameOf, read, valuesOf, wanted, write } from '../../../static/js/site/drafts.js';
import { device } from '../device.js';

const typed = (name, value = '', shown = value) => ({ name, type: 'text', value, defaultValue: shown });
const choice = (name, value, checked) => ({ name, type: 'radio', value, checked, defaultChecked: checked });

test('a draft belongs to its form in every language, and what was sent is taken unless the reader comes back', () => {
  assert.equal(nameOf('/th/class/7/names', 'th', 0), nameOf('/zh-Hans/class/7/names', 'zh-Hans', 0));
  assert.notEqual(nameOf('/th/class/7/names', 'th', 0), nameOf('/th/class/7/names', 'th', 1));
  const draft = { sent: false, fields: { names: ['Mali'] } };
  assert.deepEqual(wanted(draft, false), { names: ['Mali'] });
  assert.equal(wanted({ ...draft, sent: true }, false), null);
  assert.deepEqual(wanted({ ...draft, sent: true }, true), { names: ['Mali'] });
  assert.equal(wanted(undefined, true), null);
});

test('several forms are kept, the one touched last as the last; each is forgotten alone', () => {
  const storage = device();
  ['/a#0', '/b#0', '/a#0'].forEach((name) => write(name, { sent: false, fields: { at: [name] } }, storage));
  assert.deepEqual(Object.keys(read(storage)), ['/b#0', '/a#0']);
  write('/b#0', null, storage);
  assert.deepEqual(Object.keys(read(storage)), ['/a#0']);
  for (let n = 0; n < 20; n += 1) write(`/${n}#0`, { sent: false, fields: {} }, storage);
  assert.equal(Object.keys(read(storage)).length, 8);
});

test('a form that stands aside is kept, but is never the one touched last, and goes first where there is no room', () => {
  const storage = device();
  const typed = { sent: false, fields: { name: ['4b'] } };
  write('/class/#0', typed, storage);
  write('/teacher/sign-in#0', typed, storage, true);
  assert.deepEqual(Object.keys(read(storage)), ['/teacher/sign-in#0', '/class/#0']);
  for (let n = 0; n < 7; n += 1) write(`/${n}#0`, typed, storage);
  assert.equal(Object.keys(read(storage))[0], '/class/#0');
  write('/teacher/sign-in#0', typed, storage, true);
  assert.deepEqual([Object.keys(read(storage)).length, Object.keys(read(storage)).at(-1)], [8, '/6#0']);
});

test('who signs out leaves nothing to the next', () => {
  const storage = device();
  write('/class/#0', { sent: false, fields: { name: ['4b'] } }, storage);
  clear(storage);
  assert.deepEqual(read(storage), {});
  clear(() => {
    throw new Error('forbidden');
  });
});

test('what is kept is bounded, and damage makes no trouble', () => {
  const storage = device();
  write('/#0', { sent: false, fields: { names: ['Mali'] } }, storage);
  write('/#1', { sent: false, fields: { names: ['x'.repeat(200_000)] } }, storage);
  assert.deepEqual(read(storage), {});
  for (const damaged of ['{"path":3', '{"/#0":null}', '{"/#0":{"fields":3}}', '3', 'null']) {
    storage().setItem('drafts', damaged);
    assert.deepEqual(read(storage), {});
  }
  assert.deepEqual(
    read(() => {
      throw new Error('forbidden');
    }),
    {},
  );
});

test('words, choices and fields of one name come back to their places', () => {
  const left = [typed('title', 'Where?'), choice('side', 'black', false), choice('side', 'white', true), typed('wall', 'th'), typed('wall', 'lo')];
  const kept = valuesOf(left);
  assert.deepEqual(kept, { title: ['Where?'], side: ['white'], wall: ['th', 'lo'] });
  const fresh = [typed('title'), choice('side', 'black', true), choice('side', 'white', false), typed('wall'), typed('wall')];
  assert.equal(fill(fresh, kept), true);
  assert.deepEqual(valuesOf(fresh), kept);
  assert.equal(fill(fresh, kept), false);
});

test('what somebody is at already stays', () => {
  const field = typed('title', 'New', '');
  assert.equal(fill([field], { title: ['Old'] }), false);
  assert.equal(field.value, 'New');
  assert.equal(fill([typed('title')], { title: 'damaged' }), false);
});
