// Draws a class's board on a screen: changed discs turn, the words beside it change, screen readers say what happened.

import { createBoard, squares } from '../board/board.js';
import { connection } from '../classroom/connection.js';
import { card, fragment, linesOf, make, svg } from '../common/dom.js';
import { find, findAll, near } from '../common/find.js';
import { legend } from '../board/overlay.js';

/** @typedef {import('../board/board.js').Drawing} Drawing */
/** @typedef {Partial<Drawing> & { chosen?: string[] }} More what a page adds to the board of all */

/**
 * Whether all of the named facts hold; "!" before a name: while it does not.
 * @param {string} facts
 * @param {string[]} flags
 */
export const holds = (facts, flags) => facts.split(' ').every((fact) => (fact[0] === '!' ? !flags.includes(fact.slice(1)) : flags.includes(fact)));

/**
 * The square from which discs turn: the disc played, or the first that differs; null where a disc goes, or none does.
 * @param {Pick<BoardView, 'cells'> | null} before
 * @param {Pick<BoardView, 'rows' | 'columns' | 'cells' | 'last_move'>} view
 */
export function origin(before, view) {
  if (!before || before.cells === view.cells) return null;
  const differ = squares(view).filter((_, i) => view.cells[i] !== before.cells[i]);
  if ([...view.cells].some((cell, i) => cell === '.' && before.cells[i] !== '.')) return null;
  return view.last_move && differ.includes(view.last_move) ? view.last_move : differ[0];
}

/** @param {Html | null} text */
const paragraph = (text) => (text ? [make('p', {}, fragment(text))] : []);

/** @param {number} width */
const drawnBar = (width) => svg('svg', {
  viewBox: '0 0 100 10', preserveAspectRatio: 'none', 'aria-hidden': true }, ...[['ground-bar', 100], ['bar', width]].map(
  ([name, wide]) => svg('rect', { class: name, width: wide, height: 10, rx: 2 })));

/**
 * @param {Node} name
 * @param {number} width
 * @param {number} n
 * @param {boolean} [right]
 */
const bar = (name, width, n, right) => make('li', { class: right && 'is-right' }, make('span', {}, name), drawnBar(width), make('b', {}, `${n}`));

/**
 * The counts of the answers; those on the board are also written in words for screen readers.
 * @param {TallyView} tally
 */
function tallied({ answered, text, bars, squares: counted }) {
  /** @param {string} square */
  const name = (square) => {
    const named = document.createDocumentFragment();
    named.append(square, make('span', { class: 'vh' }, ': '));
    return named;
  };
  const spread = [...counted].sort((a, b) => b.n - a.n).map(({ square, n }) => bar(name(square), (100 * n) / answered, n));
  const drawn = bars.map(({ html, n, tenths, right }) => bar(fragment(html), tenths * 10, n, right));
  return make('div', { class: 'tally' },
    make('p', { class: 'answered' }, fragment(text)),
    make('ul', { class: 'spread vh' }, ...spread), ...drawn.length ? [make('ul', { class: 'bars' }, ...drawn)] : []);
}

/**
 * The wrong answers with their reasons; with `explain`, the word on a button that shows one on every screen.
 * @param {AnswerView} answer
 * @param {string} explain
 */
function mistakes({ title, wrong }, explain) {
  const items = wrong.map((one) => {
    const button = make('button', { class: 'button small', name: 'answer', value: one.key, 'aria-pressed': one.looked }, explain);
    const gave = make('p', { class: 'gave' }, make('b', {}, fragment(one.answer)), ' ', make('span', {}, fragment(one.given)), ...explain ? [' ', button] : []);
    return make('li', { class: one.looked && 'looked' }, gave, ...paragraph(one.title), ...paragraph(one.detail), ...linesOf(one.lines, fragment));
  });
  const rest = wrong.flatMap((one) => [make('span', {}, make('b', {}, fragment(one.answer)), ` ${one.n}`), ' ']);
  return [card({ title }, 'right', fragment), ...items.length ? [make('ol', { class: 'wrong' }, ...items), make('p', { class: 'rest' }, ...rest)] : []];
}

/**
 * A small picture of a board of the same form as the large one.
 * @param {HTMLElement} table
 * @param {BoardView} view
 */
function drawing(table, view) {
  const [wide, high] = [view.columns.length * 10 + 4, view.rows.length * 10 + 4];
  /** @param {string} name @param {string} disc */
  const dots = (name, disc) => svg('path', { class: name, d: [...view.cells].map((cell, i) => (
    cell === disc ? `M${(i % view.columns.length) * 10 + 5} ${Math.floor(i / view.columns.length) * 10 + 5}h0` : '')).join('') });
  return svg('svg', { class: 'mini', viewBox: `-2 -2 ${wide} ${high}`, 'aria-hidden': true, focusable: 'false' },
    svg('rect', { class: 'frame', x: -2, y: -2, width: wide, height: high, rx: 3 }), svg('path', { class: 'felt', d: find(table, '.felt').getAttribute('d') }),
    dots('blacks', 'X'), dots('whites', 'O'));
}

/**
 * Handle the places of a page. `more(state)` may add to what is drawn: picked squares, a tap, lines.
 * show(state) draws a state; draw() draws it again after what `more` adds has changed.
 * @param {HTMLElement} root
 * @param {Pick<ScreenData, 'screen' | 'labels'> & { explain?: string }} sent
 * @param {{ onTap?: (square: string) => void, more?: (state: ScreenView) => More, live?: boolean }} hands
 */
export function createScreen(root, { screen, labels, explain = '' }, { onTap = () => {}, more = () => ({}), live = false }) {
  const [table, kicker, title, text, turn, ringed, answer, explained] = [
    'board', 'kicker', 'title', 'text', 'turn', 'ringed', 'answer', 'explained'].map((name) => find(root, `[data-${name}]`));
  /** @type {(HTMLElement | null)[]} */
  const [hand, count, meanings] = ['hand', 'count', 'legend'].map((name) => root.querySelector(`[data-${name}]`));
  const reader = find(document, '#live');
  /** @param {BoardView} view */
  const withLabels = (view) => ({ ...view, labels });
  const board = createBoard(table, withLabels(screen.board), { onTap });
  let state = screen;
  /** @type {Drawing | null} the board as it was drawn last */
  let shown = null;
  let options = ''; // what the options were drawn from the last time

  /**
   * @param {OptionShown} option
   * @param {string[]} chosen
   */
  const option = ({ key, html, board: picture }, chosen) => {
    const right = state.answer?.keys.includes(key) ? ' right' : '';
    const inner = [...picture ? [drawing(table, picture)] : [], fragment(html)];
    if (!live) return make('div', { class: `button option${right}` }, ...inner);
    const isChosen = chosen.includes(key);
    const names = picture ? squares(picture).map((square, i) =>
      ({ X: labels.black, O: labels.white }[picture.cells[i]] || '').replace('{square}', square)).filter(Boolean).join(', ') : '';
    return make('button', {
      type: 'button', class: `button option${isChosen ? ' chosen' : ''}${right}`, 'data-choice': key,
        'aria-pressed': `${isChosen}`, 'aria-label': names && `${html}: ${names}`, disabled: Boolean(state.answer),
    }, ...inner);
  };

  function draw() {
    const { question } = state;
    const { chosen = [], ...extra } = more(state);
    /** @type {Drawing} */
    const view = { ...withLabels(state.board), ring: state.ring, picked: state.picked, lines: state.lines, ghost: state.ghost, tap: null, ...extra };
    board.set(view, origin(shown, view));
    shown = view;
    const place = root.querySelector('[data-options]') || answer;
    const offered = question ? question.options : [];
    const from = JSON.stringify([offered, chosen, state.answer?.keys]);
    if (from !== options) place.replaceChildren(
      ...offered.length ? [make('div', { class: offered[0].board ? 'options pictures' : 'options' }, ...offered.map((one) => option(one, chosen)))] : []);
    options = from;
  }

  /** @param {ScreenView} next */
  function show(next) {
    if (next.board.columns.length !== state.board.columns.length || next.board.game !== state.board.game) {
      location.reload(); // another board: the page brings its frame
      return;
    }
    state = next;
    const heading = (live && state.soon) || state.title;
    kicker.replaceChildren(fragment(state.kicker));
    title.replaceChildren(fragment(heading));
    text.replaceChildren(fragment(state.html));
    turn.className = `turn ${state.turn ? state.turn.color : ''}`;
    turn.replaceChildren(
      ...state.turn ? [svg('svg', { viewBox: '-6 -6 12 12' }, svg('use', { href: state.turn.color === 'black' ? '#X' : '#O' })), state.turn.text] : []);
    ringed.replaceChildren(fragment(state.ringed));
    ringed.hidden = !state.ringed;
    explained.replaceChildren(
      ...state.explanation ? [card(state.explanation, 'note', fragment)] : [],
      ...state.tally ? [tallied(state.tally)] : [], ...state.answer ? mistakes(state.answer, explain) : []);
    hand?.replaceChildren(...state.hand ? [fragment(state.hand.text)] : []);
    if (meanings) {
      meanings.replaceChildren(...legend(state.legend, fragment));
      meanings.hidden = !state.legend.length;
    }
    if (count) count.textContent = `${state.at} / ${state.of}`;
    root.dataset.facts = state.flags.join(' ');
    findAll(root, '[data-when]').forEach((part) => { part.hidden = !holds(part.dataset.when ?? '', state.flags); });
    /** @type {HTMLInputElement[]} */ (findAll(root, '[name=on]')).forEach((field) => { field.value = `${state.version}`; });
    table.closest('form')?.classList.toggle('choosing', state.question?.select === 'choice');
    draw();
    reader.textContent = fragment(state.news || heading).textContent;
    root.dataset.version = `${state.version}`;
  }

  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, (event) => {
    board.light(near(event, '.sq')?.dataset.square);
  }));

  return {
    show,
    draw,
    get state() { return state; },
    link: connection(),
  };
}
