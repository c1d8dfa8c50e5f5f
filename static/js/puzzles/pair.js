// Two lines of play on two boards: those of a step, one after the other, or the reader's line and the best one together. On a
// phone one board is as large as that of any step, and the other is small below it until it is pressed.

import { discs, middle, overlay, place } from '../board/board.js';
import { gridPathOf } from '../board/grid-path.js';
import { make, svg } from '../common/dom.js';

const READ = 196; // px: the least width of the large board
const FIRST = 1; // moves that are shown at once beside an answer

/** @typedef {import('./puzzle.js').Step} Step */
/** @typedef {import('./puzzle.js').State} State */
/** @typedef {Pick<State, 'taps' | 'solved' | 'solution_shown' | 'feedback' | 'miss'>} Stood */
/** @typedef {{ captions?: Say[], counts?: (Say | null)[], title?: Say, words: { next: string, again: string } }} Said */
/** @typedef {{ board: BoardView, lines: FrameView[][], together?: boolean } & Said} Lines */

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
  return {
    board, lines: yours ? [yours, best] : [best], together: true,
    captions: yours ? [played ? said.yours : said.tempting, said.better] : undefined, title: yours ? undefined : said.best, words: said.words,
  };
}

/**
 * How many moves of each line are played after `n`: so many of each, or the second line when the first has ended.
 * @param {Pick<Lines, 'lines' | 'together'>} pair @param {number} n
 */
export const reached = ({ lines: [first, ...rest], together }, n) => (
  together ? [n, ...rest.map(() => n)] : [Math.min(n, first.length), ...rest.map(() => Math.max(0, n - first.length))]);

/**
 * Which board is large: that of the last move; of lines that are stepped together the best one.
 * @param {Pick<Lines, 'lines' | 'together'>} pair @param {number} n
 */
export const largeAt = (pair, n) => (pair.together ? pair.lines.length - 1 : +(n > pair.lines[0].length));

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
 * Both boards after `n` moves, each with its moves as a label, and the words about its last move or the count at its end.
 * @param {Lines} pair @param {number} n
 */
export const standing = (pair, n) => reached(pair, n).map((moves, i) => {
  const { board, lines: { [i]: line }, captions, counts } = pair;
  const count = moves >= line.length && counts ? counts[i] : null;
  const sentence = count ?? (moves && moves <= line.length ? line[moves - 1].say : null) ?? null;
  return { view: after(board, line, moves), label: line.slice(0, moves).map(({ move }) => move).join(', '), title: captions?.[i] ?? null, says: sentence };
});

/** @param {Say} title @param {(sentence: Say) => Node} say the name of a board, without its colon */
const nameOf = (title, say) => `${say(title).textContent}`.replace(/[:：]$/, '');

/**
 * The caption of a board: its name without the colon, and a sentence.
 * @param {Say | null} title @param {Say | null} says @param {(sentence: Say) => Node} say
 */
export function caption(title, says, say) {
  const named = title === null ? [] : [make('b', {}, nameOf(title, say))];
  return make('figcaption', {}, ...named, ...(says === null ? [] : [' ', say(says)]));
}

/** @param {Lines} pair @param {number} n @param {(sentence: Say) => Node} say */
const drawn = (pair, n, say) => [
  ...(pair.title === undefined ? [] : [make('p', { class: 'pair-title' }, say(pair.title))]),
  ...standing(pair, n).map(({ view, label, title, says }, i) => make(
    'figure', { class: i === largeAt(pair, n) && 'large' }, small(view, label), caption(title, says, say),
    ...(title === null ? [] : [make('button', { type: 'button', class: 'enlarge', 'aria-label': nameOf(title, say) })]))),
];

/** @param {Event} event a press on the small board: the two change places */
function enlarge({ target }) {
  const pressed = /** @type {Element} */ (target).closest('.enlarge');
  if (!pressed) return;
  const figures = [...pressed.parentElement?.parentElement?.querySelectorAll('figure') ?? []];
  figures.forEach((figure) => figure.classList.toggle('large', figure.contains(pressed)));
  const other = figures.find((figure) => !figure.contains(pressed));
  /** @type {HTMLElement | null | undefined} */ (other?.querySelector('.enlarge'))?.focus({ preventScroll: true });
}

/**
 * How wide the large board is, so that the buttons below are seen.
 * @param {number} width how wide it is now
 * @param {number} below how many pixels of the buttons lie below the screen
 */
export const fitting = (width, below) => Math.floor(Math.max(Math.min(width, READ), width - Math.max(0, below)));

/** @type {{ lines?: FrameView[][], width: number }} how wide the large board of the step is: it never grows from move to move */
let fitted = { width: 0 };

/** @param {HTMLElement} holder @param {FrameView[][]} lines */
function fit(holder, lines) {
  const board = /** @type {HTMLElement | null} */ (holder.querySelector('.large > .board'));
  const actions = holder.closest('form')?.querySelector('[data-actions]');
  if (!board || !actions || getComputedStyle(/** @type {HTMLElement} */ (board.parentElement)).display !== 'contents') return; // side by side on a wide window
  const width = fitting(board.offsetWidth, actions.getBoundingClientRect().bottom + scrollY - innerHeight);
  fitted = { lines, width };
  holder.style.setProperty('--fits', `${width}px`);
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
  holder.addEventListener('click', enlarge);
  root.querySelector(step.pair ? '[data-answer]' : '[data-actions]')?.[step.pair ? 'before' : 'after'](holder);
  if (step.pair) {
    holder.append(...drawn(found, state.frame, say));
    if (fitted.lines === found.lines) holder.style.setProperty('--fits', `${fitted.width}px`);
    // Not within the tap, since the layout takes time, and after room that the step before had kept is given up.
    requestAnimationFrame(() => requestAnimationFrame(() => fit(holder, found.lines)));
    return;
  }
  if (stepped.taps !== state.taps) stepped = { taps: state.taps, n: FIRST };
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
