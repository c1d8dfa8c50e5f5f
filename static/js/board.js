// Draws a board and reports the square that was tapped. Knows no rules: a view comes in, a square goes out.
// The page brings frame, felt and one cell for each square; all that changes is drawn here, a square 10 units wide.

const STEP = { up: [0, -1], 'up-right': [1, -1], right: [1, 0], 'down-right': [1, 1], down: [0, 1], 'down-left': [-1, 1], left: [-1, 0], 'up-left': [-1, -1] };
const KEYS = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left', Home: 'left', End: 'right' };
const STAGGER = 60; // ms between discs that turn
const HALF = 110; // ms for half of a turn
const CLICKED = 150; // ms in which a click follows a finger that is lifted where it was put down
const TICK = '<path d="M-1 .1-.2.9 1.1-.8"/>';

/** The name of every square of a view, in board order. */
export const squares = ({ rows, columns }) => rows.flatMap((row) => columns.map((column) => column + row));

/** The middle of a square. */
export const middle = ({ rows, columns }, square) => [columns.indexOf(square[0]) * 10 + 5, rows.indexOf(square.slice(1)) * 10 + 5];

/** The cells after discs of a colour were put on some squares. */
export const place = (view, changes) => squares(view)
  .map((square, i) => Object.keys(changes).find((mark) => changes[mark].includes(square)) || view.cells[i]).join('');

/** How long a disc waits before it turns, so that they turn outward from the disc played. */
export const wait = ([x, y], [fromX, fromY]) => Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / 10 * STAGGER;

/** The square that a key leads to, or undefined; squares that a shaped board lacks are stepped over. */
export function neighbour(view, square, key) {
  const [dx, dy] = STEP[KEYS[key]] || [];
  let [x, y] = middle(view, square).map((p) => (p - 5) / 10);
  let found;
  for (x += dx, y += dy; view.columns[x] && view.rows[y]; x += dx, y += dy) {
    if (view.cells[y * view.columns.length + x] !== ' ') {
      found = view.columns[x] + view.rows[y];
      if (key.startsWith('Arrow')) break;
    }
  }
  return found;
}

/** The two ends of a line that was looked along: beside its square, and after its discs or on the rim. */
export function reach([x, y], { n, end }, direction) {
  const [dx, dy] = STEP[direction];
  const far = n * 10 + (end === 'edge' ? 7 : 10);
  return [[x + dx * 5.8, y + dy * 5.8], [x + dx * far, y + dy * far]];
}

const boxes = (view, list, name) => list.map((square) => {
  const [x, y] = middle(view, square);
  return `<rect class="${name}" x="${x - 4.5}" y="${y - 4.5}" width="9" height="9" rx="1.2"/>`;
}).join('');

const dot = (view, square, name, r) => {
  const [x, y] = middle(view, square);
  return `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`;
};

const disc = (view, square, cell, name = '') => {
  const [x, y] = middle(view, square);
  return `<use href="#${cell}" class="${name}" data-at="${square}" x="${x}" y="${y}"/>`;
};

/** Every disc of a view, and the ghost of a move that is only spoken of. */
export const discs = (view) => squares(view).map((square, i) => (/[XO]/.test(view.cells[i]) ? disc(view, square, view.cells[i]) : '')).join('')
  + (view.ghost ? disc(view, view.ghost, view.to_move === 'black' ? 'X' : 'O', 'ghost') : '');

/** An explanation: dotted and numbered lines, or solid ones with a tick where they close; a dot where no disc is near. */
const explained = (view) => view.lines.map((line, i) => {
  const closes = line.end === 'yes';
  const bare = line.end === 'bare';
  const sign = closes ? TICK : bare ? '' : `<text y="1">${i + 1}</text>`;
  return boxes(view, [line.from], 'tapped') + line.dirs.map((direction) => {
    const [from, to] = reach(middle(view, line.from), line, direction);
    const path = bare ? '' : `<path class="${closes ? 'closes' : 'looks'}" d="M${from}L${to}"/>`;
    return `${path}<g class="badge${closes ? ' yes' : bare ? ' bare' : line.n ? '' : ' near'}" transform="translate(${to})"><circle r="2.3"/>${sign}</g>`;
  }).join('');
}).reverse().join('');

/** The squares that were found: each in a box with a tick. */
const found = (view) => boxes(view, view.found || [], 'found') + (view.found || []).map((square) => {
  const [x, y] = middle(view, square);
  return `<g class="badge yes" transform="translate(${x + 3.2},${y - 3.2})"><circle r="1.8"/>${TICK}</g>`;
}).join('');

/** What is laid over a board: a kind, a square and perhaps a text each. */
export const overlay = (view) => (view.overlay || []).map(([kind, square, text]) => `<g class="o ${kind}" transform="translate(${middle(view, square)})"><${/odd|even|stable/.test(kind) ? 'rect' : 'circle'}/><text y="1">${text}</text></g>`).join('');

const rings = (view, ringed, name) => ringed.map((square) => dot(view, square, name, 4.5)).join('');

/** All that lies on top of the discs: `ring` is a hint, `picked` what was chosen, `lines` an explanation. */
function marks(view) {
  const { line, arrow, legal, ring } = view.marks;
  const strokes = (pairs, name) => pairs.map(([a, b]) => `<path class="${name}" d="M${middle(view, a)}L${middle(view, b)}"/>`).join('');
  return strokes(line, 'line') + strokes(arrow, 'arrow') + overlay(view) + (legal ? Object.keys(view.legal).map((square) => dot(view, square, 'legal', 1.3)).join('') : '')
    + (view.last_move ? dot(view, view.last_move, 'last', 0.9) : '')
    + rings(view, ring, 'ring') + rings(view, view.ring, 'hinted') + boxes(view, view.picked, 'picked') + found(view) + explained(view);
}

/**
 * Take over a board's element. `onTap(square)` hears taps.
 * set(view, from) draws a view; with `from`, the discs that differ turn outward from that square.
 * light(square) shows where a square is; light() stops.
 */
export function createBoard(element, first, { onTap }) {
  const [under, pieces, over, lamp] = element.querySelectorAll('svg > g:not(.names)');
  const buttons = {};
  const told = {}; // what was said of each square the last time
  let view = { ...first, cells: '' };
  element.querySelectorAll('.squares span').forEach((cell, i) => {
    const square = squares(view)[i];
    if (first.cells[i] === ' ') return;
    cell.removeAttribute('aria-label');
    cell.innerHTML = `<button type="button" value="${square}" tabindex="-1"></button>`;
    buttons[square] = cell.firstChild;
  });
  let [at] = Object.keys(buttons);
  rove(at);

  function rove(square) {
    buttons[at].tabIndex = -1;
    at = square;
    buttons[at].tabIndex = 0;
  }

  function turn(before, from) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    squares(view).forEach((square, i) => {
      const cell = view.cells[i];
      if (cell === before[i]) return;
      const old = pieces.querySelector(`[data-at="${square}"]`);
      if (cell === '.') {
        if (old) {
          delete old.dataset.at;
          old.animate({ opacity: 0 }, still ? 0 : 200).onfinish = () => old.remove();
        }
        return;
      }
      if (old && !still) {
        tip(old, cell, middle(view, square), middle(view, from));
        return;
      }
      if (old) old.remove();
      pieces.insertAdjacentHTML('beforeend', disc(view, square, cell));
      if (!still) pieces.lastChild.animate([{ ...about(middle(view, square), 'scale(1.3)'), opacity: 0 }, {}], { duration: 160, easing: 'ease-out' });
    });
  }

  function set(next, from) {
    const before = view;
    view = next;
    if (from && before.cells) {
      pieces.querySelectorAll('.ghost').forEach((ghost) => ghost.remove());
      turn(before.cells, from);
    } else if (view.cells !== before.cells || view.ghost !== before.ghost) pieces.innerHTML = discs(view);
    under.innerHTML = boxes(view, view.marks.tint, 'tint');
    over.innerHTML = marks(view);
    const ring = [...view.marks.ring, ...view.ring, ...(view.found || [])];
    squares(view).forEach((square, i) => {
      const ringed = ring.includes(square) ? '_ringed' : '';
      if (buttons[square]) describe(buttons[square], view.labels[({ X: 'black', O: 'white' }[view.cells[i]] || 'empty') + ringed].replace('{square}', square));
    });
  }

  function describe(button, label) {
    const words = `${label} ${view.tap} ${view.picked.includes(button.value)}`;
    if (told[button.value] === words) return;
    told[button.value] = words;
    const attributes = { 'aria-label': label, 'aria-disabled': !view.tap, 'aria-pressed': view.tap === 'many' ? view.picked.includes(button.value) : null };
    Object.entries(attributes).forEach(([name, value]) => {
      if (value === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== `${value}`) button.setAttribute(name, value);
    });
  }

  const light = (square) => { if (square || lamp.firstChild) lamp.innerHTML = boxes(view, square ? [square] : [], 'lit'); };

  // A square is lit under the finger before it is lifted, so that a tap is answered at once; what is shown then takes
  // its place in the same frame, and no frame is spent on darkness between.
  let pressed = false;
  const release = () => {
    if (pressed) light();
    pressed = false;
  };
  element.addEventListener('pointerdown', ({ target }) => {
    pressed = Boolean(view.tap && target.value);
    if (pressed) light(target.value);
  });
  addEventListener('pointerup', () => pressed && setTimeout(release, CLICKED));
  addEventListener('pointercancel', release);
  element.addEventListener('click', ({ target }) => {
    release();
    if (!target.value) return;
    rove(target.value);
    if (view.tap) onTap(at);
  });
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(view, at, event.key);
    if (next) {
      rove(next);
      buttons[next].focus();
    }
    if (KEYS[event.key]) event.preventDefault();
  });
  return { set, light };
}

/** A transform about a disc's own middle. */
const about = ([x, y], inner) => ({ transform: `translate(${x}px,${y}px) ${inner} translate(${-x}px,${-y}px)` });

/** Tip a disc over, away from the disc played; it lifts a little while it stands on its edge. */
function tip(node, cell, centre, from) {
  node.getAnimations().forEach((one) => one.finish());
  const angle = Math.atan2(centre[1] - from[1], centre[0] - from[0]);
  const [flat, edge] = ['1,1', '.04,1.14'].map((scale) => about(centre, `rotate(${angle}rad) scale(${scale}) rotate(${-angle}rad)`));
  node.animate([flat, edge], { duration: HALF, delay: wait(centre, from), easing: 'ease-in' }).onfinish = () => {
    node.setAttribute('href', `#${cell}`);
    node.animate([edge, flat], { duration: HALF, easing: 'ease-out' });
  };
}
