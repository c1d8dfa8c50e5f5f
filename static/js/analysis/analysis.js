// The page of the analysis board: a move shows at once if the board after it is known; boards are fetched ahead. The
// server always says what a move leads to; this script keeps only the tree of tried moves.

import { createBoard, place } from '../board/board.js';
import { card, fragment, make } from '../common/dom.js';
import { find, findAll, near, sentAs } from '../common/find.js';
import { recall } from '../common/memory.js';
import { drawMoves, leadTo, queryOf, valuesCard } from './tried-moves.js';
import { MOST_MOVES, add, after, lastAfter, remove, spell, wayTo } from './tree.js';

/** @typedef {import('../board/board.js').Drawing} Drawing */

const main = find(document, '[data-analysis]');
/** @type {AnalysisView} */
const sent = sentAs('analysis');
const { board: base, states, words } = sent;
/** @template {HTMLElement} [T=HTMLElement] @param {string} name @returns {T} */
const part = (name) => find(main, `[data-${name}]`);
const PARTS = ['title', 'answer', 'board', 'tree', 'empty', 'count', 'away', 'pass', 'on', 'drawing', 'look'];
const [title, said, table, tree, empty, count, away, pass, play, drawing, look] = PARTS.map((name) => part(name));
/** @type {HTMLAnchorElement[]} */
const [link, paper, setUp, ask] = ['link', 'paper', 'set-up', 'values'].map((name) => part(name));
/** @type {HTMLAnchorElement | null} */
const save = main.querySelector('[data-save]');
/** @type {HTMLFormElement} */
const tried = find(document, '#try');
/** @type {HTMLFormElement | null} */
const onForm = document.querySelector('form#on');
const [live, net] = ['#live', '#net'].map((id) => find(document, id));
const home = location.pathname.replace(/[^/]+$/, '');
const RETRY = 4000;
const SETTLED = 400; // ms until the address is changed; browsers allow only few changes
/** @type {Record<string, Mark[] | null>} the overlays that were fetched, by code and names */
const overlays = {};
/** @type {Record<string, ValuesView>} values that are here, by code */
const worth = {};
const board = createBoard(table, base, { onTap: tap });
let { at, show: names, look: looking } = sent;
let nodes = /** @type {import('./tree.js').Node[]} */ (sent.nodes);
let wanted = false; // whether the reader has asked for the values of this board
let [settling, retrying] = [0, 0];

const code = (number = at) => nodes[number].code;
const state = (number = at) => states[code(number)];
const noted = () => sent.noted[wayTo(nodes, at).map((one) => nodes[one].move).join(' ')]; // what a file says at the move that is shown
/** @param {string} to */
const pageOf = (to) => home + to;

if (sent.valued) {
  worth[code()] = sent.valued;
  wanted = true;
}

/**
 * Everything of a board as board.js draws it; `more` is what is said about it, drawn.
 * @param {Partial<Drawing>} more
 * @returns {Drawing}
 */
function view(more = {}) {
  const { cells, color, next, lasting = [] } = state();
  const { move } = nodes[at];
  const overlay = [...lasting, ...(overlays[`${code()}:${names}`] || []), ...((wanted && worth[code()]?.overlay) || []), ...noted()?.marks ?? []];
  const legal = Object.fromEntries(Object.entries(next).map(([square, { changes }]) => [square, changes]));
  const last_move = at && move !== 'pass' ? move : null;
  return { ...base, cells, to_move: color, last_move, legal, overlay, ring: [], picked: [], lines: [], ghost: null, tap: color ? 'one' : null, ...more };
}

/** What is said of the board that is shown. */
function moveCard() {
  const { note } = state();
  if (wanted && worth[code()]) return [valuesCard(worth[code()])];
  const before = at && state(nodes[at].before);
  const move = before ? [make('div', { class: 'card sentences' }, make('p', {}, fragment(before.next[nodes[at].move].said)))] : [];
  return note ? [...move, card({ title: note }, 'almost', fragment)] : move;
}

/**
 * The address of a move of the tree.
 * @param {number} number
 * @param {{ values?: boolean }} more
 */
function address(number, more = {}) {
  const moves = spell(nodes);
  const at = moves && `${number}`;
  const { notes, dead } = sent;
  return pageOf(nodes[0].code) + queryOf({ moves, at, show: `${names}`, look: looking ? '1' : '', values: more.values ? '1' : '', notes, dead });
}

/**
 * Fill every place of the page from the board that is shown.
 * @param {string | null} from
 * @param {CardView | null} feedback
 */
function draw(from = null, feedback = null) {
  const { title: heading, color, discs, moves, next } = state();
  const line = { lines: feedback ? feedback.lines : [], picked: feedback?.square ? [feedback.square] : [] };
  board.set(view(line), from);
  said.replaceChildren(...feedback ? [card(feedback, feedback.verdict, fragment)] : moveCard(), fragment(noted()?.html ?? ''));
  title.textContent = heading;
  main.querySelectorAll('.side').forEach((side, i) => {
    const which = i ? 'white' : 'black';
    side.classList.toggle('moves', color === which);
    find(side, '[data-discs]').textContent = `${discs[which]}`;
  });
  count.replaceChildren(fragment(moves));
  drawing.textContent = state().drawing;
  empty.hidden = nodes.length > 1 || !states[nodes[0].code].color;
  drawMoves(tree, nodes, at, { words, address });
  /** @type {HTMLAnchorElement[]} */
  const [back, forth] = findAll(main, '[data-step]');
  leadTo(back, at ? address(nodes[at].before) : null);
  const [on] = after(nodes, at);
  leadTo(forth, on === undefined ? null : address(on));
  pass.hidden = !('pass' in next);
  away.hidden = !at;
  ask.hidden = !color || !sent.weighs;
  ask.href = address(at, { values: true });
  link.href = `/board/${base.game}/${code()}`;
  paper.href = `${pageOf(code())}/print`;
  if (save) save.href = `${pageOf(code())}/${save.dataset.save}`;
  setUp.href = `${pageOf(code())}/set-up`;
  play.hidden = !color || !onForm;
  if (onForm) {
    onForm.hidden = !color;
    fieldOf(onForm, 'start').value = code();
  }
  fieldOf(tried, 'moves').value = spell(nodes);
  fieldOf(tried, 'at').value = `${at}`;
  if (/** @type {HTMLElement | null} */ (document.activeElement)?.hidden) title.focus();
}

/** @param {HTMLFormElement} form @param {string} name @returns {HTMLInputElement} */
const fieldOf = (form, name) => find(form, `[name=${name}]`);

/** Say what is new, and let the address follow. */
function tell() {
  live.textContent = [said.textContent, title.textContent].filter(Boolean).join(' ');
  clearTimeout(settling);
  settling = setTimeout(() => {
    const here = address(at);
    history.replaceState(null, '', here);
    /** @type {HTMLAnchorElement[]} */ (findAll(document, '.menu a')).forEach((language) => { language.search = new URL(here, location.href).search; });
  }, SETTLED);
}

/** @param {string} path */
const get = async (path) => {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

/** @param {string} path @returns {Promise<StatesView>} */
const getStates = (path) => get(path);

/** @param {number} number */
const isKnown = (number) => Boolean(states[code(number)]);
const seesAhead = () => Object.values(state().next).every((one) => states[one.code]);

/** Fetch the boards after this one, so that the next tap is answered at once and without a network. */
async function lookAhead() {
  clearTimeout(retrying);
  const here = code();
  if (isKnown(at) && seesAhead()) return;
  try {
    const { states: found } = await getStates(`${pageOf(here)}/next.json`);
    Object.assign(states, found);
    if (!net.hidden) {
      net.textContent = words.connected;
      setTimeout(() => { net.hidden = true; }, 3000);
    }
    if (waiting !== null) go(waiting);
  } catch {
    retrying = setTimeout(lookAhead, RETRY);
  }
}

/** @type {number | null} the move of the tree whose board is not known yet */
let waiting = null;

/**
 * Show a move of the tree, once its board is known.
 * @param {number} number
 * @param {string | null} from
 */
function go(number, from = null) {
  if (!isKnown(number)) {
    waiting = number;
    net.textContent = words.unknown;
    net.hidden = navigator.onLine;
    fetchBoard(number);
    return;
  }
  waiting = null;
  wanted = false;
  at = number;
  draw(from);
  tell();
  lay();
  lookAhead();
}

/** @param {number} number */
async function fetchBoard(number) {
  try {
    Object.assign(states, (await getStates(`${pageOf(code(number))}/next.json`)).states);
    net.hidden = true;
    if (waiting === number) go(number);
  } catch {
    net.textContent = words.unknown;
    net.hidden = false;
    clearTimeout(retrying);
    retrying = setTimeout(() => waiting === number && fetchBoard(number), RETRY);
  }
}

/**
 * Play a move on the board that is shown; its discs turn at once.
 * @param {string} square
 */
function move(square) {
  const { next, color, cells } = state();
  const { code: to, changes } = next[square];
  const [grown, number] = add(nodes, at, { move: square, color, code: to });
  if (grown.length > MOST_MOVES + 1) {
    location.assign(`${address(at)}&tap=${square}`); // the page says that there is no room
    return;
  }
  nodes = grown;
  if (!states[to] && square !== 'pass') board.set(view({ cells: place({ ...base, cells }, changes), tap: null, overlay: [], last_move: square }), square);
  go(number, square === 'pass' || !states[to] ? null : square);
}

/** @param {string} square */
async function tap(square) {
  const { next } = state();
  if (next[square] && !looking) {
    move(square);
    return;
  }
  const here = code();
  try {
    /** @type {CardView} */
    const feedback = await get(`${pageOf(here)}/lines.json?square=${square}`);
    if (here !== code()) return;
    draw(null, feedback);
    live.textContent = said.textContent;
  } catch { offline(); }
}

function offline() {
  net.textContent = words.unknown;
  net.hidden = false;
  setTimeout(() => { net.hidden = true; }, RETRY);
}

async function lay() {
  const [here, key] = [code(), `${code()}:${names}`];
  if (!names.length || overlays[key]) return;
  try {
    overlays[key] = /** @type {MarksLaid} */ (await get(`/board/${base.game}/${here}?show=${names}`)).overlay;
    if (here === code()) draw();
  } catch { /* no network: the board is there without them */ }
}

async function values() {
  const here = code();
  wanted = true;
  ask.setAttribute('aria-busy', 'true');
  try {
    worth[here] ||= await get(`${pageOf(here)}/values.json`);
    if (here === code()) {
      draw();
      live.textContent = said.textContent;
    }
  } catch {
    wanted = false;
    offline();
  } finally {
    ask.removeAttribute('aria-busy');
  }
}

main.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const [toggle, to, forth] = ['[data-show]', '[data-to]', '[data-step]'].map((one) => near(event, one));
  const square = near(event, '.sq');
  if (square) board.light(square.dataset.square);
  if (toggle) {
    const { show = '' } = toggle.dataset;
    names = names.includes(show) ? names.filter((one) => one !== show) : [...names, show];
    toggle.setAttribute('aria-pressed', `${names.includes(show)}`);
    draw();
    tell();
    lay();
  } else if (to) go(Number(to.dataset.to));
  else if (forth) goBy(Number(forth.dataset.step));
  else if (near(event, '[data-look]')) {
    looking = !looking;
    look.setAttribute('aria-pressed', `${looking}`);
    draw();
    tell();
  } else if (near(event, '[data-values]')) values();
  else if (near(event, '[data-pass]')) move('pass');
  else if (near(event, '[data-away]')) {
    const gone = remove(nodes, at);
    [nodes] = gone;
    sent.notes = ''; // notes go by the moves of the first line, which may be another one now
    go(gone[1]);
  } else return;
  event.preventDefault();
});

/**
 * One move back, or on along the line that is shown.
 * @param {number} by
 */
function goBy(by) {
  const to = by < 0 ? (at ? nodes[at].before : null) : after(nodes, at)[0];
  if (to === null || to === undefined) return;
  const played = by > 0 && nodes[to].move !== 'pass' ? nodes[to].move : null;
  go(to, isKnown(to) ? played : null);
}

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || near(event, '[data-board], input, select, textarea')) return;
  if (key === 'ArrowLeft') goBy(-1);
  else if (key === 'ArrowRight') goBy(1);
  else if (key === 'Home') go(0);
  else if (key === 'End') go(lastAfter(nodes, at));
  else return;
  event.preventDefault();
});
addEventListener('online', () => (waiting === null ? lookAhead() : go(waiting)));
['focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, (event) => {
  board.light(near(event, '.sq')?.dataset.square);
}));

/** @type {HTMLInputElement | null | undefined} */
const level = onForm?.querySelector(`[name=level][value="${Number(recall(onForm.dataset.memory ?? ''))}"]`);
if (level) level.checked = true;
find(main, '.actions').append(net); // there it covers no link
draw(null, sent.feedback);
if (sent.sentence) said.replaceChildren(make('div', { class: 'card not-yet' }, make('p', { class: 'verdict' }, sent.sentence)));
lay();
lookAhead();
