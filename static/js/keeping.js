// What this device keeps of the steps of lessons and rounds: how far each was worked at, and what it earned. It hangs on
// course and lesson, so a reload, another language and a way back find it again.

import { recall, remember } from './memory.js';

/** @typedef {import('./memory.js').Store} Store */
/** @typedef {import('./puzzle.js').State} State */
/** @typedef {{ n: number }} Step */
/** @typedef {Record<string, number>} Won the stars of solved steps, by their numbers */

const MOST = 40; // lessons and rounds; the one left alone longest goes first

/**
 * A state as it is kept: what a form would send, from which the rest is looked up again.
 * @param {State} state
 * @returns {TouchedState}
 */
const touched = ({ taps, help, tries, feedback, solution_shown: shown, hinted, frame }) => ({
  taps, help, tries, told: feedback !== null && feedback.verdict !== 'note' && taps.length > 0, shown, hinted, frame,
});

/** @param {State} state */
const isTouched = ({ taps, help, tries, frame }) => taps.length + help + tries + frame > 0;

/**
 * What is kept under a name, by lesson and step.
 * @template T
 * @param {string} name
 * @param {Store} [storage]
 * @returns {Record<string, Record<string, T>>}
 */
const all = (name, storage) => recall(name, {}, storage);

/**
 * @param {string} name
 * @param {string} key
 * @param {Record<string, unknown> | undefined} value
 * @param {Store} [storage]
 */
function put(name, key, value, storage) {
  const { [key]: _, ...others } = all(name, storage);
  const names = Object.keys(others).slice(1 - MOST);
  /** @type {Record<string, Record<string, unknown>>} */
  const kept = Object.fromEntries(names.map((other) => [other, others[other]]));
  if (value !== undefined) kept[key] = value;
  return remember(name, kept, storage);
}

/**
 * The states of these steps, by their numbers; `restore(step, kept)` may refuse what no longer fits.
 * @template {Step} S
 * @param {string} key
 * @param {S[]} steps
 * @param {State} fresh
 * @param {(step: S, kept: TouchedState) => State} restore
 * @param {Store} [storage]
 * @returns {State[]}
 */
export function statesOf(key, steps, fresh, restore, storage) {
  /** @type {Record<string, TouchedState>} */
  const kept = all('steps', storage)[key] || {};
  return steps.map((step) => {
    try {
      return kept[step.n] ? restore(step, kept[step.n]) : { ...fresh };
    } catch { // the lesson has changed since
      return { ...fresh };
    }
  });
}

/**
 * Keep the states of these steps.
 * @param {string} key
 * @param {Step[]} steps
 * @param {State[]} states
 * @param {Store} [storage]
 */
export function keepStates(key, steps, states, storage) {
  const kept = states.flatMap((state, i) => (isTouched(state) ? [[steps[i].n, touched(state)]] : []));
  return put('steps', key, Object.fromEntries(kept), storage);
}

/**
 * Begin a lesson once more; what it has earned stays.
 * @param {string} key
 * @param {Store} [storage]
 */
export const startAnew = (key, storage) => put('steps', key, undefined, storage);

/**
 * What this device knows of the stars of a lesson.
 * @param {string} key
 * @param {Store} [storage]
 * @returns {Won}
 */
const kept = (key, storage) => all('won', storage)[key] || {};

/**
 * The stars of each solved step: the most that this device or the account knows of.
 * @param {string} key
 * @param {Won} known
 * @param {Store} [storage]
 */
export function wonOf(key, known = {}, storage) {
  const won = { ...known };
  Object.entries(kept(key, storage)).forEach(([n, stars]) => { won[n] = Math.max(won[n] || 0, stars); });
  return won;
}

/**
 * Keep the stars of a step; a better answer earlier stays.
 * @param {string} key
 * @param {number} n
 * @param {number} stars
 * @param {Store} [storage]
 */
export function keepWon(key, n, stars, storage) {
  const won = kept(key, storage);
  if (stars > (won[n] || 0)) put('won', key, { ...won, [n]: stars }, storage);
}

/**
 * Stars of a whole lesson: the mean of its puzzles, rounded down; one that is not solved counts as none.
 * @param {Won} won
 * @param {(string | number)[]} puzzles
 */
export function starsOf(won, puzzles) {
  const sum = puzzles.reduce((/** @type {number} */ before, n) => before + (won[n] || 0), 0);
  return puzzles.length ? Math.floor(sum / puzzles.length) : 0;
}
