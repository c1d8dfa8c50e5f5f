// The teacher's console and remote: every form is sent without leaving the page, one after the other.

import { keepCode } from './door.js';
import { createLectern } from './lectern.js';
import { follow } from './live.js';
import { listenForLongPress } from './long-press.js';
import { card, createScreen } from './screen.js';

const main = document.getElementById('main');
const sent = JSON.parse(document.getElementById('demo').textContent);
const { words, scores } = sent;
const table = main.querySelector('.table');
const [why, turnout, list] = ['why', 'turnout', 'seats'].map((name) => main.querySelector(`[data-${name}]`));
const slider = main.querySelector('[name=at]');
let arrow = ''; // where an arrow begins
let explained = []; // lines that say why a move is not allowed
let waiting = []; // forms that are sent after this one
let busy = false;
let { people } = sent; // who sits in the class, and who has answered which question; the remote is told no names
let numbers = sent.turnout; // how many are here and have answered, for the remote

const screen = createScreen(main, { ...sent, explain: words.explain }, {
  onTap: tap,
  more: (state) => ({ tap: state.question && mode() === 'play' ? null : 'one', picked: arrow ? [arrow] : state.picked, ...(explained.length ? { lines: explained } : {}) }),
});

const mode = () => new FormData(table).get('mode') || 'play';

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

/** Ring a square, or take its ring away, whatever a tap does. */
function ring(square) {
  arrow = '';
  queue(table.action, new URLSearchParams({ tap: square, mode: 'ring' }));
}

function queue(url, asked, form) {
  waiting.push([url, asked, form]);
  if (!busy) work();
}

/** Send what waits; each form is made on the board that the one before it has made. */
async function work() {
  busy = true;
  main.setAttribute('aria-busy', 'true');
  while (waiting.length) {
    const [url, asked, form] = waiting.shift();
    asked.set('on', screen.state.version);
    say(null);
    try {
      const reply = await fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body: asked });
      const said = await reply.json().catch(() => ({}));
      if (reply.ok && form) form.dispatchEvent(new Event('taken', { bubbles: true }));
      if (!reply.ok) {
        waiting = [];
        if (said.sure && await sure(said.sure)) {
          asked.set('sure', '1');
          waiting = [[url, asked, form]];
        } else if (!said.sure) say(said.feedback || { title: said.error || words.lost, lines: [] });
      }
      if (!reply.ok || said.version > screen.state.version) await ask();
    } catch {
      waiting = [];
      say({ title: words.lost, lines: [] });
    }
  }
  busy = false;
  main.removeAttribute('aria-busy');
}

/** Ask before answers or a game are lost; gives whether they may be. */
function sure({ title, yes, no }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sure';
  dialog.innerHTML = `<form method="dialog"><h2>${title}</h2><div class="row"><button class="button main" value="no">${no}</button><button class="button" value="yes">${yes}</button></div></form>`;
  main.append(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      done(dialog.returnValue === 'yes');
    });
  });
}

function say(feedback) {
  explained = feedback ? feedback.lines : [];
  why.innerHTML = feedback ? card(feedback, 'not-yet') : '';
  if (feedback) document.getElementById('live').textContent = why.textContent;
  screen.draw();
}

/** The answers of a question that is closed: it may have been brought back, and nobody is waited for. */
const counted = () => screen.state.tally?.answered ?? 0;

function tell({ question, answered, here }) {
  numbers = { question, answered, here };
  const asked = screen.state.question;
  const given = asked && asked.number === question ? answered : 0;
  turnout.textContent = words.answered.replace('{n}', given || counted()).replace('{of}', here);
  lectern.count(here);
}

const named = ({ pretend, name }) => (pretend ? words.pretend : name);

const recount = () => (people ? count(people) : tell(numbers));

function count(now) {
  people = now;
  const asked = screen.state.question;
  const answered = asked && asked.number === people.question ? people.answered : [];
  const here = people.seats.filter((seat) => !seat.aside && (seat.here || answered.includes(seat.id)));
  turnout.textContent = words.answered.replace('{n}', answered.length || counted()).replace('{of}', here.length);
  lectern.count(here.length);
  list.classList.toggle('taking', Boolean(asked) && asked.stage === 'open'); // a tick beside what is right would say too much
  list.replaceChildren(...people.seats.map((seat) => {
    const { id, points, here: isHere } = seat;
    const item = document.createElement('li');
    item.textContent = scores ? `${named(seat)} ${points}` : named(seat);
    if (answered.includes(id)) {
      item.className = 'answered';
      item.insertAdjacentHTML('beforeend', `<span class="vh"> ${words.has_answered}</span>`);
    }
    if (!isHere) {
      item.classList.add('away');
      item.insertAdjacentHTML('beforeend', `<span class="vh"> ${words.away}</span>`);
    }
    return item;
  }));
  const select = main.querySelector('[name=seat]');
  const { value } = select;
  const called = people.seats.filter((seat) => seat.here);
  if ([...select.options].map((option) => option.value + option.text).join() === called.map((seat) => seat.id + named(seat)).join()) return;
  select.replaceChildren(...called.map((seat) => new Option(named(seat), seat.id, false, seat.id === value)));
}

function show(state) {
  screen.show(state);
  recount();
  if (slider) {
    slider.max = state.of;
    slider.value = state.at;
  }
  main.querySelectorAll('[name=overlay]').forEach((box) => { box.checked = state.overlays.includes(box.value); });
  lectern.show(state.main);
}

main.addEventListener('submit', (event) => {
  const form = event.target.closest('[data-deed]');
  if (!form) return;
  event.preventDefault();
  if (!lectern.allows(event.submitter)) return;
  const asked = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) {
    const again = event.submitter.getAttribute('aria-pressed') === 'true'; // a second press shows the right answer
    asked.set(event.submitter.name, again ? '' : event.submitter.value);
  }
  queue(form.action, asked, form);
});
main.addEventListener('change', ({ target }) => {
  if (target.name === 'overlay') target.form.querySelector('[value=show]').click();
  if (target.name === 'at') queue(target.form.action, new URLSearchParams({ do: 'jump', at: target.value }));
  if (target.name === 'mode') {
    arrow = '';
    screen.draw();
  }
});
const lectern = createLectern(main, { again: () => ask(), words });

listenForLongPress(main.querySelector('[data-board]'), ring);
main.querySelector('[data-hold]').hidden = false;
screen.draw();
recount();
const link = (how) => {
  screen.link(how);
  lectern.link(how);
};
const ask = follow(main.dataset, sent.screen.version, { onState: show, onVotes: count, onTurnout: people ? () => {} : tell, onLink: link });
if (main.dataset.door) keepCode(main.dataset.door);
