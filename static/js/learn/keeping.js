// What this device stores about the steps of lessons and rounds: their states and their stars. The key is course and
// lesson, so that they are found again after a reload, in another language, and on coming back.

import { recall, remember } from '../common/memory.js';

/** @typedef {import('../common/memory.js').Store} Store */
/** @typedef {import('../puzzles/puzzle.js').State} State */
/** @typedef {{ name: string, was?: number | string }} Step its name, and the number under which a device may know it */
/** @typedef {{ key?: string, steps: Step[] }} Kept a lesson or a round, by its name on this device */
/** @typedef {Record<string, number>} Won the stars of solved steps, by their names */

const MOST = 40; // lessons and rounds that are stored; the oldest is dropped first

/**
 * A state as it is stored: what a form would send; the rest is looked up again from it.
 * @param {State} state
 * @returns {TouchedState}
 */
const touched = ({ taps, help, tries, feedback, solution_shown: shown, hinted, frame }) => ({
  taps, help, tries, told: feedback !== null && feedback.verdict !== 'note' && taps.length > 0, shown, hinted, frame,
});

/** @param {State} state */
const isTouched = ({ taps, help, tries, frame }) => taps.length + help + tries + frame > 0;

/**
 * Everything stored under a name, by lesson and step.
 * @template T
 * @param {string} name
 * @param {Store} [storage]
 * @returns {Record<string, Record<string, T>>}
 */
const all = (name, storage) => recall(name, {}, storage);

/**
 * Store a lesson's value under a name; undefined deletes it.
 * @param {string} name
 * @param {string} key
 * @param {Record<string, unknown> | undefined} value
 * @param {Store} [storage]
 */
export function put(name, key, value, storage) {
  const { [key]: _, ...others } = all(name, storage);
  const names = Object.keys(others).slice(1 - MOST);
  /** @type {Record<string, Record<string, unknown>>} */
  const kept = Object.fromEntries(names.map((other) => [other, others[other]]));
  if (value !== undefined) kept[key] = value;
  return remember(name, kept, storage);
}

/**
 * What is stored under a name for each step of this lesson; the device may still have a step under its old number.
 * @template T
 * @param {string} name
 * @param {Kept} lesson
 * @param {Store} [storage]
 * @returns {Record<string, T | undefined>}
 */
function named(name, { key, steps }, storage) {
  /** @type {Record<string, T>} */
  const kept = all(name, storage)[`${key}`] || {};
  return Object.fromEntries(steps.map(({ name: step, was }, i) => [step, kept[step] ?? kept[was ?? i + 1]]));
}

/**
 * The states of the steps of a lesson; `restore(step, kept)` may refuse what no longer fits.
 * @template {Step} S
 * @param {{ key?: string, steps: S[] }} lesson
 * @param {State} fresh
 * @param {(step: S, kept: TouchedState) => State} restore
 * @param {Store} [storage]
 * @returns {State[]}
 */
export function statesOf(lesson, fresh, restore, storage) {
  /** @type {Record<string, TouchedState | undefined>} */
  const kept = named('steps', lesson, storage);
  return lesson.steps.map((step) => {
    const before = kept[step.name];
    try {
      return before ? restore(step, before) : { ...fresh };
    } catch { // the lesson has changed since
      return { ...fresh };
    }
  });
}

/**
 * Store the states of the steps of a lesson.
 * @param {Kept} lesson
 * @param {State[]} states
 * @param {Store} [storage]
 */
export function keepStates({ key, steps }, states, storage) {
  const kept = states.flatMap((state, i) => (isTouched(state) ? [[steps[i].name, touched(state)]] : []));
  return put('steps', `${key}`, Object.fromEntries(kept), storage);
}

/**
 * The stars of each solved step of a lesson: the most that this device or the account knows of.
 * @param {Kept} lesson
 * @param {Won} known
 * @param {Store} [storage]
 */
export function wonOf(lesson, known = {}, storage) {
  const won = { ...known };
  /** @type {Record<string, number | undefined>} */
  const kept = named('won', lesson, storage);
  Object.entries(kept).forEach(([name, stars = 0]) => {
    if (stars > (won[name] || 0)) won[name] = stars;
  });
  return won;
}

/**
 * Store the stars of a step of a lesson, unless it has more already.
 * @param {Kept} lesson
 * @param {string} name
 * @param {number} stars
 * @param {Store} [storage]
 */
export function keepWon(lesson, name, stars, storage) {
  const won = named('won', lesson, storage);
  if (stars > (Number(won[name]) || 0)) put('won', `${lesson.key}`, { ...won, [name]: stars }, storage);
}
