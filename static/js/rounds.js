// Rounds of practice, one after the other on one page: the next is fetched ahead, so that it opens without a network.

import { startPlayer } from './player.js';
import { startRun } from './run.js';
import * as strategy from './strategy.js';

/** Take over the page of a round; every answer is given to `send`. */
export function startRounds(root, first, send) {
  const run = startRun(root, first.words);
  const said = root.querySelector('[data-answer]');
  const actions = root.querySelector('[data-actions]');
  const segments = [...root.querySelectorAll('[data-progress] a')];
  const link = document.querySelector('[data-board]'); // only where nobody else may open the round
  const rounds = [first];
  let round = first;

  /** Have the next round here before it is asked for: the network may be gone by then. */
  async function fetchFollowing() {
    const { following } = round;
    if (!following || following.asked) return;
    following.asked = true;
    try {
      following.round = await (await fetch(following.data)).json();
      rounds.push(following.round);
    } catch {
      following.asked = false;
    }
  }

  /** Another level, where the round was too easy or too hard. */
  function advise(states) {
    const { enough, harder, too_few: few, easier } = round.advice;
    const clean = states.filter(({ help, tries }) => !help && !tries).length;
    const advice = clean >= enough ? harder : clean <= few && easier;
    if (advice) said.insertAdjacentHTML('beforeend', `<div class="card note"><p><a href="${advice.url}">${advice.text}</a></p></div>`);
  }

  function onDraw(states, n) {
    const { steps, following, words, finished_url: end } = round;
    round.states = states;
    run.follow(steps[n].url, states[n]);
    if (link) link.href = steps[n].board_url;
    if (n >= steps.length / 2) fetchFollowing();
    if (n < steps.length - 1) return;
    const onward = following && actions.querySelector(`[href="${end}"]`);
    if (onward) {
      onward.href = following.url;
      onward.textContent = words.next;
      onward.dataset.onward = '';
    }
    if (states.every(({ solved }) => solved)) advise(states);
  }

  const player = startPlayer(root, first, send, strategy, onDraw);

  /** Turn to step `n` of a round that is here. */
  function turnTo(next, n) {
    const { steps, words } = next;
    round = next;
    const states = player.open(next);
    segments.forEach((segment, i) => {
      segment.href = steps[i].url;
      segment.className = 'open';
      segment.firstElementChild.textContent = words.step.replace('{n}', steps[i].n);
      if (states[i].solved) player.tick(i);
    });
    player.go(n);
  }

  actions.addEventListener('click', (event) => {
    const onward = event.target.closest('[data-onward]');
    const next = round.following && round.following.round;
    if (!onward || !next || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', onward.href);
    turnTo(next, 0);
  });
  // The player itself goes back and forth within its round.
  addEventListener('popstate', () => {
    const here = ({ url }) => url === location.pathname;
    const found = rounds.find((one) => one.steps.some(here));
    if (found && found !== round) turnTo(found, found.steps.findIndex(here));
  });
}
