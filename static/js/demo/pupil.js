// The big board on a pupil's device: follows the class, sends answers, and plays a move when the pupil is called.

import { card, fragment, make } from '../common/dom.js';
import { escaped } from '../common/escaped.js';
import { find, near, sentAs } from '../common/find.js';
import { fromNear } from '../board/near.js';
import { createEnd } from './lesson-over.js';
import { follow } from './live.js';
import { createScreen } from './screen.js';
import { createTurnout } from './turnout.js';

/** @typedef {import('../board/board.js').Drawing} Drawing */
/** @typedef {import('./screen.js').More} More */
/** @typedef {ScreenData & Required<Pick<ScreenData, 'mine' | 'turnout'>>} Sent */

const AGAIN = 2000; // ms until an answer that did not arrive is sent again
const main = find(document, '#main');
const form = find(main, 'form');
const { vote: voteUrl = '', move: moveUrl = '', mine: mineUrl = '' } = main.dataset;
/** @type {Sent} */
const sent = sentAs('demo');
const { words } = sent;
const [answer, own, actions] = ['answer', 'mine', 'actions'].map((name) => find(main, `[data-${name}]:not(main)`));
const unasked = find(main, '.unasked');
const key = `vote-${location.pathname}`;
const showEnd = createEnd(find(main, '[data-over]'));
const tell = createTurnout(find(main, '[data-numbers]'), { answered: words.answered, here: words.here });
let { mine, turnout } = sent;
let picked = mine.answer; // the answer chosen on this screen, which may not be sent yet
/** @type {GivenView | null} the answer on its way */
let sending = null;
/** @type {Pick<CardView, 'title' | 'lines'> | null} why a move of one's own is not allowed */
let why = null;
let tooLate = false; // whether `why` says that the answer came after the reveal and does not count
let right = false; // whether the board shows the right answer instead of the pupil's own wrong one
let waiting = false; // whether the feedback on the own answer has not come yet

const options = document.createElement('div');
options.dataset.options = '';
answer.querySelectorAll('.options, [data-mine] ~ .card').forEach((old) => old.remove());
answer.prepend(options);

const closer = fromNear(find(main, '[data-board]'), {
  sides: sent.screen.board, view: () => screen.state.board, onTap: tap, show: (one) => answer.prepend(one), words });
const screen = createScreen(main, sent, { onTap: closer.tap, more, live: true });

const question = () => screen.state.question;
const called = () => screen.state.hand?.seat === mine.seat;
/** @param {string} flag */
const hasFlag = (flag) => called() && screen.state.flags.includes(flag); // for the pupil who plays the next move

/** The side for which this pupil votes in a match. */
function team() {
  const { match } = screen.state;
  if (!match) return null;
  if (match.computer) return match.computer === 'black' ? 'white' : 'black';
  const place = match.seats.includes(mine.seat) ? match.seats.indexOf(mine.seat) : parseInt(mine.seat.slice(-6), 16);
  return place % 2 ? 'white' : 'black';
}

function votes() {
  const { question: asked, match } = screen.state;
  return asked !== null && asked.stage !== 'revealed' && (!match || match.to_move === team());
}

/**
 * @param {ScreenView} state
 * @returns {More}
 */
function more(state) {
  const asked = state.question;
  const select = asked ? asked.select : null;
  const answering = votes() && select !== 'choice';
  const tappable = called() ? 'one' : answering ? select : null;
  if (!tappable) closer.whole();
  /** @type {More} */
  const extra = { tap: tappable, chosen: asked ? picked : [] };
  if (asked && select !== 'choice' && (tooLate || !state.answer)) extra.picked = picked.filter((square) => square !== 'pass');
  if (why) extra.lines = why.lines;
  return { ...extra, ...first(state) };
}

/**
 * What is drawn first at the reveal: the pupil's own wrong answer, unless the teacher explains one to all. Until the
 * feedback on it has come, the board is that of the question.
 * @param {ScreenView} state
 * @returns {Partial<Drawing>}
 */
function first({ answer: shown, question: asked }) {
  if (!shown || shown.looked || mine.question !== asked?.number) return {};
  if (mine.said) {
    const { board, lines, ring, picked: squares, ghost } = mine.said;
    return right ? {} : { ...board, lines, ring, picked: squares, ghost };
  }
  return waiting ? { cells: shown.before, last_move: null, lines: [], ring: [], overlay: [] } : {};
}

/** @param {string} square */
function tap(square) {
  if (called()) play(square);
  else if (votes()) choose(question()?.select === 'many' ? toggled(square) : [square]);
}

/**
 * The answer after a tap on a square: with all squares that are chosen together with it, or without them.
 * @param {string} square
 */
function toggled(square) {
  const all = question()?.chains.find((chain) => chain.includes(square)) ?? [square];
  return picked.includes(square) ? picked.filter((other) => !all.includes(other)) : [...picked, ...all];
}

/** @param {string[]} next */
function choose(next) {
  picked = next;
  why = null;
  if (question()?.select !== 'many') send();
  else draw();
}

/** Send the chosen answer until the server has it; another one chosen meanwhile replaces it. */
async function send() {
  const busy = Boolean(sending);
  sending = { question: question()?.number ?? 0, answer: picked };
  remember();
  draw();
  if (busy) return;
  while (sending) {
    /** @type {GivenView} */
    const now = sending;
    try {
      const reply = await fetch(voteUrl, {
        method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify(now) });
      /** @type {ActionAnswer} */
      const said = await reply.json();
      if (reply.status >= 500) throw new Error(reply.statusText);
      if (sending === now) sending = null;
      const answered = now.question === question()?.number; // else another one is asked by now
      if (reply.ok && answered) mine = { ...mine, ...said.mine };
      else if (!reply.ok && answered) {
        tooLate = Boolean(said.late);
        if (!tooLate) picked = mine.question === now.question ? mine.answer : [];
        why = reasonOf(said);
      }
    } catch {
      draw(true);
      await new Promise((done) => { setTimeout(done, AGAIN); });
    }
    if (sending && sending.question !== question()?.number) sending = null;
  }
  remember();
  draw();
}

/** @param {ActionAnswer} said */
const reasonOf = ({ feedback, error = escaped(words.not_sent) }) => feedback || { title: error, lines: [] };

function remember() {
  try {
    if (sending) sessionStorage.setItem(key, JSON.stringify(sending));
    else sessionStorage.removeItem(key);
  } catch { /* forbidden storage: the answer lives as long as the page */ }
}

/** @param {string} square */
async function play(square) {
  [why, tooLate] = [null, false];
  try {
    const reply = await fetch(moveUrl, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams({ tap: square }) });
    if (reply.ok) ask();
    else why = reasonOf(await reply.json());
  } catch {
    why = reasonOf({});
  }
  draw();
}

/**
 * Whether the right answer is ringed beside the own answer already, and no move changes the board.
 * @param {ScreenView} state
 * @param {OwnAnswer} said
 */
const isShown = ({ board, question: asked }, said) => asked?.select !== 'choice' && said.ring.length && said.board.cells === board.cells;

/** Draw what concerns this pupil alone, below the board. */
function draw(late = false) {
  const { state } = screen;
  const asked = question();
  const side = team();
  /** @type {Node[]} */
  const parts = [];
  tell(turnout, asked);
  /** @param {Node | string} text @param {string} [name] */
  const say = (text, name) => parts.push(make('p', { class: name }, text));
  if (called()) say(hasFlag('must-pass') ? words.must_pass : words.your_move, 'card note');
  else if (state.hand) say(fragment(state.hand.text), 'card note');
  else if (state.match && !state.match.computer) say(`${words['team_' + side]} ${asked && !votes() ? words.other_team : ''}`, `team ${side}`);
  if (why) parts.push(card(why, tooLate ? 'note' : 'not-yet', fragment));
  if (asked && asked.stage !== 'revealed' && votes()) {
    const same = mine.question === asked.number && mine.answer.length && [...mine.answer].sort().join() === [...picked].sort().join();
    if (sending) say(late ? words.not_sent : words.sending, 'sent');
    else if (same) say(words.sent, 'sent is-in');
    else say({
      many: words.choose_many, one: words.choose_one,
      sequence: words.choose_one, choice: words.choose_option, game: words.choose_one }[asked.select], 'sent');
  }
  if (state.answer && mine.right !== null) parts.push(make('p', { class: 'sent' }, `${words.yours}: `, make('b', {}, fragment(mine.name))));
  if (state.answer && mine.right) say(words.right, 'card right');
  if (state.answer && mine.said) parts.push(card(mine.said, 'not-yet', fragment));
  if (mine.points !== null) say(words.points.replace('{n}', `${mine.points}`), 'points');
  own.replaceChildren(...parts);
  const can = asked && votes();
  const passes = (can && asked.can_pass) || hasFlag('may-pass');
  const shows = state.answer && mine.said && !isShown(state, mine.said) && !state.answer.looked; // in the bar, in sight whatever is said above
  actions.replaceChildren(
    ...shows ? [make('button', { type: 'button', class: 'button', 'data-right': true, 'aria-pressed': `${right}` }, words.show_right)] : [],
    ...passes ? [make('button', { class: 'button', name: 'pass', value: 1 }, words[can && asked.can_pass || 'pass'])] : [],
    ...can && asked.select === 'many' ? [make('button', { class: 'button main', name: 'send', value: 1, disabled: !picked.length }, words.send)] : [],
  );
  screen.draw();
}

/** @param {ScreenView} state */
async function show(state) {
  const before = question();
  const ran = screen.state.running;
  const asked = state.question;
  const revealed = asked?.stage === 'revealed' && before?.stage !== 'revealed';
  if (!tooLate || asked?.number !== before?.number) [why, tooLate] = [null, false];
  if (!asked || !before || asked.number !== before.number) {
    picked = [];
    mine = { ...mine, question: 0, answer: [], name: escaped(''), right: null, said: null };
  }
  if (revealed) [right, waiting] = [false, mine.answer.length > 0];
  screen.show(state);
  draw();
  if (revealed || (ran && !state.running)) setTimeout(refresh, Math.random() * 1500);
}

/** Fetch the feedback on the own answer, the points, and when the lesson is over the result. */
async function refresh() {
  try {
    /** @type {MineView} */
    const given = await (await fetch(mineUrl, { headers: { Accept: 'application/json' } })).json();
    if (given.question === (question()?.number ?? 0)) mine = given; // else another question is asked by now
    waiting = false;
    if (!screen.state.running) showEnd(given);
    draw();
    if (mine.said) find(document, '#live').textContent = own.textContent;
  } catch {
    waiting = false; // no network: the class's answers are shown all the same
    draw();
  }
}

form.addEventListener('click', (event) => {
  const choice = near(event, '[data-choice]');
  if (choice && votes()) choose([choice.dataset.choice ?? '']);
  if (near(event, '[data-right]')) {
    right = !right;
    draw();
    find(actions, '[data-right]').focus();
  }
});
// While nothing is asked, a tap on the board animates the line that says so.
find(main, '[data-board]').addEventListener('click', (event) => {
  if (!near(event, 'button') || unasked.hidden) return;
  find(document, '#live').textContent = unasked.textContent;
  unasked.scrollIntoView({ block: 'nearest' });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  unasked.animate(still ? { opacity: [0.3, 1] } : { translate: ['0', '-6px', '6px', '-3px', '0'] }, 350);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (!submitter) return;
  if (submitter.name === 'pass' && called()) play('pass');
  else if (submitter.name === 'pass') choose(['pass']);
  else if (submitter.name === 'send' && picked.length) send();
});

draw();
const ask = follow(main.dataset, sent.screen.version, {
  onState: show,
  onTurnout: (now) => {
    turnout = now;
    tell(turnout, question());
  },
  onLink: screen.link,
});
try {
  /** @type {GivenView | null} */
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  if (kept && votes() && kept.question === question()?.number) {
    picked = kept.answer;
    send();
  }
} catch { /* forbidden or damaged storage */ }
