// What goes on beside a drill.

import assert from 'node:assert/strict';
import test from 'node:test';

import { clock } from '../../../static/js/practise/run.js';

test('a time is told in minutes and seconds', () => {
  assert.equal(clock(0), '0:00');
  assert.equal(clock(9_999), '0:09');
  assert.equal(clock(83_000), '1:23');
  assert.equal(clock(3_600_000), '60:00');
});
