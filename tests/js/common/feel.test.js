// The one switch of sound and vibration: what was chosen, what holds before, and in a class.

import assert from 'node:assert/strict';
import test from 'node:test';

import { chosen, hush, isOn, turn } from '../../../static/js/common/feel.js';
import { device } from '../device.js';

test('it is on until somebody switches it off, and what was chosen is kept', () => {
  const storage = device();
  assert.deepEqual([chosen(storage), isOn(storage)], [null, true]);
  turn(false, storage);
  assert.deepEqual([chosen(storage), isOn(storage)], [false, false]);
  turn(true, storage);
  assert.equal(isOn(storage), true);
});

test('what was chosen for games before there was one switch holds until it is chosen anew', () => {
  const storage = device({ sound: 'off' });
  assert.equal(isOn(storage), false);
  turn(true, storage);
  assert.equal(isOn(storage), true);
});

test('in a class it is off at first, and a choice made before stays', () => {
  const newcomer = device();
  hush(newcomer);
  assert.equal(isOn(newcomer), false);
  const listener = device();
  turn(true, listener);
  hush(listener);
  assert.equal(isOn(listener), true);
});

test('a device that keeps nothing makes no trouble', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  assert.equal(isOn(forbidden), true);
  assert.equal(turn(false, forbidden), false);
});
