// A game on its page: the reader's move shows at once and is sent, the other side's answer is played on the board.

import { createBoard, place } from './board.js';
import { feel, makeSwitch } from './feel.js';
import { later } from './later.js';
import { remember as keep } from './memory.js';

const main = document.querySelector('[data-game]');
const form = main.querySelector('form');
const { words, ...sent } = JSON.parse(document.getElementById('game').textContent);
const [title, said, table, moves, link, sound] = ['title', 'answer', 'board', 'moves', 'link', 'sound'].map((name) => form.querySelector(`[data-${name}]`));
const foe = form.querySelector('[data-foe]'); // only where the computer plays
const [live, net] = ['live', 'net'].map((id) => document.getElementById(id));
const still = matchMedia('(prefers-reduced-motion: reduce)');
const key = `game-${sent.game.id}`;
const board = createBoard(table, sent.game.board, { onTap: tap, onPass: () => game.may_pass && act({ do: 'pass' }) });
const STILL = 620; // ms until the discs of a move lie still
const TURNED = 150; // ms until the first disc has turned
const RETRY = 4000;
let { game, show } = sent;
let hint = null; // both stages of a hint
let stage = 0;
let left = null; // where the page stood before it went down to what is said
let busy = false;
let used = recall('used', {})[game.number] || 0; // ms that this turn has taken

function recall(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`${key}-${name}`)) || otherwise;
  } catch { return otherwise; }
}

function remember(name, value) {
  try {
    if (value) localStorage.setItem(`${key}-${name}`, JSON.stringify(value));
    else localStorage.removeItem(`${key}-${name}`);
  } catch { /* forbidden storage: it is known as long as the page lives */ }
}

const pause = (ms) => new Promise((done) => { setTimeout(done, still.matches ? 0 : ms); });
const paragraph = (name, sentence) => `<p class="${name}">${sentence}</p>`;
const card = (name, ...sentences) => `<div class="card ${name}">${sentences.filter(Boolean).map((one, i) => paragraph(i || name === 'told' ? '' : 'verdict', one)).join('')}</div>`;

/** The board of the game, with what is said about it drawn. */
const view = (more) => ({ ...game.board, ring: [], picked: [], lines: [], ghost: null, tap: game.turn && !game.waiting && !busy ? 'one' : null, ...more });

function reasons({ verdict, title: first, detail, lines }) {
  const items = lines.map(({ end, say }, i) => (say ? `<li><i>${end === 'bare' ? '' : i + 1}</i><span>${say}</span></li>` : '')).join('');
  return card(verdict, first, detail).replace('</div>', items && `<ol class="lines">${items}</ol>`) + '</div>';
}

/** Fill every place of the page from the game; `more` is an explanation, a hint, or moves to tell. */
function draw({ feedback, told = [] } = {}, from = null) {
  const shown = hint && stage && hint[stage === 1 ? 'first' : 'second'];
  board.set(view({ lines: feedback ? feedback.lines : [], picked: feedback?.square ? [feedback.square] : [], ring: shown ? shown.ring : [] }), from);
  title.textContent = game.waiting ? words.thinking : (game.turn || game.result).text || game.result.title;
  ring(game.turn?.color);
  if (game.counts_pieces) count(game.board.cells);
  else tell(game.discs);
  moves.innerHTML = game.moves;
  moves.hidden = form.querySelector('[data-legal]').hidden = !game.playing;
  link.href = game.board_url;
  said.innerHTML = (feedback ? reasons(feedback) : '')
    + (game.ending || '')
    + (game.note ? card('almost', game.note) : '')
    + (shown ? card('note', shown.html) : '')
    + (told.length && !feedback && !shown ? card('told', ...told.map(({ html }) => html)) : '');
  const { undo, hint: ask, pass, resign, answer, number } = form.elements;
  number.value = game.number;
  undo.hidden = ask.hidden = resign.closest('details').hidden = !game.playing;
  hold(undo, busy || !game.can_undo);
  hold(ask, busy || stage > 1);
  ask.textContent = stage ? words.show_answer : words.hint;
  ask.hidden ||= game.must_pass || !game.can_hint;
  pass.hidden = !game.may_pass;
  if (!game.waiting) answer?.remove();
  form.querySelectorAll('[data-actions] :is(a, [formaction], [data-again])').forEach((one) => { one.hidden = game.playing; });
  if (game.again) offer(game.again);
  if (foe) foe.hidden = !game.playing;
  think(game.waiting);
  if (document.activeElement.hidden) title.focus();
  if (shown || feedback) {
    left ??= scrollY;
    said.querySelector('.card').scrollIntoView({ block: 'nearest' });
  } else {
    if (game.ending && from) scrollTo(0, 0); // who has won stands above the board
    else if (left !== null) scrollTo(0, left); // what was said is gone: turn and score come back
    left = null;
  }
  live.textContent = [...said.querySelectorAll('p, li')].map((node) => node.textContent).join(' ') || title.textContent;
}

/** Take a button away for a while, so that it looks and sounds like it; one that is just pressed keeps the focus. */
function hold(button, held) {
  button.disabled = held && button !== document.activeElement;
  button.setAttribute('aria-disabled', held);
}

/** Ring the side whose turn it is, or neither. */
const ring = (color) => form.querySelectorAll('.side').forEach((side, i) => side.classList.toggle('moves', color === ['black', 'white'][i]));

/** The opponent looks about while it thinks. */
function think(thinks) {
  if (foe) foe.dataset.mood = thinks ? 'thinking' : '';
}

/** What the button leads to that plays another game. */
function offer({ label, fields }) {
  form.querySelector('[data-again]').textContent = label;
  Object.entries(fields).forEach(([name, value]) => { document.getElementById('again').elements[name].value = value; });
}

/** The numbers beside both sides. */
const tell = (counts) => Object.entries(counts).forEach(([color, n]) => {
  form.querySelector(`[data-discs=${color}]`).textContent = n;
});

const count = (cells) => tell({ black: cells.split('X').length - 1, white: cells.split('O').length - 1 });

/** Put a move on the board before the server says anything, or after it has answered. */
function put({ move, color, changes }) {
  ring(color === 'black' ? 'white' : 'black');
  if (move === 'pass') return;
  game.board = { ...game.board, cells: place(game.board, changes), last_move: move, legal: {}, overlay: [] };
  board.set(view({ tap: null }), move);
  if (game.counts_pieces) count(game.board.cells);
  later(() => feel('place'));
  if (Object.values(changes).flat().length > 1) setTimeout(() => feel('turn'), TURNED);
}

function tap(square) {
  const legal = game.board.legal[square];
  if (busy) return;
  if (!legal) {
    if (navigator.onLine) act({ do: 'move', square });
    else draw({ feedback: { verdict: 'not-yet', title: game.illegal, lines: [] } });
    return;
  }
  const began = Date.now();
  put({ move: square, color: game.turn.color, changes: legal });
  said.innerHTML = '';
  if (game.you) title.textContent = words.thinking;
  think(true);
  act({ do: 'move', square }, began);
}

/** Send an action until the server has it; what it answers is played on the board. */
async function act(action, began = 0) {
  if (busy) return;
  busy = true;
  ['undo', 'hint'].forEach((name) => hold(form.elements[name], true));
  const body = { number: game.number, used: Math.round(used), show, ...action };
  if (began) remember('move', body);
  const answer = await deliver(body);
  remember('move', null);
  const next = await answer.json();
  if (!next.board) {
    location.reload();
    return;
  }
  const [, ...rest] = began ? next.frames : [null, ...(action.do === 'pass' ? next.frames : [])];
  if (began && rest.length) await pause(STILL - (Date.now() - began));
  await follow(rest, next);
  const from = game.board.cells === next.board.cells ? game.board.last_move : null;
  if (game.playing && !next.playing) setTimeout(() => feelEnd(next), STILL);
  game = next;
  busy = false;
  used = recall('used', {})[game.number] || 0;
  hint = next.hint || null;
  stage = hint ? 1 : 0;
  draw({ feedback: next.feedback || (next.error && { verdict: 'not-yet', title: next.error, lines: [] }), told: began && game.you ? rest : next.frames }, from);
}

/** Play moves on the board; whose turn it is after the last is said at once, and the reader need not wait for its discs. */
async function follow(frames, next) {
  for (const frame of frames) {
    put(frame);
    said.innerHTML = card('told', frame.html);
    if (frame === frames.at(-1) && next.turn && !next.waiting) return;
    await pause(frame.move === 'pass' ? 3 * STILL : STILL);
  }
}

async function deliver(body) {
  let lost = false;
  for (;;) {
    try {
      const answer = await fetch(game.url, { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify(body) });
      if (answer.status < 500) {
        if (lost) {
          if (game.you) title.textContent = words.thinking;
          net.textContent = words.connected;
          setTimeout(() => { net.hidden = true; }, 3000);
        }
        return answer;
      }
    } catch { /* no network */ }
    lost = true;
    net.textContent = words.waiting;
    net.hidden = false;
    title.textContent = words.lost;
    await new Promise((again) => {
      addEventListener('online', again, { once: true });
      setTimeout(again, RETRY);
    });
  }
}

/** A finished game is felt by who has won it; where two play on one device, whoever has. */
function feelEnd({ winner, you }) {
  if (winner && (!you || you === winner)) feel('win');
}

makeSwitch(sound);
sound.hidden = false;

/* The clock runs while the page is open, for the person whose turn it is. */
function tick(before) {
  const color = game.turn?.color;
  const counts = game.clock && color in game.clock && !busy;
  const passed = Date.now() - before;
  if (counts && passed < 2000) used += passed;
  Object.entries(game.clock || {}).forEach(([side, left]) => {
    const seconds = Math.ceil(Math.max(0, left - (side === color ? used : 0)) / 1000);
    form.querySelector(`[data-clock=${side}]`).textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });
  if (counts) {
    remember('used', { [game.number]: used });
    if (used >= game.clock[color]) act({ do: 'timeout' });
  }
  const now = Date.now();
  if (game.playing) setTimeout(() => tick(now), 250);
  else remember('used', null);
}

form.addEventListener('submit', (event) => {
  const { name } = event.submitter;
  if (!name) return; // it leads to another page
  event.preventDefault();
  if (busy) return;
  if (name === 'hint' && stage) {
    stage = 2;
    draw();
  } else act({ do: name });
});
form.addEventListener('click', async (event) => {
  const toggle = event.target.closest('[data-show]');
  if (!toggle) return;
  event.preventDefault();
  const { show: name } = toggle.dataset;
  show = show.includes(name) ? show.filter((one) => one !== name) : [...show, name];
  toggle.setAttribute('aria-pressed', show.includes(name));
  history.replaceState(null, '', `?show=${show}`);
  try {
    const asked = game.number;
    const answer = await fetch(`${game.url}?show=${show}`, { headers: { Accept: 'application/json' } });
    const { number, board: { overlay } } = await answer.json();
    if (busy || number !== asked || number !== game.number) return;
    game.board.overlay = overlay;
    draw();
  } catch { /* no network: the overlay comes with the next move */ }
});
['click', 'focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, ({ target }) => {
  const name = target.closest('.sq');
  board.light(name?.dataset.square);
}));

form.querySelector('[data-actions]').append(net); // where it covers no way out
draw({ told: game.frames });
if (game.level) keep('level', game.level); // the level that a chooser offers next
if (game.clock) tick(Date.now());
if (game.waiting) act({ do: 'answer' });
const kept = recall('move', null);
if (kept && kept.number === game.number && game.board.legal[kept.square]) tap(kept.square);
else remember('move', null);
