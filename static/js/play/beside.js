// The words and numbers beside the board of a game: whose turn it is, and each side's number. Pieces that a move takes are
// counted there, with a sound, when the last of them has left the board.

import { card, fragment, make } from '../common/dom.js';
import { feel } from '../common/feel.js';
import { find, findAll } from '../common/find.js';

const LIFTED = 450; // ms until taken pieces have left the board

/**
 * The squares that a move empties.
 * @param {Changes} [changes]
 */
export const emptied = (changes) => changes?.['.'] ?? [];

const WIDE = '(min-width: 56rem), (min-width: 40rem) and (orientation: landscape)'; // the words are beside the board

/**
 * The feedback on a move: one word below its first sentence opens the rest, so that the board stays in its place.
 * @param {Parameters<typeof card<Html>>[0] & { verdict: string }} said
 * @param {string} more
 */
export function reason(said, more) {
  const made = card(said, said.verdict, fragment);
  if (made.querySelector('.lines')) {
    const rest = [...made.children].slice(1);
    made.append(make('details', { class: 'why', open: matchMedia(WIDE).matches }, make('summary', {}, more), ...rest));
  }
  return made;
}

/**
 * Whose turn it is, that the board is counted, or who has won.
 * @param {GameView} game
 */
export const headline = ({ turn, counting, result }) => turn?.text || counting?.title || result?.title || '';

/**
 * Ring the side whose turn it is, or neither.
 * @param {ParentNode} form
 * @param {string} [color]
 */
export const ring = (form, color) => findAll(form, '.side').forEach((side, i) => side.classList.toggle('moves', color === ['black', 'white'][i]));

/**
 * Write the numbers beside both sides, and what they count.
 * @param {ParentNode} form
 * @param {Partial<Record<Side, number | string>>} counts
 * @param {string} [unit]
 */
export function tally(form, counts, unit) {
  Object.entries(counts).forEach(([color, n]) => { find(form, `[data-discs=${color}]`).textContent = `${n}`; });
  const place = form.querySelector('[data-unit]');
  if (unit && place) place.textContent = unit;
}

/**
 * Write how many pieces both sides have on the board.
 * @param {ParentNode} form
 * @param {string} cells
 */
export const count = (form, cells) => tally(form, { black: cells.split('X').length - 1, white: cells.split('O').length - 1 });

/**
 * Write the count of a side's taken pieces, `n` in all.
 * @param {ParentNode} form
 * @param {Side} color
 * @param {number} n
 * @param {boolean} still
 */
export function countTaken(form, color, n, still) {
  setTimeout(() => feel('take'), still ? 0 : LIFTED / 3);
  setTimeout(() => {
    tally(form, { [color]: n });
    if (!still) find(form, `[data-discs=${color}]`).animate([{ scale: 1 }, { scale: 1.7, offset: 0.3 }, { scale: 1 }], 500);
  }, still ? 0 : LIFTED);
}

/**
 * The face of the opponent after these moves: it bows when stones of its own were taken, and is glad of those it took.
 * @param {Pick<PlayedView, 'color' | 'changes'>[]} moves
 * @param {Side | null} you
 */
export function moodAfter(moves, you) {
  const taker = moves.filter(({ changes }) => emptied(changes).length).at(-1);
  if (!taker || !you) return '';
  return taker.color === you ? 'beaten' : 'glad';
}
