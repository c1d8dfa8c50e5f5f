// Draws a board and reports the square that was tapped. Knows no rules: a view comes in, a square goes out.
// The page contains the frame, the felt and a cell for each square; everything that changes is drawn here.

import { make, svg } from '../common/dom.js';
import { later } from '../common/later.js';

/**
 * A board as it is drawn: `ring` is a hint, `picked` what was chosen, `found` what is right where that is told: the rest
 * of `picked` is wrong then, `lines` an explanation, `ghost` a move that is only spoken of; `tap` is null where nothing can be tapped.
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
  near:5.8,edge:7,badge:2.3,small:1.8,corner:3.2,tick:"M-1 .1-.2.9 1.1-.8",cross:"M-1-1 1 1M-1 1 1-1"
};
const { unit, marks, tick, cross, badge: large, small, corner, near, edge, rects, steps, over: layers } = SHAPES;
/** @type {Record<string, string>} */
const KEYS = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left', Home: 'left', End: 'right' };
/** @type {typeof import('./motion.js') | undefined} it comes when the first board is there */
let motion;
const CLICKED = 150; // ms within which a click follows after a finger is lifted from the square it touched

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
 * The two ends of a line of a reason: beside its first square, and after its discs or at the edge of the board.
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
export const disc = (view, square, cell, name) => {
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
 * The lines of a reason: numbered, or with a tick where they close; "bare" ones are only a badge.
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
      badge(to, closes ? ' yes' : bare ? ' bare' : '', large, ...sign),
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
  const { marks: { line, arrow, legal, ring }, found, picked } = view;
  /** @param {string} name @param {string[][]} pairs */
  const strokes = (name, pairs) => pairs.map(([a, b]) => svg('path', { class: name, d: `M${middle(view, a)}L${middle(view, b)}` }));
  /** @param {string[]} on @param {string} name @param {string} d */
  const judged = (on, name, d) => on.map((square) => {
    const [x, y] = middle(view, square);
    return badge([x + corner, y - corner], name, small, svg('path', { d }));
  });
  /** @type {Record<string, SVGElement[]>} */
  const drawn = {
    line: strokes('line', line),
    arrow: strokes('arrow', arrow),
    overlay: overlay(view),
    legal: mark(view, 'legal', legal ? Object.keys(view.legal) : []),
    last: mark(view, 'last', view.last_move ? [view.last_move] : []),
    ring: mark(view, 'ring', ring),
    hinted: mark(view, 'hinted', view.ring),
    picked: mark(view, 'picked', picked),
    found: found ? [
      ...mark(view, 'found', found), ...judged(found, ' yes', tick),
      ...judged(picked.filter((square) => !found.includes(square)), '', cross),
    ] : [],
    lines: explained(view),
  };
  return layers.flatMap((name) => drawn[name]);
}

/**
 * Control a board's element. `onTap(square)` is called for taps.
 * set(view, from) draws a view; with `from`, the discs that differ turn outward from that square.
 * light(square) shows where a square is; light() stops. take(view) is for an element that `reshape` has changed.
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
  import('./motion.js').then((found) => { motion = found; }, () => { /* no network: discs lie there at once */ });

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

  /** Draw the discs; those that are drawn already stay as they are. */
  function lie() {
    const [lying, wanted] = [[...pieces.children], discs(view)].map((all) => new Map(all.map((one) => [one.outerHTML, one])));
    lying.forEach((one, key) => wanted.delete(key) || one.remove());
    pieces.append(...wanted.values());
  }

  /** @param {Drawing} next @param {string | null} [from] */
  function set(next, from) {
    const before = view;
    view = next;
    element.toggleAttribute('data-taps', Boolean(view.tap));
    const moves = from && before.cells && motion?.turn(pieces, view, before.cells, from);
    if (!moves && (view.cells !== before.cells || view.ghost !== before.ghost)) lie();
    under.replaceChildren(...mark(view, 'tint', view.marks.tint));
    over.replaceChildren(...marksOf(view));
    if (before.cells) later(name);
    else name();
  }

  /** Write the label of each square for screen readers. */
  function name() {
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

  // A square is lit while the finger is on it, so that a tap shows an effect at once. The light goes out in the frame
  // that shows the result of the tap, so that there is no dark frame between.
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
