// News of a board come late and in another order than they were sent: no screen goes back in time.

import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';

import { follow } from '../../../static/js/demo/live.js';

const settle = () =>
  new Promise((done) => {
    setImmediate(done);
  });
const answer = (body) => ({ status: body ? 200 : 204, headers: new Headers(), json: async () => body });

let streams;
let asked; // what is asked, each with the function that answers it

class Stream {
  constructor() {
    streams.push(this);
    this.named = {};
  }

  addEventListener(name, hear) {
    this.named[name] = hear;
  }

  close() {
    this.closed = true;
  }

  send(state) {
    this.onmessage({ data: JSON.stringify(state) });
  }
}

beforeEach(() => {
  streams = [];
  asked = [];
  const silent = { addEventListener() {} };
  Object.assign(globalThis, {
    window: { EventSource: Stream },
    EventSource: Stream,
    document: silent,
    addEventListener() {},
    setTimeout: () => 0,
    clearTimeout() {},
    fetch: (url) =>
      new Promise((done) => {
        asked.push({
          url,
          reply: (body) => {
            done(answer(body));
            return settle();
          },
        });
      }),
  });
});

function screen(version) {
  const shown = [];
  const votes = [];
  const ask = follow({ state: '/state', events: '/events', votes: '/votes' }, version, {
    onState: (state) => shown.push(state.version),
    onVotes: (told) => votes.push(told),
    onLink() {},
  });
  streams[0].onopen();
  return { shown, votes, ask, stream: streams[0] };
}

test('an answer that comes after two newer boards changes nothing', async () => {
  const { shown, ask, stream } = screen(5);
  ask();
  stream.send({ version: 6 });
  stream.send({ version: 7 });
  await asked[0].reply({ version: 6 });
  assert.deepEqual(shown, [6, 7]);
});

test('a board that is sent after a newer one changes nothing, and the newest is asked for', async () => {
  const { shown, stream } = screen(5);
  stream.send({ version: 7 });
  stream.send({ version: 6 });
  await asked[0].reply(null);
  assert.deepEqual(shown, [7]);
  assert.deepEqual(
    asked.map(({ url }) => url),
    ['/state?after=7'],
  );
});

test('a board that was put back from a backup is taken, and what came after it', async () => {
  const { shown, stream } = screen(57);
  stream.send({ version: 40 });
  stream.send({ version: 41 });
  assert.deepEqual(shown, []);
  await asked[0].reply({ version: 40 });
  await asked[1].reply({ version: 40 });
  await asked[2].reply({ version: 41 });
  assert.deepEqual(shown, [40, 41]);
});

test('votes that were asked for do not cover those that were sent later', async () => {
  const { votes, ask, stream } = screen(5);
  stream.onerror();
  await settle();
  await asked[0].reply(null);
  assert.equal(asked[1].url, '/votes');
  ask();
  await asked[2].reply(null);
  await asked[3].reply({ answered: ['a', 'b'] });
  await asked[1].reply({ answered: ['a'] });
  assert.deepEqual(votes, [{ answered: ['a', 'b'] }]);
});

test('while a stream is being opened again, an answer that comes says so, and one asks on', async () => {
  const links = [];
  let later;
  globalThis.setTimeout = (call, after) => {
    if (after >= 2000 && after <= 3000) later = call;
    return 0;
  };
  const ask = follow({ state: '/state', events: '/events' }, 5, { onState() {}, onLink: (how) => links.push(how) });
  Object.assign(streams[0], { OPEN: 1, readyState: 0 });
  ask();
  await asked[0].reply(null);
  assert.deepEqual(links, ['polling']);
  later();
  assert.equal(asked.length, 2);
});
