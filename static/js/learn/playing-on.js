// Plays a long line that a step tells: one press begins it, move follows move, another press pauses it.

import { find, near } from '../common/find.js';

const LONG = 5; // moves: fewer are pressed one by one
const PACE = 1600; // ms: a move is seen, and what is said of it read

/** @param {Step} step */
export const isLong = ({ frames, pair }) => !pair && frames.length >= LONG;

/** @typedef {import('../puzzles/puzzle.js').Step} Step */

/**
 * Stand beside the player of a lesson; whoever wants less motion goes on move by move. What is given hears of each drawing of step `n`.
 * @param {HTMLElement} root
 * @param {Step[]} steps
 * @param {Record<string, string>} words
 * @returns {(n: number) => void}
 */
export function playsOn(root, steps, words) {
  let at = -1;
  let runs = false;
  let own = false; // whether the press is this module's
  let timer = 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const plays = () => !still.matches && Boolean(steps[at]) && isLong(steps[at]);
  const button = () => find(root, '[data-actions] [data-do=play]');

  function press() {
    own = true;
    button()?.click();
    own = false;
  }

  const wait = () => { timer = setTimeout(press, PACE); };

  function name() {
    const place = button();
    if (!place) return;
    const begun = find(root, '[data-do=replay]');
    place.textContent = words[runs ? 'pause' : begun ? 'play_on' : 'play_all'];
  }

  function stop() {
    clearTimeout(timer);
    runs = false;
  }

  root.addEventListener('click', (event) => {
    if (own || !plays()) return;
    const pressed = near(event, '[data-do=play], [data-do=replay]');
    const paused = runs && pressed?.dataset.do === 'play';
    stop();
    if (paused) event.stopImmediatePropagation();
    else runs = Boolean(pressed);
    name();
  }, true);
  // A button that is being pressed is not replaced by the next move.
  root.addEventListener('pointerdown', () => clearTimeout(timer));
  root.addEventListener('pointercancel', () => { if (runs) wait(); });

  return (n) => {
    clearTimeout(timer);
    if (n !== at) stop();
    at = n;
    if (!plays()) return;
    if (!button()) runs = false;
    else if (runs) wait();
    name();
  };
}
