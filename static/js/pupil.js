// A pupil before the big board: follows it, answers on their own board, and plays a move when they are called.

import { createEnd } from './lesson-over.js';
import { follow } from './live.js';
import { card, createScreen } from './screen.js';
import { createTurnout } from './turnout.js';

const AGAIN = 2000; // ms until an answer that did not arrive is sent again
const main = document.getElementById('main');
const form = main.querySelector('form');
const { vote: voteUrl, move: moveUrl, mine: mineUrl } = main.dataset;
const sent = JSON.parse(document.getElementById('demo').textContent);
const { words } = sent;
const [answer, own, actions] = ['answer', 'mine', 'actions'].map((name) => main.querySelector(`[data-${name}]:not(main)`));
const unasked = main.querySelector('.unasked');
const key = `vote-${location.pathname}`;
const showEnd = createEnd(main.querySelector('[data-over]'));
const tell = createTurnout(main.querySelector('[data-numbers]'), words);
let { mine, turnout } = sent;
let picked = mine.answer; // what is chosen on this screen, perhaps not sent yet
let sending = null; // the answer on its way
let why = null; // why a move of one's own is not allowed
let right = false; // whether the board shows what is right in place of one's own wrong answer
let waiting = false; // for what is said to one's own answer

const options = document.createElement('div');
options.dataset.options = '';
answer.querySelectorAll('.options, [data-mine] ~ .card').forEach((old) => old.remove());
answer.prepend(options);

const screen = createScreen(main, sent, { onTap: tap, more, live: true });

const question = () => screen.state.question;
const called = () => Boolean(screen.state.hand) && screen.state.hand.seat === mine.seat;
const hasFlag = (flag) => called() && screen.state.flags.includes(flag); // of whom the board is handed to

/** The side for which this pupil votes in a match. */
function team() {
  const { match } = screen.state;
  if (!match) return null;
  if (match.computer) return match.computer === 'black' ? 'white' : 'black';
  const place = match.seats.includes(mine.seat) ? match.seats.indexOf(mine.seat) : parseInt(mine.seat.slice(-6), 16);
  return place % 2 ? 'white' : 'black';
}

const votes = () => Boolean(question()) && question().stage !== 'revealed' && (!screen.state.match || screen.state.match.to_move === team());

function more(state) {
  const asked = state.question;
  const select = asked ? asked.select : null;
  const answering = votes() && select !== 'choice';
  const tappable = called() ? 'one' : answering ? select : null;
  const extra = { tap: tappable, chosen: asked ? picked : [] };
  if (asked && select !== 'choice' && !state.answer) extra.picked = picked.filter((square) => square !== 'pass');
  if (why) extra.lines = why.lines;
  return { ...extra, ...first(state) };
}

/** At the reveal a wrong answer of one's own comes first, unless the teacher explains one to all; until it is known, nothing. */
function first({ answer: shown, question: asked }) {
  if (!shown || shown.looked || mine.question !== asked.number) return {};
  if (mine.said) {
    const { board, lines, ring, picked: squares, ghost } = mine.said;
    return right ? {} : { ...board, lines, ring, picked: squares, ghost };
  }
  return waiting ? { cells: shown.before, last_move: null, lines: [], ring: [] } : {};
}

function tap(square) {
  if (called()) play(square);
  else if (votes()) choose(question().select === 'many' ? toggled(square) : [square]);
}

const toggled = (square) => (picked.includes(square) ? picked.filter((other) => other !== square) : [...picked, square]);

function choose(next) {
  picked = next;
  why = null;
  if (question().select !== 'many') send();
  else draw();
}

/** Send what is chosen until the server has it; what is chosen meanwhile takes its place. */
async function send() {
  const mine_ = { question: question().number, answer: picked };
  const busy = Boolean(sending);
  sending = mine_;
  remember();
  draw();
  if (busy) return;
  while (sending) {
    const now = sending;
    try {
      const reply = await fetch(voteUrl, { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify(now) });
      const said = await reply.json();
      if (reply.status >= 500) throw new Error(reply.status);
      if (sending === now) sending = null;
      const answered = question() && now.question === question().number; // else another one is asked by now
      if (reply.ok && answered) mine = { ...mine, ...said.mine };
      else if (!reply.ok && answered) {
        picked = mine.question === now.question ? mine.answer : [];
        why = said.feedback || { title: said.error, lines: [] };
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

function remember() {
  try {
    if (sending) sessionStorage.setItem(key, JSON.stringify(sending));
    else sessionStorage.removeItem(key);
  } catch { /* forbidden storage: the answer lives as long as the page */ }
}

async function play(square) {
  why = null;
  try {
    const reply = await fetch(moveUrl, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams({ tap: square }) });
    if (!reply.ok) {
      const said = await reply.json();
      why = said.feedback || { title: said.error, lines: [] };
    } else ask();
  } catch {
    why = { title: words.not_sent, lines: [] };
  }
  draw();
}

/** What concerns this pupil alone, below the board. */
function draw(late = false) {
  const { state } = screen;
  const asked = question();
  const side = team();
  const parts = [];
  tell(turnout, asked);
  const say = (text, name = '') => parts.push(`<p class="${name}">${text}</p>`);
  if (called()) say(hasFlag('must-pass') ? words.must_pass : words.your_move, 'card note');
  else if (state.hand) say(state.hand.text, 'card note');
  else if (state.match && !state.match.computer) say(`${words['team_' + side]} ${asked && !votes() ? words.other_team : ''}`, `team ${side}`);
  if (why) parts.push(card(why, 'not-yet'));
  if (asked && asked.stage !== 'revealed' && votes()) {
    const same = mine.question === asked.number && mine.answer.length && [...mine.answer].sort().join() === [...picked].sort().join();
    if (sending) say(late ? words.not_sent : words.sending, 'sent');
    else if (same) say(words.sent, 'sent is-in');
    else say({ many: words.choose_many, one: words.choose_one, choice: words.choose_option }[asked.select], 'sent');
  }
  if (state.answer && mine.right !== null) say(`${words.yours}: <b>${mine.name}</b>`, 'sent');
  if (state.answer && mine.right) say(words.right, 'card right');
  if (state.answer && mine.said) parts.push(card(mine.said, 'not-yet'));
  if (mine.points !== null) say(words.points.replace('{n}', mine.points), 'points');
  own.innerHTML = parts.join('');
  const can = asked && votes();
  const shows = state.answer && mine.said && !state.answer.looked; // in the bar, where it is in sight whatever is said above
  actions.innerHTML = (shows ? `<button type="button" class="button" data-right aria-pressed="${right}">${words.show_right}</button>` : '')
    + ((can && asked.can_pass) || hasFlag('may-pass') ? `<button class="button" name="pass" value="1">${words.pass}</button>` : '')
    + (can && asked.select === 'many' ? `<button class="button main" name="send" value="1"${picked.length ? '' : ' disabled'}>${words.send}</button>` : '');
  screen.draw();
}

async function show(state) {
  const before = question();
  const ran = screen.state.running;
  const asked = state.question;
  const revealed = asked?.stage === 'revealed' && before?.stage !== 'revealed';
  why = null;
  if (!asked || !before || asked.number !== before.number) {
    picked = [];
    mine = { ...mine, question: 0, answer: [], name: '', right: null, said: null };
  }
  if (revealed) [right, waiting] = [false, mine.answer.length > 0];
  screen.show(state);
  draw();
  if (revealed || (ran && !state.running)) setTimeout(refresh, Math.random() * 1500);
}

/** Ask what is said to one's own answer, for the points, and when the lesson is over for the result. */
async function refresh() {
  try {
    const told = await (await fetch(mineUrl, { headers: { Accept: 'application/json' } })).json();
    if (told.question === (question() ? question().number : 0)) mine = told; // else another question is asked by now
    waiting = false;
    if (!screen.state.running) showEnd(told);
    draw();
    if (mine.said) document.getElementById('live').textContent = own.textContent;
  } catch {
    waiting = false; // no network: the class's answers are shown all the same
    draw();
  }
}

form.addEventListener('click', ({ target }) => {
  const choice = target.closest('[data-choice]');
  if (choice && votes()) choose([choice.dataset.choice]);
  if (target.closest('[data-right]')) {
    right = !right;
    draw();
    actions.querySelector('[data-right]').focus();
  }
});
// Where nothing is asked yet, a tap on the board is answered by the line that says so.
main.querySelector('[data-board]').addEventListener('click', ({ target }) => {
  if (!target.value || unasked.hidden) return;
  document.getElementById('live').textContent = unasked.textContent;
  unasked.scrollIntoView({ block: 'nearest' });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  unasked.animate(still ? { opacity: [0.3, 1] } : { translate: ['0', '-6px', '6px', '-3px', '0'] }, 350);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { submitter } = event;
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
  const kept = JSON.parse(sessionStorage.getItem(key));
  if (kept && votes() && kept.question === question().number) {
    picked = kept.answer;
    send();
  }
} catch { /* forbidden or damaged storage */ }
