// A game with a goal in a step of a lesson: the server answers each move, this page keeps the moves and goes on where they stood.

import { place } from '../board/board.js';
import { fragment, make } from '../common/dom.js';
import { legalMoves } from './offline-moves.js';

const STILL = 620; // ms until the discs of a move lie still
const FELT = { right: 'right', 'not-yet': 'not-yet' };

/** @typedef {Record<string, any>} Loose */

/** @type {Loose | null} */
let here = null; // the step that is played, with the hands of its player

const still = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, still() ? 0 : ms); });

/**
 * The game before its first move, as the server would tell it.
 * @param {Loose} step
 * @returns {Loose}
 */
export const opening = ({ board, turn, puzzle }) => ({
  taps: [], board, turn, yours: !puzzle.game.opens, frames: [], standing: 'open', over: false, verdict: 'note', said: [], back: null, moment: null, ring: [],
});

/**
 * The stars of a state: one is lost by a try that failed, or by a move taken back.
 * @param {Loose} state
 */
export const starsFor = ({ help }) => 3 - help;

/**
 * The state after what the server has answered, and whether the goal was decided by it.
 * @param {Loose} state
 * @param {Loose} game
 * @returns {{ state: Loose, decided: boolean }}
 */
export function after(state, game) {
  const was = state.game ? state.game.standing : 'open';
  const decided = was === 'open' && game.standing !== 'open' && !state.beside;
  const missed = decided && game.standing === 'gone';
  return {
    decided,
    state: {
      ...state, game, taps: game.taps, tries: state.tries + (missed ? 1 : 0), help: Math.max(state.help, missed ? 1 : 0),
      solved: game.standing === 'reached' && !state.beside,
    },
  };
}

/**
 * A move as it is seen before the server has answered.
 * @param {Loose} game
 * @param {string} square
 * @returns {Loose}
 */
export const put = (game, square) => ({
  ...game, yours: false, said: [], ring: [], back: null, moment: null,
  board: { ...game.board, cells: place(game.board, game.board.legal[square]), last_move: square, legal: {} },
});

/**
 * A game that goes on without the network, between two people on this device.
 * @param {Loose} game
 * @param {string} square
 * @param {Loose} words
 * @returns {Loose}
 */
export function offline(game, square, words) {
  const moved = put(game, square);
  const { to_move: mover } = game.board;
  const other = mover === 'black' ? 'white' : 'black';
  const sides = [other, mover].map((color) => ({ color, legal: legalMoves(moved.board, color) }));
  const next = sides.find(({ legal }) => Object.keys(legal).length);
  const board = { ...moved.board, to_move: next ? next.color : null, legal: next ? next.legal : {} };
  const turn = next ? { color: next.color, text: words[`turn_${next.color}`] } : null;
  return { ...moved, board, turn, yours: Boolean(next), over: !next, taps: [...game.taps, square], back: null, ring: [] };
}

/** Show the game of a step; `hands` are what the player of the lesson does for it.
 * @param {Loose} hands
 */
export function show(hands) {
  const { step } = hands;
  const { busy, before = null, ...state } = hands.state;
  here = { ...hands, state: busy ? { ...state, game: before } : state }; // what was left before it was answered is asked again
  if (!here.state.game && (state.taps.length || step.puzzle.game.opens)) ask({ moves: state.taps });
  draw();
  hands.fit();
}

/** @param {string | null} [from] @param {Loose | null} [feedback] */
function draw(from = null, feedback = null) {
  if (!here?.seen()) return;
  const { step, state, board, said, actions, name, stars } = here;
  const game = state.game || opening(step);
  const { words, about } = step.puzzle.game;
  board.set({
    ...game.board, ring: game.ring, picked: feedback?.square ? [feedback.square] : [], found: [], lines: feedback ? feedback.lines : [], ghost: null,
    tap: game.yours && !state.busy ? 'one' : null,
  }, from);
  const lines = [...game.said, ...(state.lost ? [words.lost] : [])];
  const sentences = lines.map((one, i) => make('p', { class: i || game.standing === 'open' ? '' : 'verdict' }, fragment(one)));
  const own = state.beside ? null : step.puzzle.color; // the learner has seen the own move
  const told = game.frames.filter((/** @type {Loose} */ { color }) => color !== own).map((/** @type {Loose} */ { say }) => make('p', {}, fragment(say)));
  const why = feedback ? [make('div', { class: 'card not-yet' }, make('p', { class: 'verdict' }, fragment(feedback.title)), ...(feedback.detail ? [make('p', {}, fragment(feedback.detail))] : []))] : [];
  const card = make('div', { class: `card ${game.verdict}`, 'data-game-said': true }, ...sentences, ...told, ...(state.solved ? [stars(starsFor(state))] : game.taps.length ? [] : [make('p', {}, fragment(about))]));
  said.replaceChildren(card, ...why);
  const button = (/** @type {string} */ to, /** @type {string} */ word, kind = '') => make('button', { type: 'button', class: `button ${kind}`, 'data-game': to }, words[word]);
  const ended = game.standing !== 'open' || game.over;
  const buttons = [...here.back()];
  if (game.moment !== null) buttons.push(button(`to ${game.moment}`, 'moment', 'main'));
  else if (game.back !== null && !state.beside) buttons.push(button(`to ${game.back}`, 'back'));
  if (ended) buttons.push(button('to 0', 'anew'));
  if (!game.taps.length || state.beside || state.lost) buttons.push(state.beside ? button('computer', 'computer') : button('beside', 'beside'));
  if (ended || state.beside) buttons.push(here.onward(game.moment === null ? 'main' : ''));
  actions.replaceChildren(...buttons);
  name(game.turn);
  const live = document.getElementById('live');
  if (live) live.textContent = [...said.querySelectorAll('p')].map((node) => node.textContent).join(' ');
}

/** @param {Loose} state */
function keep(state) {
  if (!here) return;
  here.state = state;
  here.keep(state);
}

/**
 * Ask the server; what it answers is played on the board.
 * @param {Loose} body
 */
async function ask(body) {
  const asked = here;
  if (!asked || asked.state.busy) return;
  keep({ ...asked.state, busy: true });
  const began = Date.now();
  let game;
  try {
    const answer = await fetch(`${asked.step.url}/game`, {
      method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify({ beside: Boolean(asked.state.beside), ...body }),
    });
    if (!answer.ok) throw new Error(answer.statusText);
    game = await answer.json();
  } catch {
    lose(asked, body);
    return;
  }
  if (here !== asked) return;
  const { feedback } = game;
  if (feedback) {
    keep({ ...asked.state, busy: false });
    draw(null, feedback);
    if (asked.seen()) asked.settle();
    return;
  }
  const replies = body.tap ? game.frames.slice(1) : game.frames;
  if (body.tap && replies.length) await pause(STILL - (Date.now() - began));
  for (const frame of replies) {
    if (here !== asked) return;
    if (frame.move === 'pass') continue;
    const before = asked.state.game || opening(asked.step);
    keep({ ...asked.state, game: { ...before, yours: false, board: { ...before.board, cells: place(before.board, frame.changes), last_move: frame.move, legal: {} } } });
    draw(frame.move);
    if (frame !== replies.at(-1)) await pause(STILL);
  }
  if (here !== asked) return;
  const before = asked.state.standing || 'open';
  const { state, decided } = after({ ...asked.state, busy: false, lost: false, game: { standing: before } }, game);
  keep({ ...state, standing: game.standing });
  if (decided) {
    asked.tell(state.taps, state.help);
    asked.feel(FELT[/** @type {'right' | 'not-yet'} */ (game.verdict)]);
  }
  if (state.solved) asked.solved(starsFor(state));
  draw();
  if (asked.seen()) asked[body.tap ? 'settle' : 'fit']();
}

/**
 * Without the network the game waits, or goes on between two people.
 * @param {Loose} asked
 * @param {Loose} body
 */
function lose(asked, body) {
  if (here !== asked) return;
  const { state } = asked;
  keep({ ...state, busy: false, lost: true });
  if (!state.beside && body.tap) { // the move is taken off again
    const game = { ...(state.before || opening(asked.step)) };
    keep({ ...here.state, game });
  }
  draw();
}

/** A square was tapped. @param {string} square */
export function tap(square) {
  if (!here || here.state.busy) return;
  const { step, state } = here;
  const game = state.game || opening(step);
  if (!game.yours) return;
  const changes = game.board.legal[square];
  if (state.beside && state.lost) {
    if (!changes) return;
    keep({ ...state, game: offline(game, square, here.words), taps: [...game.taps, square] });
    draw(square);
    return;
  }
  if (changes) {
    keep({ ...state, before: game, game: put({ ...game, frames: [] }, square) });
    draw(square);
    here.feel('place');
  }
  ask({ moves: game.taps, tap: square });
}

/** A button of the game was pressed. @param {string} what */
export function press(what) {
  if (!here || here.state.busy) return;
  const { step, state } = here;
  const game = state.game || opening(step);
  const [name, number] = what.split(' ');
  if (name === 'to') {
    const moves = game.taps.slice(0, Number(number));
    keep({ ...state, taps: moves, help: Math.max(state.help, 1), standing: 'open', solved: false });
    if (!moves.length && !step.puzzle.game.opens) {
      keep({ ...here.state, game: null });
      draw();
    } else ask({ moves });
    return;
  }
  const beside = name === 'beside';
  keep({ ...state, beside, solved: false, ...(beside ? {} : { taps: [], game: null, standing: 'open', lost: false }) });
  const unplayable = beside && !Object.keys(game.board.legal).length; // it was the computer's turn
  if (state.lost && beside) {
    const { to_move: color } = game.board;
    const legal = color ? legalMoves(game.board, color) : {};
    keep({ ...here.state, game: { ...game, yours: true, board: { ...game.board, legal } } });
    draw();
  } else if (beside ? unplayable : step.puzzle.game.opens) ask({ moves: here.state.taps });
  else draw();
}
