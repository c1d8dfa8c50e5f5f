// Answers wait until the server has them, whatever the network and the browser's storage do.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createOutbox, newId } from '../../static/js/outbox.js';

function memory(start = {}) {
  const kept = { ...start };
  return { kept, getItem: (key) => kept[key] || null, setItem: (key, value) => { kept[key] = value; } };
}

function outbox(replies, storage = memory()) {
  const sent = [];
  const told = [];
  const box = createOutbox({
    url: '/en/progress', key: 'box', storage: () => storage, tell: (waiting) => told.push(waiting),
    send: async (url, { body }) => {
      sent.push(JSON.parse(body).answers.map(({ id }) => id));
      const status = replies.shift();
      if (!status) throw new TypeError('no network');
      return { status };
    },
  });
  return { box, sent, told, waiting: () => JSON.parse(storage.kept.box || '[]').map(({ id }) => id) };
}

test('an answer is sent at once and then forgotten', async () => {
  const { box, sent, told, waiting } = outbox([200]);
  await box.add({ id: 'a' });
  assert.deepEqual([sent, told, waiting()], [[['a']], [false], []]);
});

test('without a network answers wait, and go together when it is back', async () => {
  const { box, sent, told, waiting } = outbox([0, 0, 200]);
  await box.add({ id: 'a' });
  await box.add({ id: 'b' });
  assert.deepEqual(waiting(), ['a', 'b']);
  await box.flush();
  assert.deepEqual([sent.at(-1), told, waiting()], [['a', 'b'], [true, true, false], []]);
});

test('answers that waited when the page was closed are sent by the next page', async () => {
  const { box, sent } = outbox([200], memory({ box: '[{"id":"old"}]' }));
  await box.flush();
  assert.deepEqual(sent, [['old']]);
});

test('a busy or failing server gets the answer again, one that refuses it does not', async () => {
  for (const status of [503, 500, 429, 403]) {
    const { box, waiting } = outbox([status]);
    await box.add({ id: 'a' });
    assert.deepEqual(waiting(), ['a'], `${status}`);
  }
  const { box, waiting } = outbox([400]);
  await box.add({ id: 'a' });
  assert.deepEqual(waiting(), []);
});

test('an answer given while others are on their way is sent after them', async () => {
  const { box, sent, waiting } = outbox([200, 200]);
  await Promise.all([box.add({ id: 'a' }), box.add({ id: 'b' })]);
  assert.deepEqual([sent, waiting()], [[['a'], ['b']], []]);
});

test('damaged or forbidden storage costs nothing but memory', async () => {
  const damaged = outbox([200], memory({ box: '{nonsense' }));
  await damaged.box.add({ id: 'a' });
  assert.deepEqual(damaged.sent, [['a']]);
  const forbidden = outbox([0, 200], { kept: {}, getItem() { throw new Error('denied'); }, setItem() { throw new Error('denied'); } });
  await forbidden.box.add({ id: 'a' });
  await forbidden.box.flush();
  assert.deepEqual(forbidden.sent, [['a'], ['a']]);
});

test('only the last two hundred answers are kept', async () => {
  const { box, waiting } = outbox([], memory({ box: JSON.stringify(Array.from({ length: 205 }, (_, id) => ({ id }))) }));
  await box.add({ id: 'new' });
  assert.equal(waiting().length, 200);
  assert.equal(waiting().at(-1), 'new');
});

test('ids are random and look as the server wants them', () => {
  assert.match(newId(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(newId(), newId());
});
