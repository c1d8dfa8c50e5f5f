// The analysis board on its page: moves are tried at once where the board after them is known, and boards are
// fetched ahead. What a move leads to is always said by the server; here only the tree of tried moves is kept.

import { createBoard, place } from './board.js';
import { recall } from './memory.js';
import { MOST_MOVES, add, after, entries, remove, spell } from './tree.js';

const main = document.querySelector('[data-analysis]');
const sent = JSON.parse(document.getElementById('analysis').textContent);
const { board: base, states, words } = sent;
const part = (name) => main.querySelector(`[data-${name}]`);
const [title, said, table, tree, empty, count, link, paper, save, setUp, away, pass, ask, play, drawing] = ['title', 'answer', 'board', 'tree', 'empty', 'count', 'link', 'paper', 'save', 'set-up', 'away', 'pass', 'values', 'on', 'drawing'].map(part);
const look = main.querySelector('[data-look]');
const onForm = document.getElementById('on');
const [live, net] = ['live', 'net'].map((id) => document.getElementById(id));
const home = location.pathname.replace(/[^/]+$/, '');
const RETRY = 4000;
const SETTLED = 400; // ms until the address follows; browsers allow few changes of it
const laid = {}; // overlays that are here, by code and names
const worth = {}; // values that are here, by code
const board = createBoard(table, base, { onTap: tap });
let { nodes, at, show: names, look: looking } = sent;
let wanted = false; // whether the values of this board were asked for
let settling = 0;
let retrying = 0;

const code = (number = at) => nodes[number].code;
const state = (number = at) => states[code(number)];
const pageOf = (to) => home + to;

if (sent.valued) {
  worth[code()] = sent.valued;
  wanted = true;
}

/** Everything of a board as board.js draws it; `more` is what is said about it, drawn. */
function view(more = {}) {
  const { cells, color, next } = state();
  const { move } = nodes[at];
  const overlays = [...(laid[`${code()}:${names}`] || []), ...((wanted && worth[code()]?.overlay) || [])];
  return { ...base, cells, to_move: color, last_move: at && move !== 'pass' ? move : null, legal: next, overlay: overlays, ring: [], picked: [], lines: [], ghost: null, tap: color ? 'one' : null, ...more };
}

const card = (name, inner) => `<div class="card ${name}">${inner}</div>`;
const sentence = (html) => `<p class="verdict">${html}</p>`;

function explained({ verdict, title: first, detail, lines }) {
  const items = lines.map(({ say }, i) => (say ? `<li value="${i + 1}"><i aria-hidden="true">${i + 1}</i><span>${say}</span></li>` : '')).join('');
  return card(verdict, sentence(first) + (detail ? `<p>${detail}</p>` : '') + (items && `<ol class="lines">${items}</ol>`));
}

function valued({ sentence: how, moves }) {
  const list = moves.map(({ move, value }) => `<li><button type="button" class="sq" data-square="${move}"><bdi>${move}</bdi></button> ${value}</li>`).join('');
  return card('note', (list && `<ol class="worth">${list}</ol>`) + `<p>${how}</p>`);
}

/** What is said of the board that is shown. */
function told() {
  const { note } = state();
  if (wanted && worth[code()]) return valued(worth[code()]);
  const before = at && state(nodes[at].before);
  const words_ = before ? before.next[nodes[at].move].said : '';
  return (words_ && card('told', `<p>${words_}</p>`)) + (note ? card('almost', sentence(note)) : '');
}

const shown = ({ move, n }) => (move === 'pass' ? words.pass : `<small>${n}</small> <bdi>${move}</bdi>`);
const name = (move) => (move === 'pass' ? words.pass : move);
const current = (number) => (number === at ? ' aria-current="step"' : '');

function lineOf(line) {
  const instead = (one, other) => '<div class="instead"><span class="vh">' + words.instead.replace('%(move)s', name(one.move)) + '</span>' + lineOf(other) + '</div>';
  const item = (one) => {
    const link = `<a class="move ${nodes[one.number].color}" href="${address(one.number)}" data-to="${one.number}"${current(one.number)}>${shown(one)}</a>`;
    return `<li>${link}${one.instead.map((other) => instead(one, other)).join('')}</li>`;
  };
  return `<ol class="line">${line.map(item).join('')}</ol>`;
}

/** The address of a move of the tree. */
function address(number, more = {}) {
  const asked = new URLSearchParams();
  const moves = spell(nodes);
  if (moves) asked.set('moves', moves);
  if (moves) asked.set('at', number);
  if (names.length) asked.set('show', names);
  if (looking) asked.set('look', 1);
  if (more.values) asked.set('values', 1);
  const query = asked.toString();
  return pageOf(nodes[0].code) + (query && `?${query}`);
}

function drawTree() {
  const line = entries(nodes);
  const held = tree.contains(document.activeElement);
  empty.hidden = line.length > 0;
  tree.hidden = !line.length;
  tree.innerHTML = `<a class="move" href="${address(0)}" data-to="0"${current(0)}>${words.start}</a>${lineOf(line)}`;
  const here = tree.querySelector('[aria-current]');
  if (held) here.focus();
  const { top, bottom } = here.getBoundingClientRect();
  const frame = tree.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) tree.scrollTop += top - frame.top - frame.height / 2;
}

function step(button, number) {
  if (number === null) {
    button.removeAttribute('href');
    button.setAttribute('aria-disabled', 'true');
  } else {
    button.href = address(number);
    button.removeAttribute('aria-disabled');
  }
}

/** Fill every place of the page from the board that is shown. */
function draw(from = null, feedback = null) {
  const { title: heading, color, discs, moves, next } = state();
  const line = { lines: feedback ? feedback.lines : [], picked: feedback?.square ? [feedback.square] : [] };
  board.set(view(line), from);
  said.innerHTML = feedback ? explained(feedback) : told();
  title.textContent = heading;
  main.querySelectorAll('.side').forEach((side, i) => {
    const which = ['black', 'white'][i];
    side.classList.toggle('moves', color === which);
    side.querySelector('[data-discs]').textContent = discs[which];
  });
  count.innerHTML = moves;
  drawing.textContent = state().drawing;
  drawTree();
  const [back, forth] = main.querySelectorAll('[data-step]');
  step(back, at ? nodes[at].before : null);
  step(forth, after(nodes, at)[0] ?? null);
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
    onForm.elements.start.value = code();
  }
  const { elements } = document.getElementById('try');
  elements.moves.value = spell(nodes);
  elements.at.value = at;
  if (document.activeElement?.hidden) title.focus();
}

/** Say what is new, and let the address follow. */
function tell() {
  live.textContent = [said.textContent, title.textContent].filter(Boolean).join(' ');
  clearTimeout(settling);
  settling = setTimeout(() => {
    const here = address(at);
    history.replaceState(null, '', here);
    document.querySelectorAll('.menu a').forEach((language) => { language.search = new URL(here, location).search; });
  }, SETTLED);
}

const get = async (path) => {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
};

const isKnown = (number) => Boolean(states[code(number)]);
const seesAhead = () => Object.values(state().next).every((one) => states[one.code]);

/** Fetch the boards after this one, so that the next tap is answered at once and without a network. */
async function lookAhead() {
  clearTimeout(retrying);
  const here = code();
  if (isKnown(at) && seesAhead()) return;
  try {
    const { states: found } = await get(`${pageOf(here)}/next.json`);
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

let waiting = null; // the move of the tree whose board is not known yet

/** Show a move of the tree, once its board is known. */
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

async function fetchBoard(number) {
  try {
    Object.assign(states, (await get(`${pageOf(code(number))}/next.json`)).states);
    net.hidden = true;
    if (waiting === number) go(number);
  } catch {
    net.textContent = words.unknown;
    net.hidden = false;
    clearTimeout(retrying);
    retrying = setTimeout(() => waiting === number && fetchBoard(number), RETRY);
  }
}

/** Play a move on the board that is shown; its discs turn at once. */
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

async function tap(square) {
  const { next } = state();
  if (next[square] && !looking) {
    move(square);
    return;
  }
  const here = code();
  try {
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
  if (!names.length || laid[key]) return;
  try {
    laid[key] = (await get(`/board/${base.game}/${here}?show=${names}`)).overlay;
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
  const [toggle, to, forth] = ['[data-show]', '[data-to]', '[data-step]'].map((one) => event.target.closest(one));
  const square = event.target.closest('.sq');
  if (square) board.light(square.dataset.square);
  if (toggle) {
    const { show } = toggle.dataset;
    names = names.includes(show) ? names.filter((one) => one !== show) : [...names, show];
    toggle.setAttribute('aria-pressed', names.includes(show));
    draw();
    tell();
    lay();
  } else if (to) go(Number(to.dataset.to));
  else if (forth) walk(Number(forth.dataset.step));
  else if (event.target.closest('[data-look]')) {
    looking = !looking;
    look.setAttribute('aria-pressed', looking);
    draw();
    tell();
  } else if (event.target.closest('[data-values]')) values();
  else if (event.target.closest('[data-pass]')) move('pass');
  else if (event.target.closest('[data-away]')) {
    const gone = remove(nodes, at);
    [nodes] = gone;
    go(gone[1]);
  } else return;
  event.preventDefault();
});

/** One move back, or on along the line that is shown. */
function walk(by) {
  const to = by < 0 ? (at ? nodes[at].before : null) : after(nodes, at)[0];
  if (to === null || to === undefined) return;
  const played = by > 0 && nodes[to].move !== 'pass' ? nodes[to].move : null;
  go(to, isKnown(to) ? played : null);
}

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || target.closest('[data-board], input, select, textarea')) return;
  if (key === 'ArrowLeft') walk(-1);
  else if (key === 'ArrowRight') walk(1);
  else if (key === 'Home') go(0);
  else if (key === 'End') {
    let end = at;
    while (after(nodes, end).length) [end] = after(nodes, end);
    go(end);
  } else return;
  event.preventDefault();
});
addEventListener('online', () => (waiting === null ? lookAhead() : go(waiting)));
['focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, ({ target }) => {
  const square = target.closest('.sq');
  board.light(square?.dataset.square);
}));

const level = onForm?.querySelector(`[name=level][value="${Number(recall('level'))}"]`);
if (level) level.checked = true;
main.querySelector('.actions').append(net); // where it covers no way out
draw(null, sent.feedback);
if (sent.sentence) said.innerHTML = card('not-yet', sentence(sent.sentence));
lay();
lookAhead();
