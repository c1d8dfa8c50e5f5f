import assert from 'node:assert/strict';
import test from 'node:test';
import { foldable, lackOf, newest, older, wholeAt } from '../../../static/js/puzzles/fold.js';

const card = (...parts) => ({ matches: () => false, querySelectorAll: () => parts });
const hint = (...parts) => ({ ...card(...parts), matches: (wanted) => wanted === '.old' });
const answer = (cards) => ({ querySelectorAll: () => cards });
const box = (top, bottom, left = 0, right = 360) => ({ top, bottom, left, right });
const places = { title: box(90, 130), board: box(150, 510), said: box(510, 700), actions: box(700, 772) };
const screen = { height: 740, scrolled: 0 };

test('what was not said last is folded first, each card from its end, and what a card says first stays, and why an answer is right', () => {
  assert.deepEqual(foldable(answer([card('move', 'why', 'line'), card('next', 'more')])), ['line', 'why', 'line', 'why', 'more']);
  assert.deepEqual(foldable(answer([card('miss', 'why', 'line'), hint('hint', 'more')])), ['more', 'line', 'why', 'more']);
  assert.deepEqual(foldable(answer([{ ...card('right', 'why', 'one', 'two'), matches: (wanted) => wanted.startsWith('.right') }])), ['two', 'one']);
  assert.deepEqual(foldable(answer([])), []);
});

test('of lines that are explained those with a number stay longest', () => {
  const line = (name, bare) => ({ name, matches: () => bare });
  const lines = [line('one'), line('two'), line('dots', true), line('edge', true)];
  const note = { ...card({ name: 'rule' }, ...lines), matches: (wanted) => wanted.startsWith('.note') };
  assert.deepEqual(
    foldable(answer([note])).map(({ name }) => name),
    ['edge', 'dots', 'rule', 'two'],
  );
});

test('what lacks is counted from what may leave the screen', () => {
  assert.equal(lackOf(places, 'top', screen), 32);
  assert.equal(lackOf(places, 'title', screen), -42);
  assert.equal(lackOf(places, 'board', screen), -118);
  assert.equal(lackOf({ ...places, legend: 40 }, 'board', screen), -78);
});

test('where the page has scrolled, its top is still counted', () => {
  assert.equal(lackOf(places, 'top', { height: 740, scrolled: 50 }), 82);
});

test('a question stops below the bar that lies over the top of the screen', () => {
  assert.equal(lackOf(places, 'title', { ...screen, covered: 58 }), 16);
  assert.equal(lackOf(places, 'board', { ...screen, covered: 58 }), -60);
});

test('beside a board nothing lacks', () => {
  assert.equal(lackOf({ ...places, said: box(60, 900, 680, 1200) }, 'top', screen), 0);
});

test('where the page stays where it is, what lacks is what lies below the screen', () => {
  assert.equal(lackOf(places, 'here', { height: 740, scrolled: 50 }), 32);
  assert.equal(lackOf(places, 'here', { height: 800, scrolled: 0 }), -28);
});

test('what is to be done stays, else why an answer is wrong, else what was said last: an old hint was there before it', () => {
  const cards = (...kinds) => kinds.map((kind) => ({ kind, matches: (wanted) => wanted === `.${kind}` }));
  const kinds = (found) => found.map(({ kind }) => kind);
  assert.deepEqual(kinds(older(cards('not-yet', 'old'))), ['old']);
  assert.deepEqual(kinds(older(cards('not-yet', 'hint'))), ['hint']);
  assert.deepEqual(kinds(older(cards('do-it', 'not-yet', 'hint'))), ['not-yet', 'hint']);
  assert.equal(newest(cards('old')).kind, 'old');
  assert.deepEqual(older([]), []);
});

test('the edge of the screen cuts no line: it comes back where there is room, and else it leaves', () => {
  const parts = [
    { top: -60, bottom: -16 },
    { top: -16, bottom: 8 },
    { top: 8, bottom: 40 },
  ];
  assert.equal(wholeAt(parts, 0, 20), -16);
  assert.equal(wholeAt(parts, 0, 10), 8);
  assert.equal(wholeAt([{ top: -16, bottom: 60 }], 0, 10), 0, 'the board would leave its place');
  assert.equal(wholeAt([{ top: -16, bottom: 60 }], 0, 10, 64), 60, 'nothing is left to answer');
  assert.equal(wholeAt(parts, 12, 100), -4);
  assert.equal(wholeAt(parts.slice(2), 0, 0), 0);
});
