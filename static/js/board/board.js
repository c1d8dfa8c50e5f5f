// Draws a board and reports the square that was tapped. Knows no rules: a view comes in, a square goes out.
// The page brings frame, felt and one cell for each square; all that changes is drawn here.

import { make, svg } from '../common/dom.js';

/**
 * A board as it is drawn: `ring` is a hint, `picked` what was chosen, `found` what was right, `lines` an explanation,
 * `ghost` a move that is only spoken of; `tap` is null where nothing can be tapped.
 * @typedef {object} Drawn
 * @property {string[]} ring
 * @property {string[]} picked
 * @property {string[]} [found]
 * @property {readonly Line[]} lines
 * @property {string | null} [ghost]
 * @property {string | null} tap
 */
/** @typedef {BoardView & Drawn} Drawing */
/** @typedef {Pick<LineView, 'from' | 'dirs' | 'n' | 'end'>} Line */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ rows: string[], columns: string[] }} Sides */

/** @type {Shapes} written by `tutor types` from tutor/web/board/shapes.py */
const SHAPES = {
  unit:10,
  marks:{tint:["rect","x","y",-4.5,{width:9,height:9,rx:1.2}],
  legal:["circle","cx","cy",0,{r:1.3}],
  last:["circle","cx","cy",0,{r:0.9}],
  ring:["circle","cx","cy",0,{r:4.5}],
  hinted:["circle","cx","cy",0,{r:4.5}],
  picked:["rect","x","y",-4.5,{width:9,height:9,rx:1.2}],
  found:["rect","x","y",-4.5,{width:9,height:9,rx:1.2}],
  tapped:["rect","x","y",-4.5,{width:9,height:9,rx:1.2}],
  lit:["rect","x","y",-4.5,{width:9,height:9,rx:1.2}]},
  over:["line","arrow","overlay","legal","last","ring","hinted","picked","found","lines"],
  rects:["odd","even","stable","land-black","land-white","chain"],
  steps:{up:[0,-1],"up-right":[1,-1],right:[1,0],"down-right":[1,1],down:[0,1],"down-left":[-1,1],left:[-1,0],"up-left":[-1,-1]},
  near:5.8,edge:7,badge:2.3,small:1.8,corner:3.2,tick:"M-1 .1-.2.9 1.1-.8"
};
const { unit, marks, tick, badge: large, small, corner, near, edge, rects, steps, over: layers } = SHAPES;
/** @type {Record<string, string>} */
const KEYS = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left', Home: 'left', End: 'right' };
const STAGGER = 60; // ms between discs that turn
const HALF = 110; // ms for half of a turn
const CLICKED = 150; // ms in which a click follows a finger that is lifted where it was put down

/**
 * The name of every square of a view, in board order.
 * @param {Sides} view
 */
export const squares = ({ rows, columns }) => rows.flatMap((row) => columns.map((column) => column + row));

/**
 * The middle of a square.
 * @param {Sides} view
 * @param {string} square
 * @returns {Point}
 */
export const middle = ({ rows, columns }, square) => [(columns.indexOf(square[0]) + 0.5) * unit, (rows.indexOf(square.slice(1)) + 0.5) * unit];

/**
 * The cells after discs of a colour were put on some squares.
 * @param {Sides & { cells: string }} view
 * @param {Changes} changes
 */
export const place = (view, changes) => squares(view)
  .map((square, i) => Object.keys(changes).find((mark) => changes[mark].includes(square)) || view.cells[i]).join('');

/**
 * How long a disc waits before it turns, so that they turn outward from the disc played.
 * @param {Point} at
 * @param {Point} from
 */
export const wait = ([x, y], [fromX, fromY]) => Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / unit * STAGGER;

/**
 * The square that a key leads to, or undefined; squares that a shaped board lacks are stepped over.
 * @param {Sides & { cells: string }} view
 * @param {string} square
 * @param {string} key
 */
export function neighbour(view, square, key) {
  const [dx, dy] = steps[KEYS[key]] || [];
  let [x, y] = middle(view, square).map((p) => p / unit - 0.5);
  let found;
  for (x += dx, y += dy; view.columns[x] && view.rows[y]; x += dx, y += dy) {
    if (view.cells[y * view.columns.length + x] !== ' ') {
      found = view.columns[x] + view.rows[y];
      if (key.startsWith('Arrow')) break;
    }
  }
  return found;
}

/**
 * The two ends of a line that was looked along: beside its square, and after its discs or on the rim.
 * @param {Point} at
 * @param {Pick<Line, 'n' | 'end'>} line
 * @param {string} direction
 * @returns {[Point, Point]}
 */
export function reach([x, y], { n, end }, direction) {
  const [dx, dy] = steps[direction];
  const far = n * unit + (end === 'edge' ? edge : unit);
  return [[x + dx * near, y + dy * near], [x + dx * far, y + dy * far]];
}

/**
 * A mark of this kind on each of these squares.
 * @param {Sides} view
 * @param {string} kind
 * @param {string[]} on
 */
const mark = (view, kind, on) => on.map((square) => {
  const [name, x, y, off, look] = marks[kind];
  const at = middle(view, square);
  return svg(name, { class: kind, [x]: at[0] + off, [y]: at[1] + off, ...look });
});

/** @param {Point} at @param {string} name @param {number} r @param {SVGElement[]} sign */
const badge = (at, name, r, ...sign) => svg('g', { class: 'badge' + name, transform: `translate(${at})` }, svg('circle', { r }), ...sign);

/** @param {Sides} view @param {string} square @param {string} cell @param {string} [name] */
const disc = (view, square, cell, name) => {
  const [x, y] = middle(view, square);
  return svg('use', { class: name, href: `#${cell}`, 'data-at': square, x, y });
};

/**
 * Every disc of a view, and the ghost of a move that is only spoken of.
 * @param {Pick<Drawing, 'rows' | 'columns' | 'cells' | 'to_move' | 'ghost'>} view
 */
export const discs = (view) => [
  ...squares(view).flatMap((square, i) => (/[XO]/.test(view.cells[i]) ? disc(view, square, view.cells[i]) : [])),
  ...view.ghost ? [disc(view, view.ghost, view.to_move === 'black' ? 'X' : 'O', 'ghost')] : [],
];

/**
 * An explanation: dotted and numbered lines, or solid ones with a tick where they close; a dot where no disc is near.
 * @param {Drawing} view
 */
const explained = (view) => view.lines.map((line, i) => {
  const closes = line.end === 'yes';
  const bare = line.end === 'bare';
  return [...mark(view, 'tapped', [line.from]), ...line.dirs.flatMap((direction) => {
    const [from, to] = reach(middle(view, line.from), line, direction);
    const sign = closes ? [svg('path', { d: tick })] : bare ? [] : [svg('text', { y: 1 }, `${i + 1}`)];
    return [
      ...bare ? [] : [svg('path', { class: closes ? 'closes' : 'looks', d: `M${from}L${to}` })],
      badge(to, closes ? ' yes' : bare ? ' bare' : line.n ? '' : ' near', large, ...sign),
    ];
  })];
}).reverse().flat();

/**
 * What is laid over a board: a kind, a square and perhaps a text each.
 * @param {Sides & { overlay?: Mark[] | null }} view
 */
export const overlay = (view) => (view.overlay || []).map(([kind, square, text]) => svg(
  'g', { class: `o ${kind}`, transform: `translate(${middle(view, square)})` }, svg(rects.includes(kind) ? 'rect' : 'circle'), svg('text', { y: 1 }, text),
));

/**
 * All that lies on top of the discs, the lowest first.
 * @param {Drawing} view
 */
export function marksOf(view) {
  const { marks: { line, arrow, legal, ring }, found = [] } = view;
  /** @param {string} name @param {string[][]} pairs */
  const strokes = (name, pairs) => pairs.map(([a, b]) => svg('path', { class: name, d: `M${middle(view, a)}L${middle(view, b)}` }));
  /** @type {Record<string, SVGElement[]>} */
  const drawn = {
    line: strokes('line', line),
    arrow: strokes('arrow', arrow),
    overlay: overlay(view),
    legal: mark(view, 'legal', legal ? Object.keys(view.legal) : []),
    last: mark(view, 'last', view.last_move ? [view.last_move] : []),
    ring: mark(view, 'ring', ring),
    hinted: mark(view, 'hinted', view.ring),
    picked: mark(view, 'picked', view.picked),
    found: [...mark(view, 'found', found), ...found.map((square) => {
      const [x, y] = middle(view, square);
      return badge([x + corner, y - corner], ' yes', small, svg('path', { d: tick }));
    })],
    lines: explained(view),
  };
  return layers.flatMap((name) => drawn[name]);
}

/**
 * Take over a board's element. `onTap(square)` hears taps.
 * set(view, from) draws a view; with `from`, the discs that differ turn outward from that square.
 * light(square) shows where a square is; light() stops. take(view) is for an element that has been cut anew.
 * @param {HTMLElement} element
 * @param {BoardView} first
 * @param {{ onTap: (square: string) => void }} hands
 */
export function createBoard(element, first, { onTap }) {
  const [under, pieces, over, lamp] = element.querySelectorAll('svg > g:not(.names)');
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons;
  /** @type {Record<string, string>} what was said of each square the last time */
  let labelled;
  /** @type {Drawing} */
  let view;
  /** @type {string} */
  let at;
  take(first);

  /** @param {BoardView} cut what the element shows, whose squares are not buttons yet */
  function take(cut) {
    buttons = {};
    labelled = {};
    view = /** @type {Drawing} */ ({ ...cut, cells: '' }); // until it is set
    element.querySelectorAll('.squares span').forEach((cell, i) => {
      const square = squares(view)[i];
      if (cut.cells[i] === ' ') return;
      cell.removeAttribute('aria-label');
      buttons[square] = make('button', { type: 'button', value: square, tabindex: -1 });
      cell.replaceChildren(buttons[square]);
    });
    [at] = Object.keys(buttons);
    rove(at);
  }

  /** @param {string} square */
  function rove(square) {
    buttons[at].tabIndex = -1;
    at = square;
    buttons[at].tabIndex = 0;
  }

  /** @param {string} before @param {string} from */
  function turn(before, from) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    squares(view).forEach((square, i) => {
      const cell = view.cells[i];
      if (cell === before[i]) return;
      const [at, centre] = [square, from].map((one) => middle(view, one));
      /** @type {SVGElement | null} */
      const old = pieces.querySelector(`[data-at="${square}"]`);
      if (cell === '.') {
        if (old) { // lifted off, the nearest to the disc played first
          delete old.dataset.at;
          old.animate({ translate: '0 -5px', opacity: 0 }, still ? 0 : { duration: 260, delay: wait(at, centre) }).onfinish = () => old.remove();
        }
        return;
      }
      if (old && !still) {
        tip(old, cell, at, centre);
        return;
      }
      old?.remove();
      const put = disc(view, square, cell);
      pieces.append(put);
      if (!still) put.animate([{ ...about(at, 'scale(1.3)'), opacity: 0 }, {}], 160);
    });
  }

  /** @param {Drawing} next @param {string | null} [from] */
  function set(next, from) {
    const before = view;
    view = next;
    if (from && before.cells) {
      pieces.querySelectorAll('.ghost').forEach((ghost) => ghost.remove());
      turn(before.cells, from);
    } else if (view.cells !== before.cells || view.ghost !== before.ghost) pieces.replaceChildren(...discs(view));
    under.replaceChildren(...mark(view, 'tint', view.marks.tint));
    over.replaceChildren(...marksOf(view));
    const ring = [...view.marks.ring, ...view.ring, ...view.found || []];
    squares(view).forEach((square, i) => {
      const ringed = ring.includes(square) ? '_ringed' : '';
      if (buttons[square]) describe(buttons[square], !ringed && view.said?.[square] ||
        view.labels[({ X: 'black', O: 'white' }[view.cells[i]] || 'empty') + ringed].replace('{square}', square));
    });
  }

  /** @param {HTMLButtonElement} button @param {string} label */
  function describe(button, label) {
    const words = `${label} ${view.tap} ${view.picked.includes(button.value)}`;
    if (labelled[button.value] === words) return;
    labelled[button.value] = words;
    Object.entries({
      'aria-label': label,
      'aria-disabled': !view.tap,
      'aria-pressed': view.tap === 'many' ? view.picked.includes(button.value) : null }).forEach(([name, value]) => {
      if (value === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== `${value}`) button.setAttribute(name, `${value}`);
    });
  }

  /** @param {string | null} [square] */
  const light = (square) => lamp.replaceChildren(...mark(view, 'lit', square ? [square] : []));

  /** @param {Event} event */
  const squareOf = ({ target }) => /** @type {HTMLButtonElement} */ (target).value;

  // A square is lit under the finger before it is lifted, so that a tap is answered at once; what is shown then takes
  // its place in the same frame, and no frame is spent on darkness between.
  let pressed = false;
  const release = () => {
    if (pressed) light();
    pressed = false;
  };
  element.addEventListener('pointerdown', (event) => {
    pressed = Boolean(view.tap && squareOf(event));
    if (pressed) light(squareOf(event));
  });
  addEventListener('pointerup', () => pressed && setTimeout(release, CLICKED));
  addEventListener('pointercancel', release);
  element.addEventListener('click', (event) => {
    release();
    if (!squareOf(event)) return;
    rove(squareOf(event));
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
  return { set, light, take };
}

/**
 * A transform about a disc's own middle.
 * @param {Point} middle
 * @param {string} inner
 */
const about = ([x, y], inner) => ({ transform: `translate(${x}px,${y}px) ${inner} translate(${-x}px,${-y}px)` });

/**
 * Tip a disc over, away from the disc played; it lifts a little while it stands on its edge.
 * @param {Element} node
 * @param {string} cell
 * @param {Point} centre
 * @param {Point} from
 */
function tip(node, cell, centre, from) {
  node.getAnimations().forEach((one) => one.finish());
  const angle = Math.atan2(centre[1] - from[1], centre[0] - from[0]);
  const [flat, raised] = ['1,1', '.04,1.14'].map((scale) => about(centre, `rotate(${angle}rad) scale(${scale}) rotate(${-angle}rad)`));
  node.animate([flat, raised], { duration: HALF, delay: wait(centre, from), easing: 'ease-in' }).onfinish = () => {
    node.setAttribute('href', `#${cell}`);
    node.animate([raised, flat], { duration: HALF, easing: 'ease-out' });
  };
}
