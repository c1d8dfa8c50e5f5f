// A game with a goal in a step of a lesson: the server answers each move; the device stores the moves and goes on with them.

import { place } from '../board/board.js';
import { card, fragment, make } from '../common/dom.js';

const STILL = 620; // ms until the discs of a move lie still

/** @typedef {import('./puzzle.js').Step} Step */
/** @typedef {import('./puzzle.js').Puzzle} Puzzle */
/** @typedef {Step & { puzzle: Puzzle & { game: GoalWords } }} GameStep */
/**
 * @typedef {object} Playing the further fields of a step's state if it is a game
 * @property {GoalGameView | null} [game]
 * @property {GoalGameView} [before] the game before the move that is asked about
 * @property {boolean} [busy] whether the server is asked
 * @property {boolean} [lost] whether it could not be asked
 * @property {boolean} [beside] whether somebody beside plays the other side
 * @property {GoalGameView['standing']} [standing] how the goal stood at the last answer
 */
/** @typedef {import('./puzzle.js').State & Playing} GameState */
/**
 * @typedef {object} Hands what the player of the lesson gives its game to use
 * @property {GameStep} step
 * @property {GameState} state
 * @property {ReturnType<typeof import('../board/board.js').createBoard>} board
 * @property {HTMLElement} said
 * @property {HTMLElement} actions
 * @property {Record<string, string>} words
 * @property {(side?: TurnView | null) => void} name
 * @property {(count: number) => HTMLElement} stars
 * @property {() => boolean} seen whether the step is shown
 * @property {() => void} settle
 * @property {() => void} fit
 * @property {(state: GameState) => void} keep
 * @property {(taps: string[], help: number) => void} tell
 * @property {(stars: number) => void} solved
 * @property {(kind: import('../common/feel.js').Felt) => void} feel
 * @property {() => HTMLElement[]} back
 * @property {(kind: string) => HTMLElement} onward
 */
/**
 * @typedef {object} Moves the script of a family of games that finds moves without a network, if the family has one
 * @property {(board: BoardView, color: Side) => Record<string, Changes>} legalMoves
 * @property {(board: BoardView, mover: Side) => { to_move: Side | null, legal: Record<string, Changes> }} turnAfter
 */
/** @typedef {{ moves: string[], tap?: string }} Asked */

/** @type {Hands | null} */
let here = null; // the step that is played
/** @type {Moves | null} */
let moves = null; // once they are here

const still = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, still() ? 0 : ms); });

/**
 * The game before its first move, as the server would send it.
 * @param {Pick<GameStep, 'board' | 'turn' | 'puzzle'>} step
 * @returns {GoalGameView}
 */
export const opening = ({ board, turn = null, puzzle }) => ({
  taps: [], board, turn, yours: !puzzle.game.opens, frames: [], standing: 'open', over: false, verdict: 'note', said: puzzle.game.said,
  back: null, turning_point: null, ring: [],
});

/**
 * The stars of a state: a failed try or a move taken back loses one.
 * @param {Pick<GameState, 'help'>} state
 */
export const starsFor = ({ help }) => 3 - help;

/**
 * The state after a response of the server, and whether it decided the goal; `was` is the standing before.
 * @param {GameState} state
 * @param {GoalGameView} game
 * @param {GoalGameView['standing']} was
 * @returns {{ state: GameState, decided: boolean }}
 */
export function after(state, game, was = state.game?.standing ?? 'open') {
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
 * The game with a move as it is shown before the server answers.
 * @param {GoalGameView} game
 * @param {string} square
 * @returns {GoalGameView}
 */
export const put = (game, square) => ({
  ...game, yours: false, said: [], ring: [], back: null, turning_point: null,
  board: { ...game.board, cells: place(game.board, game.board.legal[square]), last_move: square, legal: {} },
});

/**
 * The game after a move between two people on this device, without the network.
 * @param {GoalGameView} game
 * @param {string} square
 * @param {Record<string, string>} words
 * @param {Moves} found
 * @returns {GoalGameView}
 */
export function offline(game, square, words, found) {
  const moved = put(game, square);
  const next = found.turnAfter(moved.board, /** @type {Side} */ (game.board.to_move));
  const { to_move: color } = next;
  const turn = color && { color, text: words[`turn_${color}`] };
  return { ...moved, board: { ...moved.board, ...next }, turn, yours: Boolean(color), over: !color, taps: [...game.taps, square] };
}

/**
 * Load the script that finds moves before the network goes; without it the game waits for the network.
 * @param {string | undefined} room
 */
async function bring(room) {
  /** @type {Promise<Moves | null>} */
  const found = room ? import(`../games/${room}/moves.js`) : Promise.resolve(null);
  moves = await found.catch(() => null);
}

/**
 * Show the game of a step.
 * @param {Hands} hands
 */
export function show(hands) {
  const { step } = hands;
  const { busy, before = null, ...state } = hands.state;
  bring(step.puzzle.game.offline);
  here = { ...hands, state: busy ? { ...state, game: before } : state }; // what was left before it was answered is asked again
  if (!here.state.game && (state.taps.length || step.puzzle.game.opens)) ask({ moves: state.taps });
  draw();
  hands.fit();
}

/** @param {string | null} [from] @param {CardView | null} [feedback] */
function draw(from = null, feedback = null) {
  if (!here?.seen()) return;
  const { step, state, board, said, actions, name, stars } = here;
  const game = state.game || opening(step);
  const { words, about } = step.puzzle.game;
  board.set({
    ...game.board, ring: game.ring, picked: feedback?.square ? [feedback.square] : [], lines: feedback ? feedback.lines : [], ghost: null,
    tap: game.yours && !state.busy ? 'one' : null,
  }, from);
  const lines = [...game.said.map(fragment), ...state.lost ? [words.lost] : []];
  const sentences = lines.map((one, i) => make('p', { class: i || game.standing === 'open' ? '' : 'verdict' }, one));
  const own = state.beside ? null : step.puzzle.color; // the learner has seen the own move
  const replies = game.frames.filter(({ color }) => color !== own && game.standing !== 'gone').map(({ say }) => make('p', {}, fragment(say)));
  const earned = state.solved ? [stars(starsFor(state))] : game.taps.length ? [] : [make('p', {}, fragment(about))];
  said.replaceChildren(
    make('div', { class: `card ${game.verdict}`, 'data-game-said': true }, ...sentences, ...replies, ...earned),
    ...feedback ? [card({ title: feedback.title, detail: feedback.detail }, 'not-yet', fragment)] : [],
  );
  /** @param {string} to @param {string} word */
  const button = (to, word, kind = '') => make('button', { type: 'button', class: `button ${kind}`, 'data-game': to }, words[word]);
  const ended = game.standing !== 'open' || game.over;
  const buttons = [...here.back()];
  if (game.turning_point !== null) buttons.push(button(`to ${game.turning_point}`, 'turning_point', 'main'));
  else if (game.back !== null && !state.beside) buttons.push(button(`to ${game.back}`, 'back'));
  if (game.turning_point === null && game.taps.length && (ended || state.tries)) buttons.push(button('to 0', 'anew'));
  if (state.beside) buttons.push(button('computer', 'computer'));
  else if (!game.taps.length || (state.lost && moves)) buttons.push(button('beside', 'beside'));
  if (ended || state.beside) buttons.push(here.onward(game.turning_point === null ? 'main' : ''));
  actions.replaceChildren(...buttons);
  name(game.turn);
  const live = document.getElementById('live');
  if (live) live.textContent = [...said.querySelectorAll('p')].map((node) => node.textContent).join(' ');
}

/** @param {GameState} state */
function keep(state) {
  if (!here) return;
  here.state = state;
  here.keep(state);
}

/**
 * Send a request to the server, and play its response on the board.
 * @param {Asked} body
 */
async function ask(body) {
  const asked = here;
  if (!asked || asked.state.busy) return;
  keep({ ...asked.state, busy: true });
  const began = Date.now();
  /** @type {GoalGameView} */
  let game;
  try {
    const answer = await fetch(`${asked.step.url}/game`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ beside: Boolean(asked.state.beside), ...body }),
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
    const board = { ...before.board, cells: place(before.board, frame.changes), last_move: frame.move, legal: {} };
    keep({ ...asked.state, game: { ...before, yours: false, board } });
    draw(frame.move);
    if (frame !== replies.at(-1)) await pause(STILL);
  }
  if (here !== asked) return;
  const before = asked.state.standing || 'open';
  const { state, decided } = after({ ...asked.state, busy: false, lost: false }, game, before);
  keep({ ...state, standing: game.standing });
  if (decided) {
    asked.tell(state.taps, state.help);
    asked.feel(game.standing === 'reached' ? 'right' : 'not-yet');
  }
  if (state.solved) asked.solved(starsFor(state));
  draw();
  if (asked.seen()) asked[body.tap ? 'settle' : 'fit']();
}

/**
 * Handle a lost network: the game waits, or goes on between two people.
 * @param {Hands} asked
 * @param {Asked} body
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
  if (state.beside && state.lost && moves) {
    if (!changes) return;
    keep({ ...state, game: offline(game, square, here.words, moves), taps: [...game.taps, square] });
    draw(square);
    return;
  }
  if (changes) {
    /** @type {Side} */
    const color = game.board.to_move === 'black' ? 'white' : 'black';
    const turn = { color, text: here.words[`turn_${color}`] };
    keep({ ...state, before: game, game: { ...put({ ...game, frames: [] }, square), turn } });
    draw(square);
    here.feel(changes['.'] ? 'take' : 'place');
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
    const taps = game.taps.slice(0, Number(number));
    keep({ ...state, taps, help: Math.max(state.help, 1), standing: 'open', solved: false });
    if (!taps.length && !step.puzzle.game.opens) {
      keep({ ...here.state, game: null });
      draw();
    } else ask({ moves: taps });
    return;
  }
  const beside = name === 'beside';
  keep({ ...state, beside, solved: false, ...(beside ? {} : { taps: [], game: null, standing: 'open', lost: false }) });
  const unplayable = beside && !Object.keys(game.board.legal).length; // it was the computer's turn
  if (state.lost && beside && moves) {
    const { to_move: color } = game.board;
    const legal = color ? moves.legalMoves(game.board, color) : {};
    keep({ ...here.state, game: { ...game, yours: true, board: { ...game.board, legal } } });
    draw();
  } else if (beside ? unplayable : step.puzzle.game.opens) ask({ moves: here.state.taps });
  else draw();
}
