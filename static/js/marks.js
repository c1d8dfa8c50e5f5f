// The drawing of discs, rings, lines, arrows and explanations as SVG text. A square is 10 units wide.

const STEP = { up: [0, -1], 'up-right': [1, -1], right: [1, 0], 'down-right': [1, 1], down: [0, 1], 'down-left': [-1, 1], left: [-1, 0], 'up-left': [-1, -1] };

/** The middle of a square. */
export const middle = (view, square) => [view.columns.indexOf(square[0]) * 10 + 5, view.rows.indexOf(square.slice(1)) * 10 + 5];

const at = (view, square, draw) => draw(...middle(view, square));

/** A frame around each square. */
export const boxes = (view, list, name) => list
  .map((square) => at(view, square, (x, y) => `<rect class="${name}" x="${x - 4.5}" y="${y - 4.5}" width="9" height="9" rx="1.2"/>`)).join('');

export const use = (view, square, disc, extra = '') => at(view, square, (x, y) => `<use href="#${disc}" data-at="${square}" x="${x}" y="${y}"${extra}/>`);

/** Every disc of a view, and the ghost of a move that is only spoken of. */
export const discs = (view) => [...view.cells].map((cell, i) => {
  const wide = view.columns.length;
  return cell === 'X' || cell === 'O' ? use(view, view.columns[i % wide] + view.rows[Math.floor(i / wide)], cell) : '';
}).join('') + (view.ghost ? use(view, view.ghost, view.to_move === 'black' ? 'X' : 'O', ' class="ghost"') : '');

/** The two ends of a looked-along line: beside its square, and on the square after its discs or on the rim. */
export function reach([x, y], line, direction) {
  const [dx, dy] = STEP[direction];
  const far = line.n * 10 + (line.end === 'edge' ? 7 : 10);
  return [[x + dx * 3, y + dy * 3], [x + dx * far, y + dy * far]];
}

const explained = (view, lines) => lines.map((line, index) => {
  const flips = line.end === 'flips';
  const sign = flips ? '<path d="M-1 .1-.2.9 1.1-.8"/>' : `<text y="1">${index + 1}</text>`;
  return boxes(view, [line.from], 'tapped') + line.dirs.map((direction) => {
    const [from, to] = reach(middle(view, line.from), line, direction);
    return `<path class="${flips ? 'closes' : 'looks'}" d="M${from}L${to}"/><g class="badge${flips ? ' yes' : ''}" transform="translate(${to})"><circle r="2.3"/>${sign}</g>`;
  }).join('');
}).join('');

/** All that lies on top of the discs: `ring` is a hint, `picked` what was chosen, `lines` an explanation. */
export function marks(view) {
  const strokes = (pairs, name) => pairs.map(([a, b]) => `<path class="${name}" d="M${middle(view, a)}L${middle(view, b)}"/>`).join('');
  const dots = (list, name, r) => list.map((square) => at(view, square, (x, y) => `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`)).join('');
  const { line, arrow, legal, ring } = view.marks;
  return strokes(line, 'line') + strokes(arrow, 'arrow') + dots(legal ? Object.keys(view.legal) : [], 'legal', 1.3)
    + dots(view.last_move ? [view.last_move] : [], 'last', 0.9)
    + boxes(view, ring, 'ring') + boxes(view, view.ring, 'hinted') + boxes(view, view.picked, 'picked') + explained(view, view.lines);
}

/** A small picture of a board, for choices. */
export function mini(view) {
  const [wide, high] = [view.columns.length * 10, view.rows.length * 10];
  const grid = view.columns.map((_, i) => `M${i * 10} 0v${high}`).join('') + view.rows.map((_, i) => `M0 ${i * 10}h${wide}`).join('');
  return `<svg class="mini" viewBox="-2 -2 ${wide + 4} ${high + 4}" aria-hidden="true"><rect class="frame" x="-2" y="-2" width="${wide + 4}" height="${high + 4}" rx="3"/><path class="felt" d="M0 0h${wide}v${high}H0z${grid}"/>${discs(view)}</svg>`;
}
