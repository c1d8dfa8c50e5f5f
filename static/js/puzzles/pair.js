// Two lines of play on two small boards, stepped together: those of a step, or the reader's line and the best one.

import { discs, middle, overlay, place } from '../board/board.js';
import { gridPathOf } from '../board/grid-path.js';
import { make, svg } from '../common/dom.js';

const SCROLL = 200; // ms until the page has scrolled to the answer
const LARGEST = 0.64; // the largest part of the screen's width, to leave room for words beside the board
const GAP = 12; // px between two boards side by side
const FIRST = 1; // moves that are shown at once beside an answer

/** @typedef {import('./puzzle.js').Step} Step */
/** @typedef {import('./puzzle.js').State} State */
/** @typedef {Pick<State, 'taps' | 'solved' | 'solution_shown' | 'feedback' | 'miss'>} Stood */
/** @typedef {{ captions?: Say[], counts?: (Say | null)[], title?: Say, words: { next: string, again: string } }} Said */
/** @typedef {{ board: BoardView, lines: FrameView[][] } & Said} Lines */

/**
 * A small board after `n` moves of a line: its cells and the last move; before the first move, a ring on its square.
 * @param {BoardView} board @param {FrameView[]} line @param {number} n
 */
export function after(board, line, n) {
  const moves = line.slice(0, n).filter(({ move }) => move !== 'pass');
  const cells = moves.reduce((seen, { changes }) => place({ ...board, cells: seen }, changes), board.cells);
  return { ...board, cells, last_move: moves.at(-1)?.move,
    overlay: line[Math.min(n, line.length) - 1]?.overlay ?? null,
    ring: n ? [] : line.slice(0, 1).flatMap(({ move }) => (move === 'pass' ? [] : [move])), ghost: null };
}

/**
 * The two lines of a step in a state, with their words; null if there are none to show.
 * @param {Step} step @param {Stood} state
 * @returns {Lines | null}
 */
export function linesOf({ board, pair, puzzle }, { taps, solved, solution_shown: shown, feedback, miss }) {
  if (pair) return { board, lines: pair.lines, captions: pair.titles, counts: pair.counts, words: pair.words };
  if (!puzzle?.best || !(solved ? feedback?.sound : shown)) return null;
  const { answers, best: move, feedback: replies, pair: said } = puzzle;
  const played = solved ? taps.at(-1) : miss;
  const tap = played ?? puzzle.tempting ?? '';
  const yours = answers.includes(tap) ? null : replies?.[tap]?.line;
  const best = replies?.[move]?.line;
  if (!best || !said) return null;
  return { board, lines: yours ? [yours, best] : [best], title: !yours ? said.best : played ? said.yours : said.tempting, words: said.words };
}

/** @param {ReturnType<typeof after>} view @param {string} label */
function small(view, label) {
  const [w, h] = [view.columns.length * 10, view.rows.length * 10];
  const names = [
    ...view.columns.map((/** @type {string} */ name, /** @type {number} */ i) => svg('text', { x: i * 10 + 5, y: -1 }, name)),
    ...view.rows.map((/** @type {string} */ name, /** @type {number} */ i) => svg('text', { x: -2, y: i * 10 + 6 }, name)),
  ];
  /** @param {string} square @param {string} kind @param {number} r */
  const spot = (square, kind, r) => {
    const [cx, cy] = middle(view, square);
    return svg('circle', { class: kind, cx, cy, r });
  };
  return make('div', { class: 'board' }, svg('svg', { viewBox: `-4 -4 ${w + 8} ${h + 8}`, role: 'img', 'aria-label': label, focusable: 'false' },
    svg('rect', { class: 'frame', x: -4, y: -4, width: w + 8, height: h + 8, rx: 2.4 }),
    svg('path', { class: 'felt', d: gridPathOf(view) }),
    svg('g', { class: 'names' }, ...names),
    svg('g', {}, ...discs(view)),
    ...overlay(view),
    ...view.ring.map((square) => spot(square, 'hinted', 4.5)),
    ...(view.last_move ? [spot(view.last_move, 'last', 0.9)] : [])));
}

/**
 * Both boards after `n` moves, each with its moves as a label, and the words about the last move or the count at the end.
 * @param {Lines} pair @param {number} n
 */
export const standing = ({ board, lines, captions, counts }, n) => lines.map((line, i) => {
  const count = n >= line.length && counts ? counts[i] : null;
  const sentence = count ?? (n && n <= line.length ? line[n - 1].say : null) ?? null;
    return { view: after(board, line, n), label: line.slice(0, n).map(({ move }) => move).join(', '), title: captions?.[i] ?? null, says: sentence };
});

/**
 * The caption below a board: its name on a line of its own, without the colon, and a sentence.
 * @param {Say | null} title @param {Say | null} says @param {(sentence: Say) => Node} say
 */
export function caption(title, says, say) {
  const named = title === null ? [] : [make('b', {}, `${say(title).textContent}`.replace(/[:：]$/, ''))];
  return make('figcaption', {}, ...named, ...(says === null ? [] : [' ', say(says)]));
}

/** @param {Lines} pair @param {number} n @param {(sentence: Say) => Node} say */
const drawn = (pair, n, say) => [
  ...(pair.title === undefined ? [] : [make('p', { class: 'pair-title' }, say(pair.title))]),
  ...standing(pair, n).map(({ view, label, title, says }) => make('figure', {}, small(view, label), caption(title, says, say))),
];

/**
 * How wide two boards may be, one below the other, so that the buttons below are seen; 0 if they are larger side by side.
 * @param {number} width of both places @param {number} board how wide a board is now
 * @param {number} below how many pixels of the buttons lie below the screen
 */
export function fitting(width, board, below) {
  const most = Math.min(width * LARGEST, board - below / 2);
  return most > (width - GAP) / 2 ? Math.floor(most) : 0;
}

/** @param {HTMLElement} holder */
function fit(holder) {
  const [first, second] = /** @type {HTMLElement[]} */ ([...holder.querySelectorAll('figure')]);
  const actions = holder.closest('form')?.querySelector('[data-actions]');
  holder.classList.remove('beside');
  holder.style.removeProperty('--fits');
  if (!actions || !second || second.offsetTop <= first.offsetTop) return; // side by side on a wide window
  const board = /** @type {HTMLElement} */ (first.firstElementChild).offsetWidth;
  const fits = fitting(holder.clientWidth, board, actions.getBoundingClientRect().bottom + scrollY - innerHeight);
  if (fits) holder.style.setProperty('--fits', `${fits}px`);
  else holder.classList.add('beside');
}

/** @type {{ taps: string[] | null, n: number }} */
let stepped = { taps: null, n: FIRST }; // how far the boards beside an answer are

/**
 * Draw the small boards of a step; after an answer they get a button, a step without a puzzle has one already.
 * @param {{ root: HTMLElement, step: Step, state: Pick<State, 'frame'> & Stood, say: (sentence: Say) => Node }} of
 */
export function lay({ root, step, state, say }) {
  root.querySelector('[data-pair]')?.remove();
  const form = root.querySelector('form');
  form?.classList.toggle('paired', Boolean(step.pair));
  const found = linesOf(step, state);
  if (!found) return;
  const holder = make('div', { class: 'pair', 'data-pair': true });
  root.querySelector('[data-answer]')?.[step.pair ? 'before' : 'after'](holder);
  if (step.pair) {
    holder.append(...drawn(found, state.frame, say));
    requestAnimationFrame(() => fit(holder)); // not within the tap: the layout takes time
    return;
  }
  if (stepped.taps !== state.taps) {
    stepped = { taps: state.taps, n: FIRST };
    // Only when solved: else the board on which the answer is given must stay in sight.
    if (state.solved) setTimeout(() => holder.scrollIntoView({ block: 'nearest' }), SCROLL);
  }
  const longest = Math.max(...found.lines.map(({ length }) => length));
  const draw = () => {
    const button = make('button', { type: 'button', class: 'button' }, found.words[stepped.n < longest ? 'next' : 'again']);
    holder.replaceChildren(...drawn(found, stepped.n, say), button);
    button.addEventListener('click', () => {
      stepped.n = stepped.n < longest ? stepped.n + 1 : 0;
      draw().focus();
      const live = document.getElementById('live');
      if (live) live.textContent = [...holder.querySelectorAll('figcaption')].map((node) => node.textContent).join(' ');
    });
    return button;
  };
  draw();
}
