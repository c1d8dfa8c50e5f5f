// The teacher's console and remote: forms are sent one after the other, without leaving the page.

import { card, fragment, make } from '../common/dom.js';
import { keepCode } from '../classroom/class-code.js';
import { escaped } from '../common/escaped.js';
import { find, findAll, near, sentAs } from '../common/find.js';
import { createControlBar } from './control-bar.js';
import { follow } from './live.js';
import { listenForLongPress } from '../common/long-press.js';
import { createScreen } from './screen.js';

/** @typedef {[url: string, asked: URLSearchParams, form?: HTMLFormElement]} Sending */

const main = find(document, '#main');
/** @type {ScreenData} */
const sent = sentAs('demo');
const { words, scores } = sent;
/** @type {HTMLFormElement} */
const table = find(main, '.table');
const [why, turnout, list] = ['why', 'turnout', 'seats'].map((name) => find(main, `[data-${name}]`));
/** @type {HTMLInputElement | null} */
const slider = main.querySelector('[name=at]');
/** @type {HTMLSelectElement | null} */
const boards = main.querySelector('[name=board]');
let arrow = ''; // where an arrow begins
/** @type {CardLine[]} lines that say why a move is not allowed */
let explained = [];
/** @type {Sending[]} forms that are sent after this one */
let waiting = [];
let busy = false;
let { people } = sent; // who sits in the class, and who has answered which question; the remote is told no names
let numbers = sent.turnout ?? { question: 0, answered: 0, of: 0, here: 0 }; // how many are here and have answered, for the remote

const screen = createScreen(main, { ...sent, explain: words.explain }, {
  onTap: tap,
  more: (state) => ({
    tap: state.question && mode() === 'play' ? null : 'one', picked: arrow ? [arrow] : state.picked, ...(explained.length ? { lines: explained } : {}) }),
});

const mode = () => String(new FormData(table).get('mode') || 'play');

/** @param {string} square */
function tap(square) {
  if (mode() === 'arrow' && !arrow) {
    arrow = square;
    screen.draw();
    return;
  }
  const asked = new URLSearchParams({ tap: square, mode: mode(), from: arrow });
  arrow = '';
  queue(table.action, asked);
}

/**
 * Ring a square, or take its ring away, whatever a tap does.
 * @param {string} square
 */
function ring(square) {
  arrow = '';
  queue(table.action, new URLSearchParams({ tap: square, mode: 'ring' }));
}

/** @param {Sending} sending */
function queue(...sending) {
  waiting.push(sending);
  if (!busy) work();
}

/** Send what waits; each form is made on the board that the one before it has made. */
async function work() {
  busy = true;
  main.setAttribute('aria-busy', 'true');
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [url, asked, form] = next;
    asked.set('on', `${screen.state.version}`);
    say(null);
    try {
      const reply = await fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body: asked });
      /** @type {ActionAnswer} */
      const said = await reply.json().catch(() => ({}));
      if (reply.ok && form) form.dispatchEvent(new Event('taken', { bubbles: true }));
      if (!reply.ok) {
        waiting = [];
        if (said.sure && await sure(said.sure)) {
          asked.set('sure', '1');
          waiting = [[url, asked, form]];
        } else if (!said.sure) say(said.feedback || plain(said.error));
      }
      if (!reply.ok || (said.version ?? 0) > screen.state.version) await ask();
    } catch {
      waiting = [];
      say(plain());
    }
  }
  busy = false;
  main.removeAttribute('aria-busy');
}

/**
 * A card with a sentence and no lines; without a sentence, that there is no connection.
 * @param {Html} [title]
 */
const plain = (title = escaped(words.lost)) => ({ title, lines: [] });

/**
 * Ask before answers or a game are lost; returns whether they may be.
 * @param {SureView} said
 * @returns {Promise<boolean>}
 */
function sure({ title, yes, no }) {
  const buttons = make('div', { class: 'row' },
    make('button', { class: 'button main', value: 'no' }, no), make('button', { class: 'button', value: 'yes' }, yes));
  const dialog = make('dialog', { class: 'sure' }, make('form', { method: 'dialog' }, make('h2', {}, fragment(title)), buttons));
  main.append(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      done(dialog.returnValue === 'yes');
    });
  });
}

/** @param {Pick<CardView, 'title' | 'lines'> | null} feedback */
function say(feedback) {
  explained = feedback ? feedback.lines : [];
  why.replaceChildren(...feedback ? [card(feedback, 'not-yet', fragment)] : []);
  if (feedback) find(document, '#live').textContent = why.textContent;
  screen.draw();
}

/** How many answers a question has that is no longer open; also one that was brought back by undo. */
const counted = () => screen.state.tally?.answered ?? 0;

/** @param {TurnoutView} now */
function tell(now) {
  numbers = now;
  const { question, answered, of, here } = now;
  const asked = screen.state.question;
  const given = asked && asked.number === question ? answered : 0;
  report(given, of, here);
}

/**
 * @param {number} given
 * @param {number} of those who are asked
 * @param {number} here
 */
function report(given, of, here) {
  turnout.textContent = words.answered.replace('{n}', `${given || counted()}`).replace('{of}', `${of}`);
  controlBar.count(here);
}

/**
 * What stands before the names of a team.
 * @param {string} team
 */
const headOf = (team) => make('li', { class: `team ${team}` }, words[`of_${team}`]);

/** @param {SeatHere} seat */
const named = ({ pretend, name }) => (pretend ? words.pretend : name);

const recount = () => (people ? count(people) : tell(numbers));

/** @param {PeopleView} now */
function count(now) {
  people = now;
  const asked = screen.state.question;
  const answered = asked && asked.number === people.question ? people.answered : [];
  const here = people.seats.filter((seat) => !seat.aside && (seat.here || answered.includes(seat.id)));
  report(answered.length, here.filter(({ idle }) => !idle).length, here.length);
  list.classList.toggle('taking', asked?.stage === 'open'); // a tick beside what is right would say too much
  let last = '';
  list.replaceChildren(...people.seats.flatMap((seat) => {
    const { id, points, here: isHere, team = '' } = seat;
    const heads = team && team !== last ? [headOf(team)] : [];
    last = team;
    const item = make('li', {}, scores ? `${named(seat)} ${points}` : named(seat));
    if (answered.includes(id)) {
      item.className = 'answered';
      item.append(make('span', { class: 'vh' }, ` ${words.has_answered}`));
    }
    if (!isHere) {
      item.classList.add('away');
      item.append(make('span', { class: 'vh' }, ` ${words.away}`));
    }
    return [...heads, item];
  }));
  /** @type {HTMLSelectElement} */
  const select = find(main, '[name=seat]');
  const { value } = select;
  const called = people.seats.filter((seat) => seat.here);
  if ([...select.options].map((option) => option.value + option.text).join() === called.map((seat) => seat.id + named(seat)).join()) return;
  select.replaceChildren(...called.map((seat) => new Option(named(seat), seat.id, false, seat.id === value)));
}

/**
 * Whether a match would begin a new game: the board is that of a step, or nobody can move on it.
 * @param {string[]} flags
 */
const isFresh = (flags) => ['step', 'new', 'over'].some((fact) => flags.includes(fact));

/** @param {ScreenView} state */
function show(state) {
  const fresh = isFresh(state.flags);
  if (boards && fresh !== isFresh(screen.state.flags)) boards.selectedIndex = fresh ? 0 : boards.length - 1;
  screen.show(state);
  recount();
  if (slider) {
    slider.max = `${state.of}`;
    slider.value = `${state.at}`;
  }
  /** @type {HTMLInputElement[]} */ (findAll(main, '[name=overlay]')).forEach((box) => { box.checked = state.overlays.includes(box.value); });
  controlBar.show(state.main);
}

main.addEventListener('submit', (event) => {
  /** @type {HTMLFormElement | null} */
  const form = near(event, '[data-action]');
  if (!form) return;
  event.preventDefault();
  const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (!controlBar.allows(pressed)) return;
  const asked = fieldsOf(form);
  if (pressed?.name) {
    const again = pressed.getAttribute('aria-pressed') === 'true'; // a second press shows the right answer
    asked.set(pressed.name, again ? '' : pressed.value);
  }
  queue(form.action, asked, form);
});
main.addEventListener('change', ({ target }) => {
  const { name, value, form } = /** @type {HTMLInputElement} */ (target);
  if (name === 'overlay' && form) find(form, '[value=show]').click();
  if (name === 'at' && form) queue(form.action, new URLSearchParams({ do: 'jump', at: value }));
  if (name === 'mode') {
    arrow = '';
    screen.draw();
  }
});

/**
 * The fields of a form that are texts.
 * @param {HTMLFormElement} form
 */
function fieldsOf(form) {
  const asked = new URLSearchParams();
  new FormData(form).forEach((value, name) => { if (typeof value === 'string') asked.append(name, value); });
  return asked;
}

const controlBar = createControlBar(main, { again: () => { ask(); }, words: { here: words.here } });

listenForLongPress(find(main, '[data-board]'), ring);
find(main, '[data-hold]').hidden = false;
screen.draw();
recount();
/** @param {import('../classroom/connection.js').Link} how */
const link = (how) => {
  screen.link(how);
  controlBar.link(how);
};
const ask = follow(main.dataset, sent.screen.version, { onState: show, onVotes: count, onTurnout: people ? () => {} : tell, onLink: link });
if (main.dataset.access) keepCode(main.dataset.access);
