// Draws the board of a step a little smaller if its answers or its buttons would begin below the first screen.

const CHOICE = 216; // px: the least width at which a board can be read

/**
 * The least width of a board whose squares are tapped: 36.1 px for each square, so that a thumb hits it, and 31 px for each
 * point; its frame takes 0.8 of a square.
 * @param {Element} board
 */
export const leastOf = (board) => (board.matches('.points') ? 31 : 36.1) * (board.querySelectorAll('.squares > :first-child > *').length + 0.8);

/**
 * How wide a board may be, so that what ends at `end` is seen as far as a thumb allows.
 * @param {number} width
 * @param {number} end
 * @param {number} screen
 * @param {unknown} choice whether the board is only looked at: nothing is asked, or the answers stand below it
 * @param {number} smallest how wide it has to be where it is tapped
 */
export function widthOf(width, end, screen, choice, smallest) {
  return Math.max(Math.min(width, choice ? CHOICE : smallest), width - Math.max(0, end - screen));
}

/**
 * How far to scroll to see what was said last: not at all if it is seen, and never so far that the board leaves, unless
 * its first line needs that. The buttons come along as far as `first` stays in sight: the question, or the solved board.
 * @param {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>[]} places
 * @param {number} screen
 */
export function shiftOf([first, board, said, way], screen) {
  const seen = said.left < board.right ? Math.max(0, board.bottom) : 0; // the board covers what is higher than this
  return said.top < seen ? said.top - seen : Math.max(
    0, Math.min(said.bottom - screen, board.top), Math.min(way.bottom - screen, first.top), said.top + 48 - screen, // px: a line of text
  );
}

/**
 * Fit the board of a page, unless words and board are side by side on a wide window. Feedback takes no part in it, since
 * it comes below a board that the reader already sees; options and the lines that a step explains do.
 * @param {HTMLElement} root
 */
export function fit(root) {
  const [board, said, actions] = /** @type {HTMLElement[]} */ (['board', 'answer', 'actions'].map((part) => root.querySelector(`[data-${part}]`)));
  /** @type {HTMLElement | null} */
  const asks = root.querySelector('.options, [data-game-said]');
  board.style.maxWidth = '';
  const { width, bottom } = board.getBoundingClientRect();
  const last = actions.getBoundingClientRect();
  if (last.top < bottom - 1) return;
  const wanted = widthOf(
    width, last.bottom + scrollY - (said.querySelector('.note li') ? 0 : said.offsetHeight) + (asks ? asks.offsetHeight + 16 : 0),
    innerHeight, asks ? asks.matches('.options') : !board.matches('[data-taps]'), leastOf(board));
  if (wanted < width) board.style.maxWidth = `${Math.floor(wanted)}px`;
}
