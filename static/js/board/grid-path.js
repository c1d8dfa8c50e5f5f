// The lines of a board, as `grid_path` of tutor/web/board/drawing.py draws them: for boards that no page brought along.

/**
 * The outline of every square there is; of a whole board, its rim and its lines: between the squares, or through their
 * middles, where pieces stand on points.
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
