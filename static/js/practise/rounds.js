// Rounds of practice, one after the other on one page: the next is fetched ahead, so that it opens without a network.

import { fragment } from '../common/dom.js';
import { feel } from '../common/feel.js';
import { recall } from '../common/memory.js';
import { find, findAll, near } from '../common/find.js';
import { startPlayer } from '../learn/player.js';
import { tellLost } from '../puzzles/lost.js';
import './practice.js';
import { drawn, ending, findDirection, resultOf, waysAhead } from './round-end.js';
import { keepLevel } from './levels.js';
import { startRun } from './run.js';
import * as strategy from '../learn/strategy.js';
import { see, unseen } from './unseen.js';

/** @typedef {import('../puzzles/puzzle.js').State} State */
/** @typedef {import('./round-end.js').Result} Result */
/** @typedef {RoundData & { known?: Result[], states?: State[] }} Round a round, with what the server knew of its puzzles and what became of them */
/** @typedef {WayView & { asked?: boolean, round?: Round }} Way */

/**
 * Handle the page of a round; every answer is given to `send`.
 * @param {HTMLElement} root
 * @param {Round} first
 * @param {import('../learn/player.js').Send} send
 */
export function startRounds(root, first, send) {
  const run = startRun(root, first.words);
  const parts = /** @type {HTMLElement[]} */ ([...root.children]);
  const finish = document.createElement('section');
  /** @type {HTMLAnchorElement[]} */
  const segments = findAll(root, '[data-progress] a');
  /** @type {HTMLAnchorElement | null} */
  const link = document.querySelector('a[data-board]'); // only in rounds that nobody else may open
  /** @type {WayView | null} */
  const work = JSON.parse(root.dataset.work ?? 'null');
  /** @type {import('./round-end.js').LessonsKnown} */
  const known = JSON.parse(root.dataset.known ?? '{"finished":[],"locked":[]}');
  const body = document.body.className;
  const rounds = [first];
  let shown = parts; // the parts that were visible before the end replaced them
  let round = first;

  first.known = /** @type {Result[]} */ ((root.dataset.results ?? '').split(' '));
  finish.className = 'finish';
  finish.dataset.end = '';
  finish.hidden = true;
  root.append(finish);

  /**
   * Note a loaded round as seen, and let its links lead to unseen rounds.
   * @param {Round} here
   */
  function begin({ steps, end }) {
    see(steps[0].url, end.rounds);
    keepLevel(steps[0].url);
    Object.values(end.onward).flat().forEach((way) => {
      if (!way.data) return;
      way.url = unseen(way.url, end.rounds);
      way.data = unseen(way.data, end.rounds);
    });
  }

  const results = () => (round.states ?? []).map((state, i) => resultOf(state, round.known?.[i]));

  /**
   * Load a round before the reader wants it, since the network may be gone then.
   * @param {Way} way
   */
  async function fetchAhead(way) {
    if (!way.data || way.asked) return;
    way.asked = true;
    try {
      rounds.push(await (await fetch(way.data)).json());
    } catch {
      way.asked = false;
    }
  }

  /** @type {import('../learn/player.js').OnDraw} */
  function onDraw(states, n) {
    const { steps, end } = round;
    round.states = states;
    tellLost(root, round.words, states[n]);
    run.follow(steps[n].url, states[n]);
    if (link) link.href = steps[n].board_url ?? '';
    const done = results().filter((one) => one !== 'open');
    if (done.length >= steps.length - 2) waysAhead(round, done).forEach(fetchAhead);
    else if (n >= steps.length / 2) fetchAhead(end.onward[0][0]);
  }

  begin(first);
  const player = startPlayer(root, first, send, strategy, onDraw);

  /**
   * Show the puzzles, or the end of the round instead; parts that were hidden stay hidden.
   * @param {boolean} ended
   */
  function toggle(ended) {
    if (ended && finish.hidden) shown = parts.filter((part) => !part.hidden);
    shown.forEach((part) => { part.hidden = ended; });
    finish.hidden = !ended;
    if (!ended) finish.replaceChildren();
    document.body.className = ended ? 'on-drill' : body;
  }

  function showEnd() {
    const became = results();
    /** @type {Record<string, number>} */
    const stars = recall('stars', {});
    const finished = [...known.finished, ...Object.keys(stars).filter((lesson) => stars[lesson])];
    const end = ending(round, became, work, root.dataset.site ?? '', { ...known, finished });
    const [next] = round.end.onward[findDirection(became.map((one) => one === 'clean').reverse(), round.end)];
    if (next && !became.includes('open')) keepLevel(next.url);
    finish.replaceChildren(...drawn(end, round.heading));
    document.title = `${end.title} · ${find(finish, '.kicker').textContent} · Othello Tutor`;
    /** @type {HTMLAnchorElement[]} */ (findAll(document, '.menu a')).forEach((one) => {
      one.pathname = round.end.url.replace(`/${document.documentElement.lang}/`, `/${one.hreflang}/`); });
    toggle(true);
    find(finish, 'h1').focus();
    scrollTo(0, 0);
  }

  /**
   * Turn to step `n` of a round that is here.
   * @param {Round} next
   * @param {number} n
   */
  function turnTo(next, n) {
    const { steps, words, heading } = next;
    toggle(false);
    if (next !== round) {
      round = next;
      begin(round);
      const states = player.open(next);
      find(root, '.play .kicker b').replaceChildren(fragment(heading));
      segments.forEach((segment, i) => {
        segment.href = steps[i].url;
        segment.className = 'open';
        segment.children[0].textContent = words.step.replace('{n}', `${i + 1}`);
        if (states[i].solved || (next.known?.[i] || 'open') !== 'open') player.tick(i);
      });
    }
    player.go(n);
  }

  /**
   * The round that is here and has this address, as its end (-1) or as one of its steps.
   * @param {string} path
   */
  function roundAt(path) {
    const there = rounds.find(({ steps, end }) => end.url === path || steps.some(({ url }) => url === path));
    return there ? { there, n: there.steps.findIndex(({ url }) => url === path) } : null;
  }

  root.addEventListener('click', (event) => {
    /** @type {HTMLAnchorElement | null} */
    const onward = near(event, '[data-actions] a, [data-end] a');
    if (!onward || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const found = roundAt(onward.pathname);
    if (!found) return;
    const { there, n } = found;
    event.preventDefault();
    history.pushState(null, '', onward.href);
    if (n < 0) {
      showEnd();
      if (results().every((one) => one === 'clean' || one === 'met')) feel('win');
    } else turnTo(there, n);
  });
  addEventListener('pageshow', ({ persisted }) => { // the browser may bring the page back as it was: its reader has learned since
    /** @type {HTMLElement | null} */
    const link = root.querySelector('[data-newcomer]');
    if (link && persisted && ['stars', 'won'].some((name) => recall(name) !== null)) link.hidden = true;
  });
  // Within a round the player itself handles going back and forward.
  addEventListener('popstate', () => {
    const found = roundAt(location.pathname);
    if (!found) return;
    const { there, n } = found;
    if (n < 0) {
      if (there !== round) turnTo(there, 0);
      showEnd();
    } else if (there !== round || !finish.hidden) turnTo(there, n);
  });
}
