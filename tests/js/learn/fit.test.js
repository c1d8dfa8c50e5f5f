import assert from 'node:assert/strict';
import test from 'node:test';
import { shiftOf, widthOf } from '../../../static/js/learn/fit.js';

test('a board whose buttons are seen keeps its width', () => {
  assert.equal(widthOf(360, 700, 740, false, 318), 360);
});

test('a board gives as much as its buttons lack', () => {
  assert.equal(widthOf(360, 770, 740, false, 318), 330);
});

test('a board is never too small for a thumb', () => {
  assert.equal(widthOf(360, 900, 740, false, 318), 318);
});

test('a small board gives more before its squares are too small for a thumb', () => {
  assert.equal(widthOf(360, 840, 740, false, 245), 260);
  assert.equal(widthOf(360, 870, 740, false, 245), 245);
});

test('a board that is only looked at gives more, and never all', () => {
  assert.equal(widthOf(360, 840, 740, true, 318), 260);
  assert.equal(widthOf(360, 1200, 740, true, 318), 216);
  assert.equal(widthOf(200, 1200, 740, true, 318), 200);
});

const at = (top, bottom) => ({ top, bottom });

test('nothing moves where what was said and the way on are seen', () => {
  assert.equal(shiftOf([at(90, 130), at(150, 500), at(510, 600), at(620, 690)], 740), 0);
});

test('what was said below the screen comes into sight, and the board stays whole', () => {
  assert.equal(shiftOf([at(90, 130), at(150, 510), at(520, 800), at(800, 872)], 740), 90);
  assert.equal(shiftOf([at(90, 130), at(150, 510), at(520, 990), at(990, 1062)], 740), 150);
});

test('the way on comes along, but never takes the question away', () => {
  assert.equal(shiftOf([at(90, 130), at(150, 510), at(520, 735), at(735, 800)], 740), 60);
  assert.equal(shiftOf([at(20, 60), at(80, 510), at(520, 735), at(735, 800)], 740), 20);
});

test('the way on comes along as far as the board, once the question is answered', () => {
  assert.equal(shiftOf([at(80, 510), at(80, 510), at(520, 735), at(735, 800)], 740), 60);
  assert.equal(shiftOf([at(80, 510), at(80, 510), at(520, 735), at(800, 872)], 740), 80);
});

test('the first line is seen wherever the board lies, also when it has left above', () => {
  assert.equal(shiftOf([at(10, 50), at(60, 500), at(760, 900), at(900, 972)], 740), 68);
  assert.equal(shiftOf([at(-300, -200), at(-190, -60), at(-50, 60), at(60, 132)], 740), -50);
});

test('what would be said under a board that stays in sight comes out below it', () => {
  const wide = (top, bottom) => ({ top, bottom, left: 0, right: 360 });
  assert.equal(shiftOf([wide(-90, -50), wide(0, 360), wide(100, 250), wide(600, 672)], 740), -260);
  assert.equal(shiftOf([wide(-90, -50), wide(0, 360), wide(376, 500), wide(600, 672)], 740), 0);
});

test('beside a board, on a wide window, nothing is under it', () => {
  const board = { top: 40, bottom: 680, left: 0, right: 640 };
  const beside = (top, bottom) => ({ top, bottom, left: 680, right: 1200 });
  assert.equal(shiftOf([beside(60, 90), board, beside(120, 300), beside(320, 380)], 800), 0);
});
