// Draws the board of a step a little smaller where its answers or its buttons would begin below the first screen.

const SMALLEST = { tap: 318, choice: 216 }; // px: thumbs hit its squares; it can be read

const LINE = 48; // px

/**
 * How wide a board may be, so that what ends at `end` is seen; none where that would make it too small for a thumb.
 * @param {number} width
 * @param {number} end
 * @param {number} screen
 * @param {unknown} choice whether the question is answered below the board
 */
export function widthOf(width, end, screen, choice) {
  const most = width - Math.max(0, end - screen);
  const least = Math.min(width, choice ? SMALLEST.choice : SMALLEST.tap);
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
    0, Math.min(said.bottom - screen, board.top), Math.min(way.bottom - screen, first.top), said.top + LINE - screen,
  );
}

/**
 * Fit the board of a page; on wide windows words and board stand side by side. What is said to an answer counts for
 * nothing: it comes below the board that the reader has before them.
 * @param {HTMLElement} root
 */
export function fit(root) {
  const [board, said, actions] = /** @type {HTMLElement[]} */ (['board', 'answer', 'actions'].map((part) => root.querySelector(`[data-${part}]`)));
  /** @type {HTMLElement | null} */
  const options = root.querySelector('.options');
  board.style.maxWidth = '';
  const { width, bottom } = board.getBoundingClientRect();
  const last = actions.getBoundingClientRect();
  if (last.top < bottom - 1) return;
  const wanted = widthOf(width, last.bottom + scrollY - said.offsetHeight + (options ? options.offsetHeight + 16 : 0), innerHeight, options);
  if (wanted < width) board.style.maxWidth = `${Math.floor(wanted)}px`;
}
