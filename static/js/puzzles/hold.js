// Keeps the board of a phone where it lies from one try to the next.

/** @typedef {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>} Box */

/**
 * How much of the place above the buttons is only held: nothing is said there.
 * @param {Box} board
 * @param {Box | undefined} last what was said last
 * @param {Box} actions
 */
export const spareOf = (board, last, actions) => (
  actions.left >= board.right ? 0 : Math.max(0, actions.top - (last ?? board).bottom));

/**
 * Hold the height of a page: what was said may go, and neither board nor buttons move. What is only held gives way where
 * the buttons would be below the screen for it.
 * @param {HTMLElement} play
 * @param {number} spare
 */
export function hold(play, spare) {
  const below = Math.max(0, play.getBoundingClientRect().bottom - innerHeight);
  play.style.minHeight = `${play.offsetHeight - Math.floor(Math.min(spare, below))}px`;
}

/**
 * Let go of it, for another step.
 * @param {HTMLElement} play
 */
export function release(play) {
  play.style.minHeight = '';
}
