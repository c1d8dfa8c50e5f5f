// Rounds of practice, one after the other on one page: the next is fetched ahead, so that it opens without a network.

import { feel } from './feel.js';
import { startPlayer } from './player.js';
import { tellLost } from './lost.js';
import './practice.js';
import { drawn, ending, resultOf, waysAhead } from './round-end.js';
import { startRun } from './run.js';
import * as strategy from './strategy.js';
import { see, unseen } from './unseen.js';

/** Take over the page of a round; every answer is given to `send`. */
export function startRounds(root, first, send) {
  const run = startRun(root, first.words);
  const parts = [...root.children];
  const finish = document.createElement('section');
  const segments = [...root.querySelectorAll('[data-progress] a')];
  const link = document.querySelector('[data-board]'); // only where nobody else may open the round
  const work = JSON.parse(root.dataset.work);
  const body = document.body.className;
  const rounds = [first];
  let round = first;

  first.known = root.dataset.results.split(' ');
  finish.className = 'finish';
  finish.dataset.end = '';
  finish.hidden = true;
  root.append(finish);

  /** A round is here: it has been seen, and its ways lead to others that have not. */
  function begin({ steps, end }) {
    see(steps[0].url, end.rounds);
    Object.values(end.onward).flat().filter(({ data }) => data).forEach((way) => {
      way.url = unseen(way.url, end.rounds);
      way.data = unseen(way.data, end.rounds);
    });
  }

  const results = () => round.states.map((state, i) => resultOf(state, round.known[i]));

  /** Have a round here before it is asked for: the network may be gone by then. */
  async function fetchAhead(way) {
    if (!way.data || way.asked) return;
    way.asked = true;
    try {
      way.round = await (await fetch(way.data)).json();
      way.round.known = [];
      rounds.push(way.round);
    } catch {
      way.asked = false;
    }
  }

  function onDraw(states, n) {
    const { steps, end } = round;
    round.states = states;
    tellLost(root, round.words, states[n]);
    run.follow(steps[n].url, states[n]);
    if (link) link.href = steps[n].board_url;
    const done = results().filter((one) => one !== 'open');
    if (done.length >= steps.length - 2) waysAhead(round, done).forEach(fetchAhead);
    else if (n >= steps.length / 2) fetchAhead(end.onward[0][0]);
  }

  begin(first);
  const player = startPlayer(root, first, send, strategy, onDraw);

  /** Show the puzzles, or the end of the round in their place. */
  function toggle(ended) {
    parts.forEach((part) => { part.hidden = ended; });
    finish.hidden = !ended;
    if (!ended) finish.replaceChildren();
    document.body.className = ended ? 'on-drill' : body;
  }

  function showEnd() {
    const end = ending(round, results(), work);
    finish.innerHTML = drawn(end, round.heading);
    document.title = `${end.title} · ${finish.querySelector('.kicker').textContent} · Othello Tutor`;
    document.querySelectorAll('.menu a').forEach((one) => { one.pathname = round.end.url.replace(`/${document.documentElement.lang}/`, `/${one.hreflang}/`); });
    toggle(true);
    finish.querySelector('h1').focus();
    scrollTo(0, 0);
  }

  /** Turn to step `n` of a round that is here. */
  function turnTo(next, n) {
    const { steps, words, heading } = next;
    toggle(false);
    if (next !== round) {
      round = next;
      begin(round);
      const states = player.open(next);
      root.querySelector('.play .kicker b').innerHTML = heading;
      segments.forEach((segment, i) => {
        segment.href = steps[i].url;
        segment.className = 'open';
        segment.firstElementChild.textContent = words.step.replace('{n}', i + 1);
        if (states[i].solved || (next.known[i] || 'open') !== 'open') player.tick(i);
      });
    }
    player.go(n);
  }

  /** The round that is here and has this address, as its end or as one of its steps. */
  function find(path) {
    const found = rounds.find(({ steps, end }) => end.url === path || steps.some(({ url }) => url === path));
    return found && [found, found.steps.findIndex(({ url }) => url === path)];
  }

  root.addEventListener('click', (event) => {
    const onward = event.target.closest('[data-actions] a, [data-end] a');
    if (!onward || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [there, n] = find(onward.pathname) || [];
    if (!there) return;
    event.preventDefault();
    history.pushState(null, '', onward.href);
    if (n < 0) {
      showEnd();
      if (results().every((one) => one === 'clean' || one === 'met')) feel('win');
    } else turnTo(there, n);
  });
  // The player itself goes back and forth within its round.
  addEventListener('popstate', () => {
    const [there, n] = find(location.pathname) || [];
    if (!there) return;
    if (n < 0) {
      if (there !== round) turnTo(there, 0);
      showEnd();
    } else if (there !== round || !finish.hidden) turnTo(there, n);
  });
}
