// How discs move: those of a move turn outward from it, and those that it takes are lifted off.

import { disc, middle, squares } from './board.js';

/** @typedef {import('./board.js').Point} Point */

const UNIT = 10; // the width of a square in a drawing
const STAGGER = 60; // ms between discs that turn
const HALF = 110; // ms for half of a turn

/**
 * How long a disc waits before it turns, so that they turn outward from the disc played.
 * @param {Point} at
 * @param {Point} from
 */
export const wait = ([x, y], [fromX, fromY]) => Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / UNIT * STAGGER;

/**
 * Animate the discs of a drawing until they are as in `view`; returns false, and does nothing, if the reader wants less
 * motion. A disc that moves has `data-turns`. Animations begin with the next frame: beginning one computes all styles.
 * @param {Element} pieces
 * @param {Pick<import('./board.js').Drawing, 'rows' | 'columns' | 'cells'>} view
 * @param {string} before
 * @param {string} from
 */
export function turn(pieces, view, before, from) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  /** @type {(() => void)[]} */
  const begin = [];
  const centre = middle(view, from);
  pieces.querySelectorAll('.ghost').forEach((ghost) => ghost.remove());
  squares(view).forEach((square, i) => {
    const cell = view.cells[i];
    if (cell === before[i]) return;
    const at = middle(view, square);
    /** @type {SVGElement | null} */
    const old = pieces.querySelector(`[data-at="${square}"]`);
    if (!old) {
      if (cell === '.') return;
      const put = disc(view, square, cell);
      pieces.append(put);
      begin.push(() => put.animate([{ ...about(at, 'scale(1.3)'), opacity: 0 }, {}], 160));
    } else if (cell === '.') { // lifted off, the nearest to the disc played first
      delete old.dataset.at;
      begin.push(() => { old.animate({ translate: '0 -5px', opacity: 0 }, { duration: 260, delay: wait(at, centre) }).onfinish = () => old.remove(); });
    } else {
      old.dataset.turns = '';
      begin.push(() => tip(old, cell, at, centre));
    }
  });
  requestAnimationFrame(() => begin.forEach((act) => act()));
  return true;
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
