// The page of a game: the reader's move shows at once and is sent; then the other side's reply is played on the board.

import { createBoard, place } from '../board/board.js';
import { count, countTaken, emptied, headline, moodAfter, reason, ring, tally } from './beside.js';
import { card, fragment, make } from '../common/dom.js';
import { fromNear } from '../board/near.js';
import { feel, makeSwitch } from '../common/feel.js';
import { find, findAll, near as within, sentAs } from '../common/find.js';
import { escaped } from '../common/escaped.js';
import { gameMemory } from './game-memory.js';
import { later } from '../common/later.js';
import { send } from './sending.js';
import { remember as keep } from '../common/memory.js';

/** @typedef {{ do: string, square?: string, sure?: boolean }} Action */
/** @typedef {Action & { number: number, used: number, show: string[], dead: string[] }} Body an action as it is sent */
/** @typedef {Pick<CardView, 'verdict' | 'title' | 'lines' | 'square'> & { detail?: Html | null }} Card */
/** @typedef {Pick<PlayedView, 'move' | 'color' | 'changes'>} Move */

const main = find(document, '[data-game]');
/** @type {HTMLFormElement} */
const form = find(main, 'form');
/** @type {GameData} */
const { words, ...sent } = sentAs('game');
const [title, said, table, moves, sound] = ['title', 'answer', 'board', 'moves', 'sound'].map((name) => find(form, `[data-${name}]`));
/** @type {HTMLAnchorElement} */
const link = find(form, '[data-link]');
const [undo, ask, pass, resign, agree, resume] = ['undo', 'hint', 'pass', 'resign', 'agree', 'resume'].map((name) => {
  /** @type {HTMLButtonElement} */
  const button = find(form, `[name=${name}]`);
  return button;
});
/** @type {HTMLElement | null} only where the computer plays */
const foe = form.querySelector('[data-foe]');
const [live, net] = ['#live', '#net'].map((id) => find(document, id));
const still = matchMedia('(prefers-reduced-motion: reduce)');
const { recall, remember } = gameMemory(sent.game.id);
const near = fromNear(table, { sides: sent.game.board, view: () => game.board, onTap: tap, show: closer, words });
const board = createBoard(table, sent.game.board, { onTap: near.tap });
const STILL = 620, TURNED = 150; // ms until the discs of a move lie still, and until the first disc has turned
let { game, show } = sent;
/** @type {GameHint | null} */
let hint = null; // both stages of a hint
let stage = 0;
/** @type {number | null} */
let left = null; // where the page was before it scrolled down to the words
let busy = false;
let used = usedIn(game.number);

/**
 * The milliseconds that a turn has taken.
 * @param {number} number
 */
function usedIn(number) {
  /** @type {Record<number, number>} */
  const all = recall('used', {});
  return all[number] || 0;
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, still.matches ? 0 : ms); });

/**
 * The board of the game, with what is said about it drawn.
 * @param {Partial<import('../board/board.js').Drawing>} more
 * @returns {import('../board/board.js').Drawing}
 */
const view = (more) => ({ ...game.board,
  ring: [], picked: [], lines: [], ghost: null, tap: (game.turn || game.counting) && !game.waiting && !busy ? 'one' : null, ...more });

/**
 * Show the card of an enlarged part of the board instead of other feedback.
 * @param {HTMLElement} card
 */
function closer(card) {
  said.replaceChildren(card);
  live.textContent = words.near;
}

/**
 * A card with the sentences about moves.
 * @param {{ html: Html }[]} moves
 */
const tell = (moves) => make('div', { class: 'card sentences' }, ...moves.map(({ html }) => make('p', {}, fragment(html))));

/**
 * Fill every place of the page from the game; `more` is an explanation, a hint, or moves to tell.
 * @param {{ feedback?: Card | null, frames?: PlayedView[] }} more
 * @param {string | null} from
 */
function draw({ feedback, frames = [] } = {}, from = null) {
  near.whole();
  const shown = stage ? hint?.[stage === 1 ? 'first' : 'second'] : null;
  board.set(view({ lines: feedback ? feedback.lines : [], picked: feedback?.square ? [feedback.square] : [], ring: shown ? shown.ring : [],
    marks: { ...game.board.marks, tint: shown ? shown.area : [] } }), from);
  const lines = game.goal ? [{ html: game.goal }, ...frames] : frames;
  const unanswered = game.waiting && feedback;
  const calm = !feedback && !shown && !game.counting && !game.ending, spoken = calm ? game.speech : null;
  title.textContent = game.waiting && !unanswered ? words.thinking : headline(game);
  ring(form, game.turn?.color);
  if (game.counts_pieces && game.playing) count(form, game.board.cells);
  else tally(form, game.discs, game.unit);
  moves.replaceChildren(fragment(game.moves));
  moves.hidden = find(form, '[data-legal]').hidden = !game.turn;
  link.href = game.board_url;
  said.replaceChildren(
    ...feedback ? [reason(feedback, words.more)] : [],
    ...game.counting ? [make('div', { class: 'card note count-card' }, fragment(game.counting.html))] : [],
    ...game.ending ? [fragment(game.ending)] : [],
    ...game.note && game.note !== feedback?.title ? [card({ title: game.note }, 'almost', fragment)] : [],
    ...shown ? [card({ title: shown.html }, 'note', fragment)] : [],
    ...spoken ? [make('div', { class: 'bubble' }, make('p', {}, fragment(spoken.html)))] : [],
    ...lines.length && calm && !spoken?.alone ? [tell(lines)] : [],
  );
  /** @type {HTMLInputElement} */ (find(form, '[name=number]')).value = `${game.number}`;
  undo.hidden = ask.hidden = /** @type {HTMLElement} */ (resign.closest('details')).hidden = !game.turn;
  agree.hidden = resume.hidden = !game.counting;
  [agree, resume].forEach((one) => one.classList.toggle('main', (one === resume) === !!game.counting?.open));
  hold(undo, busy || !game.can_undo);
  hold(ask, busy || stage > 1);
  ask.textContent = stage ? words.show_answer : words.hint;
  ask.hidden ||= game.must_pass || !game.can_hint;
  pass.hidden = !game.may_pass;
  pass.classList.toggle('main', game.must_pass);
  if (game.must_pass) find(form, '[data-actions]').append(pass);
  form.querySelector('[name=answer]')?.remove();
  if (unanswered) pass.before(make('button', { class: 'button main', name: 'answer', value: '1' }, words.go_on));
  findAll(form, '[data-actions] :is(a, [data-again])').forEach((one) => { one.hidden = game.playing; });
  if (game.again) offer(game.again);
  if (foe) foe.hidden = !game.playing;
  think(game.waiting && !unanswered, moodAfter(frames, game.you));
  if (/** @type {HTMLElement | null} */ (document.activeElement)?.hidden) title.focus();
  if (shown || feedback || game.counting) {
    left ??= scrollY;
    find(said, '.card').scrollIntoView({ block: 'nearest' });
  } else {
    if (game.ending && from) scrollTo(0, 0); // the winner is named above the board
    else if (left !== null) scrollTo(0, left); // the words are gone: turn and score come back into sight
    left = null;
  }
  live.textContent = [...said.querySelectorAll('p, li')].map((node) => node.textContent).join(' ') || title.textContent;
}

/**
 * Disable a button for a while, for eyes and screen readers; one that was just pressed keeps the focus.
 * @param {HTMLButtonElement} button
 * @param {boolean} off
 */
function hold(button, off) {
  button.disabled = off && button !== document.activeElement;
  button.setAttribute('aria-disabled', `${off}`);
}

/**
 * Let the opponent's picture look about while it thinks.
 * @param {boolean} thinks
 * @param {string} [mood] how it looks otherwise
 */
function think(thinks, mood = '') {
  if (foe) foe.dataset.mood = thinks ? 'thinking' : mood;
}

/** Say in the headline that the computer thinks. */
function ponder() {
  title.textContent = words.thinking;
  think(true);
}

/**
 * Set what the button for another game begins.
 * @param {AgainView} again
 */
function offer({ label, fields }) {
  find(form, '[data-again]').textContent = label;
  Object.entries(fields).forEach(([name, value]) => {
    /** @type {HTMLInputElement} */ (find(document, `#again [name=${name}]`)).value = value;
  });
}

/**
 * Put a move on the board before the server says anything, or after it has answered.
 * @param {Move} made
 */
function put({ move, color, changes }) {
  const next = color === 'black' ? 'white' : 'black';
  ring(form, next);
  if (!game.you) title.textContent = words[`turn_${next}`];
  if (move === 'pass') return;
  game.board = { ...game.board, cells: place(game.board, changes), last_move: move, legal: {}, overlay: [], said: {} };
  board.set(view({ tap: null }), move);
  if (game.counts_pieces) count(form, game.board.cells);
  later(() => feel('place'));
  const taken = emptied(changes).length;
  if (taken) countTaken(form, color, Number(game.discs[color]) + taken, still.matches);
  else if (Object.values(changes).flat().length > 1) setTimeout(() => feel('turn'), TURNED);
}

/** @param {string} square */
function tap(square) {
  const legal = game.board.legal[square];
  if (busy) return;
  if (!legal) {
    if (navigator.onLine) act({ do: 'move', square });
    else draw({ feedback: { verdict: 'not-yet', title: escaped(game.illegal), lines: [] } });
    return;
  }
  const began = Date.now();
  put({ move: square, color: game.turn?.color ?? 'black', changes: legal });
  said.replaceChildren();
  act({ do: 'move', square }, began);
}

/**
 * Send an action until the server has it, and play its response on the board.
 * @param {Action} action
 */
async function act(action, began = 0) {
  if (busy) return;
  busy = true;
  if (game.you && /move|pass|answer/.test(action.do) && (began || !action.square)) ponder();
  [undo, ask].forEach((button) => hold(button, true));
  const body = { number: game.number, used: Math.round(used), show, dead: game.counting?.dead.split(' ').filter(Boolean) || [], ...action };
  if (began) await new Promise((drawn) => { later(() => drawn(remember('move', body))); });
  const answer = await deliver(body);
  remember('move', null);
  /** @type {GameView} */
  const next = await answer.json();
  if (!next.board) {
    location.reload();
    return;
  }
  const rest = began ? next.frames.slice(1) : action.do === 'pass' ? next.frames : [];
  if (began && rest.length) await pause(STILL - (Date.now() - began));
  await follow(rest, next);
  const from = game.board.cells === next.board.cells ? game.board.last_move : null;
  if (game.playing && !next.playing) setTimeout(() => feelEnd(next), STILL);
  game = next;
  busy = false;
  used = usedIn(game.number);
  hint = next.hint || null;
  stage = hint ? 1 : 0;
  const seen = began && game.you && !emptied(next.frames[0]?.changes).length; // the own move is drawn already, if it took nothing
  draw({ feedback: next.feedback, frames: seen ? rest : next.frames }, from);
}

/**
 * Play moves on the board. The headline after the last move is written at once, before its discs lie still. A pass of the
 * other side that ends the game stays to be read before the board changes.
 * @param {PlayedView[]} frames
 * @param {GameView} next
 */
async function follow(frames, next) {
  for (const frame of frames) {
    put(frame);
    said.replaceChildren(tell([frame]));
    if (frame === frames.at(-1) && !next.waiting) {
      title.textContent = headline(next);
      if (next.turn || (frame.move === 'pass' && (!game.you || frame.color === game.you))) return;
    }
    await pause(frame.move === 'pass' ? 3 * STILL : STILL);
  }
}

/** @param {Body} body */
const deliver = (body) => send(game.url, body, {
  lost() {
    if (!('waits' in net.dataset)) net.textContent = words.waiting; // for a link that waits the line has its own words
    net.hidden = false;
    title.textContent = words.lost;
  },
  found() {
    if (game.you) ponder();
    net.textContent = words.connected;
    setTimeout(() => { net.hidden = true; }, 3000);
  },
});

/**
 * Play the sound and vibration of a win, if the reader has won; between two people, if either has.
 * @param {GameView} game
 */
function feelEnd({ winner, you }) {
  if (winner && (!you || you === winner)) feel('win');
}

makeSwitch(sound);
sound.hidden = false;

/**
 * The clock runs while the page is open, for the person whose turn it is.
 * @param {number} before
 */
function tick(before) {
  const color = game.turn?.color;
  const rest = color && game.clock?.[color];
  const counts = rest !== undefined && !busy;
  const passed = Date.now() - before;
  if (counts && passed < 2000) used += passed;
  Object.entries(game.clock || {}).forEach(([side, left]) => {
    const seconds = Math.ceil(Math.max(0, left - (side === color ? used : 0)) / 1000);
    find(form, `[data-clock=${side}]`).textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });
  if (counts) {
    remember('used', { [game.number]: used });
    if (used >= Number(rest)) act({ do: 'timeout' });
  }
  if (game.playing) setTimeout(tick, 250, Date.now());
  else remember('used', null);
}

form.addEventListener('submit', (event) => {
  const { name } = /** @type {HTMLButtonElement} */ (event.submitter);
  if (!name) return; // it leads to another page
  event.preventDefault();
  if (busy) return;
  if (name === 'hint' && stage) {
    stage = 2;
    draw();
  } else act({ do: name, sure: game.sure });
});
form.addEventListener('click', async (event) => {
  const toggle = within(event, '[data-show]');
  if (!toggle) return;
  event.preventDefault();
  const { show: name = '' } = toggle.dataset;
  show = show.includes(name) ? show.filter((one) => one !== name) : [...show, name];
  toggle.setAttribute('aria-pressed', `${show.includes(name)}`);
  history.replaceState(null, '', `?show=${show}`);
  try {
    const asked = game.number;
    const answer = await fetch(`${game.url}?show=${show}`, { cache: 'no-store', headers: { Accept: 'application/json' } });
    /** @type {GameView} */
    const { number, board: { overlay } } = await answer.json();
    if (busy || number !== asked || number !== game.number) return;
    game.board.overlay = overlay;
    draw();
  } catch { /* no network: the overlay comes with the next move */ }
});
['click', 'focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, (event) => {
  board.light(within(event, '.sq')?.dataset.square);
}));

find(form, '[data-actions]').append(net); // there it covers no link
draw({ frames: game.frames });
if (game.level) keep(main.dataset.memory ?? '', game.level); // the level that a chooser offers next
if (game.clock) tick(Date.now());
if (game.waiting) act({ do: 'answer' });
const kept = recall('move', /** @type {Body | null} */ (null));
if (kept?.square && kept.number === game.number && game.board.legal[kept.square]) tap(kept.square);
else remember('move', null);
