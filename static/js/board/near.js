// A large board on a small phone: the first tap shows the part around it enlarged, the second tap counts. With keys one
// taps once. tutor/web/board/board_zoom.py does the same without scripts.

import { discs } from './board.js';
import { make, svg } from '../common/dom.js';
import { findAll } from '../common/find.js';

export const SIDE = 7; // columns and rows that are shown: on a screen 320 px wide each square is 45 px wide
const LARGE = 12;
const FINGER = 44; // px that a finger needs
const POINTER = 30;
const UNIT = 10;

/**
 * The first column or row of the part around `place`.
 * @param {number} place
 * @param {number} places
 */
export const firstOf = (place, places) => Math.min(Math.max(place - (SIDE >> 1), 0), places - SIDE);

/**
 * Handle the taps of a board before `onTap` gets them; `whole()` shows the whole board again.
 * `sides` names rows and columns, `view()` returns what is drawn now, `show(card)` puts a card beside the board.
 * @param {HTMLElement} element
 * @param {{ sides: BoardView, view: () => BoardView, onTap: (square: string) => void, show: (card: HTMLElement) => void, words: Record<string, string> }} hands
 */
export function fromNear(element, { sides: { columns, rows }, view, onTap, show, words }) {
  const drawing = /** @type {SVGSVGElement} */ (element.querySelector('svg'));
  const all = drawing.getAttribute('viewBox') ?? '';
  let byHand = false;
  /** @type {HTMLElement | null} */
  let card = null;

  const isSmall = () => element.clientWidth / (columns.length + 0.8) < (matchMedia('(pointer: coarse)').matches ? FINGER : POINTER);

  function whole() {
    if (!card) return;
    card.remove();
    card = null;
    element.classList.remove('close-up');
    drawing.setAttribute('viewBox', all);
    drawing.querySelector('.inside')?.remove();
    findAll(element, '.squares [hidden]').forEach((one) => { one.hidden = false; });
  }

  /** @param {string} square */
  function open(square) {
    whole();
    const column = firstOf(columns.indexOf(square[0]), columns.length);
    const row = firstOf(rows.indexOf(square.slice(1)), rows.length);
    element.classList.add('close-up');
    drawing.setAttribute('viewBox', `${column * UNIT} ${row * UNIT} ${SIDE * UNIT} ${SIDE * UNIT}`);
    findAll(element, '.squares > div').forEach((line, y) => {
      line.hidden = y < row || y >= row + SIDE;
      [...line.children].forEach((cell, x) => { /** @type {HTMLElement} */ (cell).hidden = x < column || x >= column + SIDE; });
    });
    drawing.append(svg('g', { class: 'names inside' }, ...Array.from({ length: SIDE }, (_, n) => [
      svg('text', { x: (column + n) * UNIT + 5, y: row * UNIT + 2.4 }, columns[column + n]),
      svg('text', { class: 'row', x: column * UNIT + 0.6, y: (row + n) * UNIT + 5.9 }, rows[row + n]),
    ]).flat()));
    const back = make('button', { type: 'button', class: 'button' }, words.whole);
    back.addEventListener('click', whole);
    card = make('div', { class: 'card note near-card' }, map(column, row), make('div', {}, make('p', {}, words.near), back));
    show(card);
  }

  /**
   * The whole board in small, with the part that is shown; a tap on it shows another part.
   * @param {number} column
   * @param {number} row
   */
  function map(column, row) {
    const [width, height] = [columns.length * UNIT, rows.length * UNIT];
    const small = svg(
      'svg', { class: 'near-map', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true },
      svg('rect', { class: 'felt', width, height }), ...discs(view()),
      svg('rect', { class: 'lit', x: column * UNIT, y: row * UNIT, width: SIDE * UNIT, height: SIDE * UNIT }),
    );
    small.addEventListener('click', ({ clientX, clientY }) => {
      const box = small.getBoundingClientRect();
      const [x, y] = [(clientX - box.left) / box.width * columns.length, (clientY - box.top) / box.height * rows.length].map(Math.floor);
      if (columns[x] && rows[y]) open(columns[x] + rows[y]);
    });
    return make('div', { class: element.classList.contains('points') ? 'points' : '' }, small);
  }

  element.addEventListener('click', ({ detail }) => { byHand = detail > 0; }, true);
  element.addEventListener('keydown', ({ key }) => { if (/^(Arrow|Home|End|Escape)/.test(key)) whole(); }, true);
  addEventListener('resize', () => { if (!isSmall()) whole(); });

  /** @param {string} square */
  function tap(square) {
    if (!card && byHand && columns.length > LARGE && isSmall()) {
      open(square);
      return;
    }
    whole();
    onTap(square);
  }
  return { tap, whole };
}
