// Plays the long line of a step by itself: one press begins it, another pauses it.

import { find, near } from '../common/find.js';

const LONG = 5; // moves of a line from which it plays by itself; in shorter ones each move is a press
const PACE = 1600; // ms for each move, to see it and read its sentence

/** @param {Step} step */
export const isLong = ({ frames }) => frames.length >= LONG;

/** @typedef {import('../puzzles/puzzle.js').Step} Step */

/**
 * Add this to the player of a lesson; readers who want less motion go move by move. Returns a function that must be called
 * after each drawing of step `n`.
 * @param {HTMLElement} root
 * @param {Step[]} steps
 * @param {Record<string, string>} words
 * @returns {(n: number) => void}
 */
export function playsOn(root, steps, words) {
  let at = -1;
  let runs = false;
  let own = false; // whether this module made the press
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
  // The next move must not replace a button that is being pressed.
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
