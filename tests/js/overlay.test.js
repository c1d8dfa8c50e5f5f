// A feature drawn over the board, and its legend.

import assert from 'node:assert/strict';
import test from 'node:test';

import { legend, overlaid } from '../../static/js/overlay.js';

const VIEW = {
  overlay: {
    marks: [{ square: 'b1', kind: 'odd', text: '3' }, { square: 'c1', kind: 'frontier', text: '' }],
    legend: [{ kind: 'odd', say: 7, squares: ['b1 3'] }],
  },
};
const middle = (square) => [square.charCodeAt(0), 5];

test('every mark stands in the middle of its square, with its number where it has one', () => {
  const drawn = overlaid(VIEW, middle);
  assert.equal(drawn.match(/<use/g).length, 2);
  assert.match(drawn, /href="#o-odd" x="98" y="5"/);
  assert.deepEqual(drawn.match(/<text.*?<\/text>/g), ['<text class="o-text" x="98" y="6">3</text>']);
});

test('the legend shows the shape, says what it means, and names the squares to those who cannot see them', () => {
  assert.equal(legend(VIEW, (said) => `sentence ${said}`), '<li><svg viewBox="-6 -6 12 12" aria-hidden="true"><use href="#o-odd"/></svg><span>sentence 7<span class="vh">: b1 3</span></span></li>');
});

test('a board without an overlay has neither', () => {
  assert.deepEqual([overlaid({}, middle), legend({ overlay: null }, String)], ['', '']);
});
