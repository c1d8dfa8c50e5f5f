// Keeps the board on a phone in its place from one try to the next.

/** @typedef {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>} Box */

/**
 * How much of the place above the buttons is empty and only reserved.
 * @param {Box} board
 * @param {Box | undefined} last what was said last
 * @param {Box} actions
 */
export const spareOf = (board, last, actions) => (
  actions.left >= board.right ? 0 : Math.max(0, actions.top - (last ?? board).bottom));

/**
 * Reserve the height of a page, so that neither board nor buttons move when sentences go. Reserved room is given up if it
 * would push the buttons below the screen.
 * @param {HTMLElement} play
 * @param {number} spare
 */
export function hold(play, spare) {
  const below = Math.max(0, play.getBoundingClientRect().bottom - innerHeight);
  play.style.minHeight = `${play.offsetHeight - Math.floor(Math.min(spare, below))}px`;
}

/**
 * Give up the reserved room, for another step; returns whether there was any.
 * @param {HTMLElement} play
 */
export function release(play) {
  const held = play.style.minHeight !== '';
  play.style.minHeight = '';
  return held;
}
