// The teacher's console and remote: every form is sent without leaving the page, one after the other.

import { keepCode } from './door.js';
import { follow } from './live.js';
import { card, createScreen } from './screen.js';

const main = document.getElementById('main');
const sent = JSON.parse(document.getElementById('demo').textContent);
const { words, scores } = sent;
const table = main.querySelector('.table');
const [why, turnout, list] = ['why', 'turnout', 'seats'].map((name) => main.querySelector(`[data-${name}]`));
const slider = main.querySelector('[name=at]');
const REPLY = 3000; // ms until the computer is asked again, should the server have stopped while it thought
let arrow = ''; // where an arrow begins
let explained = []; // lines that say why a move is not allowed
let waiting = []; // forms that are sent after this one
let busy = false;
let { people } = sent; // who sits in the class, and who has answered which question

const screen = createScreen(main, { ...sent, explain: words.explain }, {
  onTap: tap,
  more: (state) => ({ tap: state.question ? null : 'one', picked: arrow ? [arrow] : state.picked, ...(explained.length ? { lines: explained } : {}) }),
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

function queue(url, asked) {
  waiting.push([url, asked]);
  if (!busy) work();
}

/** Send what waits; each form is made on the board that the one before it has made. */
async function work() {
  busy = true;
  main.setAttribute('aria-busy', 'true');
  while (waiting.length) {
    const [url, asked] = waiting.shift();
    asked.set('on', screen.state.version);
    say(null);
    try {
      const reply = await fetch(url, { method: 'POST', headers: { Accept: 'application/json' }, body: asked });
      const said = await reply.json().catch(() => ({}));
      if (!reply.ok) {
        waiting = [];
        say(said.feedback || { title: said.error || words.lost, lines: [] });
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

function say(feedback) {
  explained = feedback ? feedback.lines : [];
  why.innerHTML = feedback ? card(feedback, 'not-yet') : '';
  if (feedback) document.getElementById('live').textContent = why.textContent;
  screen.draw();
}

function count(now) {
  people = now;
  const asked = screen.state.question;
  const answered = asked && asked.number === people.question ? people.answered : [];
  turnout.textContent = words.answered.replace('{n}', answered.length).replace('{of}', people.seats.length);
  if (!list) return;
  list.replaceChildren(...people.seats.map(({ id, name, points }) => {
    const item = document.createElement('li');
    item.textContent = scores ? `${name} ${points}` : name;
    if (answered.includes(id)) {
      item.className = 'answered';
      item.insertAdjacentHTML('beforeend', `<span class="vh"> ${words.has_answered}</span>`);
    }
    return item;
  }));
  const select = main.querySelector('[name=seat]');
  const { value } = select;
  if ([...select.options].map((option) => option.value + option.text).join() === people.seats.map(({ id, name }) => id + name).join()) return;
  select.replaceChildren(...people.seats.map(({ id, name }) => new Option(name, id, false, id === value)));
}

function show(state) {
  screen.show(state);
  count(people);
  if (slider) {
    slider.max = state.of;
    slider.value = state.at;
  }
  main.querySelectorAll('[name=overlay]').forEach((box) => { box.checked = state.overlays.includes(box.value); });
  if (state.match && state.match.waiting) setTimeout(() => screen.state.version === state.version && queue(table.action, new URLSearchParams({ do: 'reply' })), REPLY);
}

main.addEventListener('submit', (event) => {
  const form = event.target.closest('[data-deed]');
  if (!form) return;
  event.preventDefault();
  const asked = new URLSearchParams(new FormData(form));
  if (event.submitter && event.submitter.name) {
    const again = event.submitter.getAttribute('aria-pressed') === 'true'; // a second press shows the right answer
    asked.set(event.submitter.name, again ? '' : event.submitter.value);
  }
  queue(form.action, asked);
});
main.addEventListener('change', ({ target }) => {
  if (target.name === 'overlay') target.form.querySelector('[value=show]').click();
  if (target.name === 'at') queue(target.form.action, new URLSearchParams({ do: 'jump', at: target.value }));
  if (target.name === 'mode') {
    arrow = '';
    screen.draw();
  }
});
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.closest('[data-board], input, select, textarea')) return;
  const name = { ArrowLeft: 'back', ArrowRight: 'forward' }[key];
  if (name) main.querySelector(`.walk-bar [value=${name}]`).click();
});

screen.draw();
count(people);
const ask = follow(main.dataset, sent.screen.version, { onState: show, onVotes: count, onLink: screen.link });
keepCode(main.dataset.door);
