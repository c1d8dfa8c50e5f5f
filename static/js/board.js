// Draws a board and reports the square that was tapped. Knows no rules: a view comes in, a square goes out.
// The page brings the frame, the felt and one cell for each square; what changes is drawn here.

import { boxes, discs, marks, middle, use } from './marks.js';

const DISC = { X: 'black', O: 'white' };
const STAGGER = 60;
const HALF = 110; // half of a flip

/** The name of every square of a view, in board order. */
export const squares = (view) => view.rows.flatMap((row) => view.columns.map((column) => column + row));

/** The cells after discs of a colour were put on some squares. */
export const place = (view, changed, color) => squares(view)
  .map((square, i) => (changed.includes(square) ? color === 'black' ? 'X' : 'O' : view.cells[i])).join('');

/** How long a disc waits before it turns, so that a flip runs outward from the disc played. */
export function wait(view, from, square) {
  const [x, y] = middle(view, from);
  const [tx, ty] = middle(view, square);
  return (Math.max(Math.abs(tx - x), Math.abs(ty - y)) / 10) * STAGGER;
}

/** The square that a key leads to, or undefined; squares that a shaped board lacks are stepped over. */
export function neighbour(view, square, key) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-1, 0], End: [1, 0] }[key];
  if (!step) return undefined;
  let [x, y] = [view.columns.indexOf(square[0]), view.rows.indexOf(square.slice(1))];
  let found;
  while (view.columns[x += step[0]] && view.rows[y += step[1]]) {
    if (view.cells[y * view.columns.length + x] !== ' ') {
      found = view.columns[x] + view.rows[y];
      if (key.startsWith('Arrow')) break;
    }
  }
  return found;
}

/**
 * Take over a board's element. `onTap(square)` hears taps, `onPass()` the key P.
 * set(partial view, from) merges and draws; with `from`, discs that changed turn outward from that square.
 * light(square) shows where a square is; light() stops.
 */
export function createBoard(element, first, { onTap, onPass }) {
  let view = { ring: [], picked: [], lines: [], ghost: null, tap: null, ...first, cells: '' };
  const [under, pieces, over, lamp] = element.querySelectorAll('svg > g:not(.names)');
  const buttons = {};
  const cells = [...element.querySelectorAll('.squares span')];
  squares(view).forEach((square, i) => {
    if (cells[i].getAttribute('role')) buttons[square] = adopt(cells[i], square);
  });
  let at = Object.keys(buttons)[0];
  rove(at);

  function adopt(cell, square) {
    cell.removeAttribute('aria-label');
    cell.innerHTML = `<button type="button" value="${square}" tabindex="-1"></button>`;
    return cell.firstChild;
  }

  function rove(square) {
    buttons[at].tabIndex = -1;
    at = square;
    buttons[at].tabIndex = 0;
  }

  function label(button, square, cell) {
    const attributes = {
      'aria-label': view.labels[DISC[cell] || 'empty'].replace('{square}', square),
      'aria-disabled': view.tap ? null : 'true',
      'aria-pressed': view.tap === 'many' ? view.picked.includes(square) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== `${value}`) button.setAttribute(name, value);
    }
  }

  function turn(before, from) {
    const moving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    squares(view).forEach((square, i) => {
      const cell = view.cells[i];
      if (cell === before[i]) return;
      const old = pieces.querySelector(`[data-at="${square}"]`);
      if (!old || !moving) {
        if (old) old.remove();
        pieces.insertAdjacentHTML('beforeend', use(view, square, cell));
        if (moving) drop(pieces.lastChild, middle(view, square));
      } else flip(old, cell, middle(view, square), middle(view, from), wait(view, from, square));
    });
  }

  function set(partial, from) {
    const before = view;
    view = { ...view, ...partial };
    if (from && before.cells) {
      pieces.querySelectorAll('.ghost').forEach((ghost) => ghost.remove());
      turn(before.cells, from);
    } else if (view.cells !== before.cells || view.ghost !== before.ghost) pieces.innerHTML = discs(view);
    under.innerHTML = boxes(view, view.marks.tint, 'tint');
    over.innerHTML = marks(view);
    squares(view).forEach((square, i) => buttons[square] && label(buttons[square], square, view.cells[i]));
  }

  element.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    rove(button.value);
    if (view.tap) onTap(at);
  });
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(view, at, event.key);
    if (next) {
      rove(next);
      buttons[next].focus();
    } else if (event.key.toLowerCase() === 'p') onPass();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  });
  return { set, light: (square) => { lamp.innerHTML = boxes(view, square ? [square] : [], 'lit'); } };
}

/** A transform about a disc's own middle. */
const about = ([x, y], inner) => ({ transform: `translate(${x}px,${y}px) ${inner} translate(${-x}px,${-y}px)` });

function drop(node, centre) {
  node.animate([{ ...about(centre, 'scale(1.3)'), opacity: 0 }, about(centre, 'scale(1)')], { duration: 160, easing: 'ease-out' });
}

/** Tip a disc over, away from the disc played; it lifts a little while it stands on its edge. */
function flip(node, cell, centre, [x, y], delay) {
  const angle = Math.atan2(centre[1] - y, centre[0] - x);
  const tipped = (scale) => about(centre, `rotate(${angle}rad) scale(${scale}) rotate(${-angle}rad)`);
  node.animate([tipped('1,1'), tipped('.04,1.14')], { duration: HALF, delay, easing: 'ease-in' }).onfinish = () => {
    node.setAttribute('href', `#${cell}`);
    node.animate([tipped('.04,1.14'), tipped('1,1')], { duration: HALF, easing: 'ease-out' });
  };
}
