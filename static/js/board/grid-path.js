// The lines of a board, as `grid_path` of tutor/web/board/drawing.py draws them: for boards that are not in the page.

/**
 * The outline of every square of an irregular board; of others the rim and the lines, which run between the squares, or
 * through their middles if pieces stand on points.
 * @param {Pick<BoardView, 'rows' | 'columns' | 'shape' | 'points'>} view
 */
export function gridPathOf({ rows, columns, shape, points }) {
  const [across, down] = [columns.length * 10, rows.length * 10];
  if (shape && !points) {
    return [...shape].map((cell, i) => (cell === ' ' ? '' : `M${(i % columns.length) * 10} ${Math.floor(i / columns.length) * 10}h10v10h-10z`)).join('');
  }
  const rim = points ? 5 : 0;
  const first = points ? 5 : 10;
  /** @param {number} end @param {(at: number) => string} line */
  const lines = (end, line) => Array.from({ length: Math.max(0, Math.ceil((end - first) / 10)) }, (_, i) => line(first + i * 10)).join('');
  const along = lines(across, (x) => `M${x} ${rim}v${down - 2 * rim}`);
  const level = lines(down, (y) => `M${rim} ${y}h${across - 2 * rim}`);
  return `M0 0h${across}v${down}H0z${along}${level}`;
}

/**
 * The rows or columns with dots: third from each side, or fourth on large boards, and the middle.
 * @param {number} side
 */
function pips(side) {
  if (side < 9) return [];
  const near = side > 12 ? 3 : 2;
  return [near, ...(side % 2 ? [(side - 1) / 2] : []), side - 1 - near];
}

/**
 * The dots that help the eye on a large board, as `pips_path` of drawing.py draws them: between squares, or on points.
 * @param {Pick<BoardView, 'rows' | 'columns' | 'points'>} view
 */
export function pipsOf({ rows, columns, points }) {
  const [across, down] = [columns.length, rows.length];
  let spots = [20, down * 10 - 20].flatMap((y) => [20, across * 10 - 20].map((x) => [x, y]));
  if (points) {
    spots = pips(down).flatMap((y) => pips(across).map((x) => [x * 10 + 5, y * 10 + 5]));
    if (across < 19 || down < 19) spots = spots.filter(([x, y]) => (x === across * 5) === (y === down * 5));
  } else if (across < 8 || down < 8) spots = [];
  return spots.map(([x, y]) => `M${x} ${y}h0`).join('');
}
