// Draws the board of a step a little smaller where its answers or its buttons would begin below the first screen.

const CHOICE = 216; // px: a board that is looked at can be read
const SQUARE = 36.1; // px: a thumb hits it

/**
 * How narrow a board may be of which squares are tapped: its frame is as wide as eight tenths of a square.
 * @param {ParentNode} board
 */
export const leastOf = (board) => SQUARE * (board.querySelectorAll('.squares > :first-child > *').length + 0.8);

/**
 * How wide a board may be, so that what ends at `end` is seen; none where that would make it too small for a thumb.
 * @param {number} width
 * @param {number} end
 * @param {number} screen
 * @param {unknown} choice whether the board is only looked at: nothing is asked, or the answers stand below it
 * @param {number} smallest how wide it has to be where it is tapped
 */
export function widthOf(width, end, screen, choice, smallest) {
  const most = width - Math.max(0, end - screen);
  const least = Math.min(width, choice ? CHOICE : smallest);
  return most < least && !choice ? width : Math.max(least, most);
}

/**
 * How far to scroll so that what was said last is seen: not at all where it is seen, and never so far that the board
 * goes, but for its first line. The way on comes along while `first` stays: the question, or the board when it is solved.
 * @param {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>[]} places
 * @param {number} screen
 */
export function shiftOf([first, board, said, way], screen) {
  const seen = said.left < board.right ? Math.max(0, board.bottom) : 0; // what lies higher is under the board
  return said.top < seen ? said.top - seen : Math.max(
    0, Math.min(said.bottom - screen, board.top), Math.min(way.bottom - screen, first.top), said.top + 48 - screen, // px: a line of text
  );
}

/**
 * Fit the board of a page; on wide windows words and board stand side by side. What is said to an answer counts for
 * nothing: it comes below the board that the reader has before them. What is there before one counts, and lines that are explained.
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
