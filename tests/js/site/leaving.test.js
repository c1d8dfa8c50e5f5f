import assert from 'node:assert/strict';
import test from 'node:test';
import { createWay } from '../../../static/js/site/leaving.js';

function walker(answers) {
  const log = [];
  const timers = [];
  const way = createWay({
    send: async (url) => {
      if (!answers.shift()) throw new TypeError(url);
      return { headers: { get: () => null } };
    },
    tell: (waiting) => log.push(waiting ? 'waits' : 'stays'),
    open: (url) => log.push(url),
    online: () => true,
    later: (next) => timers.push(next),
  });
  return { way, log, timers };
}

test('with a network a link is followed at once', async () => {
  const { way, log } = walker([true]);
  await way.go('/a');
  assert.deepEqual(log, ['/a']);
});

test('without one the page says so, and goes on when the network is back', async () => {
  const { way, log } = walker([false, true]);
  await way.go('/a');
  assert.deepEqual(log, ['waits']);
  await way.retry();
  assert.deepEqual(log, ['waits', '/a']);
});

test('it asks again by itself', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go('/a');
  await timers.pop()();
  assert.deepEqual(log, ['waits', '/a']);
});

test('who goes on here is not led away when the network is back', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go('/a');
  way.stay();
  await way.retry();
  await timers.pop()();
  assert.deepEqual(log, ['waits', 'stays']);
});

test('the link that was tapped last is the one that is followed', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go('/a');
  await way.go('/b');
  await timers.pop()();
  assert.deepEqual(log, ['waits', '/b']);
});
