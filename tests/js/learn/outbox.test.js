// Answers wait until the server has them, whatever the network and the browser's storage do.

import assert from 'node:assert/strict';
import test from 'node:test';

import { createOutbox, newId } from '../../../static/js/learn/outbox.js';

function memory(start = {}) {
  const kept = { ...start };
  return {
    kept,
    getItem: (key) => kept[key] || null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

function outbox(replies, storage = memory(), reader = '') {
  const sent = [];
  const readers = [];
  const stale = [];
  const told = [];
  const pauses = [];
  const box = createOutbox({
    url: '/en/progress',
    key: 'box',
    storage: () => storage,
    tell: (waiting) => told.push(waiting),
    later: (_, pause) => pauses.push(pause / 1000),
    reader: () => reader,
    stale: () => stale.push(true),
    send: async (_, { body }) => {
      readers.push(JSON.parse(body).reader);
      sent.push(JSON.parse(body).answers.map(({ id }) => id));
      const status = replies.shift();
      if (!status) throw new TypeError('no network');
      return { status };
    },
  });
  return { box, sent, told, pauses, readers, stale, waiting: () => JSON.parse(storage.kept.box || '[]').map(({ id }) => id) };
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
  const forbidden = outbox([0, 200], {
    kept: {},
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  await forbidden.box.add({ id: 'a' });
  await forbidden.box.flush();
  assert.deepEqual(forbidden.sent, [['a'], ['a']]);
});

test('storage that takes nothing costs nothing but memory', async () => {
  const full = outbox([0, 200], {
    kept: {},
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  });
  await full.box.add({ id: 'a' });
  await full.box.flush();
  assert.deepEqual(full.sent, [['a'], ['a']]);
});

test('storage that holds something else is passed over', async () => {
  for (const box of ['{}', '5', '"abc"', '[1,null,{"no":"id"}]', 'null']) {
    const strange = outbox([200], memory({ box }));
    await strange.box.add({ id: 'a' });
    assert.deepEqual(strange.sent, [['a']], box);
  }
});

test('however many wait, none is lost, and the server gets no more at once than it takes', async () => {
  const many = Array.from({ length: 405 }, (_, i) => ({ id: `${i}` }));
  const { box, sent, waiting } = outbox([200, 200, 200], memory({ box: JSON.stringify(many) }));
  await box.add({ id: 'new' });
  assert.deepEqual(
    sent.map((ids) => ids.length),
    [200, 200, 6],
  );
  assert.deepEqual(sent.flat(), [...many.map(({ id }) => id), 'new']);
  assert.deepEqual(waiting(), []);
});

test('what could not be sent is tried again by itself, less and less often', async () => {
  const { box, pauses } = outbox([503, 0, 500, 503]);
  await box.add({ id: 'a' });
  await box.flush();
  await box.flush();
  await box.flush();
  assert.deepEqual(pauses, [5, 15, 60, 60]);
});

test('an answer that another page left in the storage meanwhile is not overwritten', async () => {
  const storage = memory();
  const { box, waiting } = outbox([0], storage);
  await box.add({ id: 'a' });
  storage.kept.box = JSON.stringify([{ id: 'other' }, ...JSON.parse(storage.kept.box)]);
  await box.add({ id: 'b' });
  assert.deepEqual(waiting(), ['other', 'a', 'b']);
});

test('answers of another learner of this device wait until that one is here', async () => {
  const storage = memory();
  const mali = outbox([0, 200], storage, 'mali');
  await mali.box.add({ id: 'a', at: new Date().toISOString() });
  const noy = outbox([200], storage, 'noy');
  await noy.box.add({ id: 'b' });
  assert.deepEqual([noy.sent, noy.readers, noy.waiting()], [[['b']], ['noy'], ['a']]);
  await noy.box.flush();
  assert.equal(noy.sent.length, 1, 'there is nothing of hers');
  const again = outbox([200], storage, 'mali');
  await again.box.flush();
  assert.deepEqual([again.sent, again.readers, again.waiting()], [[['a']], ['mali'], []]);
});

test('answers from before they bore a mark, and those of a stranger, go with whoever is here', async () => {
  const storage = memory({ box: '[{"id":"old"}]' });
  const stranger = outbox([0], storage);
  await stranger.box.add({ id: 'a' });
  const { box, sent, waiting } = outbox([200], storage, 'mali');
  await box.flush();
  assert.deepEqual([sent, waiting()], [[['old', 'a']], []]);
});

test('a page that was made for another learner keeps the answers and is made anew', async () => {
  const { box, waiting, told, pauses, stale } = outbox([409], memory(), 'mali');
  await box.add({ id: 'a' });
  assert.deepEqual([waiting(), told, pauses, stale], [['a'], [], [], [true]]);
});

test('what others left here does not wait for ever', async () => {
  const day = 24 * 3600 * 1000;
  const at = (days) => new Date(Date.now() - days * day).toISOString();
  const left = [
    { id: 'long ago', reader: 'noy', at: at(61) },
    { id: 'lately', reader: 'noy', at: at(59) },
  ];
  const { box, waiting } = outbox([0], memory({ box: JSON.stringify(left) }), 'mali');
  await box.add({ id: 'own', at: at(61) });
  assert.deepEqual(waiting(), ['lately', 'own']);
});

test('ids are random and look as the server wants them', () => {
  assert.match(newId(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(newId(), newId());
});
