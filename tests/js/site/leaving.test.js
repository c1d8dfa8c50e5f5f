import assert from 'node:assert/strict';
import test from 'node:test';
import { createWay, sendsAway } from '../../../static/js/site/leaving.js';

function walker(answers) {
  const log = [];
  const timers = [];
  const way = createWay({
    send: async (url, { method }) => {
      assert.equal(method, 'HEAD');
      if (!answers.shift()) throw new TypeError(url);
    },
    tell: (waiting) => log.push(waiting ? 'waits' : 'stays'),
    online: () => true,
    later: (next) => timers.push(next),
  });
  return { way, log, timers };
}

test('with a network a link is followed at once', async () => {
  const { way, log } = walker([true]);
  await way.go(() => log.push('/a'));
  assert.deepEqual(log, ['/a']);
});

test('without one the page says so, and goes on when the network is back', async () => {
  const { way, log } = walker([false, true]);
  await way.go(() => log.push('/a'));
  assert.deepEqual(log, ['waits']);
  await way.retry();
  assert.deepEqual(log, ['waits', '/a']);
});

test('it asks again by itself', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go(() => log.push('/a'));
  await timers.pop()();
  assert.deepEqual(log, ['waits', '/a']);
});

test('who goes on here is not led away when the network is back', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go(() => log.push('/a'));
  way.stay();
  await way.retry();
  await timers.pop()();
  assert.deepEqual(log, ['waits', 'stays']);
});

test('the link that was tapped last is the one that is followed', async () => {
  const { way, log, timers } = walker([false, true]);
  await way.go(() => log.push('/a'));
  await way.go(() => log.push('/b'));
  await timers.pop()();
  assert.deepEqual(log, ['waits', '/b']);
});

/** A press on the button of a form, as a browser tells it. */
function sending({ form = {}, button = {}, within = null, ...event } = {}) {
  const holds = (attributes) => ({ getAttribute: (name) => attributes[name] ?? null });
  const target = {
    ...holds(form),
    requestSubmit() {
      /* sends it again */
    },
    closest: () => within,
  };
  return { target, submitter: holds(button), defaultPrevented: false, ...event };
}

test('a form that leads to another page of ours waits, whatever its method', () => {
  globalThis.location = { href: 'http://tutor/en/', origin: 'http://tutor' };
  for (const form of [{}, { action: '/en/play/', method: 'post' }, { action: '?tap=e3', method: 'get' }]) {
    const event = sending({ form });
    assert.equal(sendsAway(event), event.target);
  }
});

test('what a script sends, what a lesson asks, and what leads elsewhere does not', () => {
  globalThis.location = { href: 'http://tutor/en/', origin: 'http://tutor' };
  for (const event of [
    { defaultPrevented: true },
    { within: 'a lesson' },
    { form: { action: 'http://elsewhere/' } },
    { form: { target: '_blank' } },
    { form: { method: 'dialog' } },
    { button: { formaction: 'http://elsewhere/' } },
    { button: { formtarget: '_blank' } },
  ])
    assert.equal(sendsAway(sending(event)), null);
});
