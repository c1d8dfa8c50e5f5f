// What this device keeps of the steps of lessons and rounds: how far each was worked at, and what it earned. It hangs on
// course and lesson, so a reload, another language and a way back find it again.

import { recall, remember } from './memory.js';

const MOST = 40; // lessons and rounds; the one left alone longest goes first

/** A state as it is kept: what a form would send, from which the rest is looked up again. */
const touched = ({ taps, help, tries, feedback, solution_shown: shown, hinted, frame }) => ({
  taps, help, tries, told: Boolean(feedback) && feedback.verdict !== 'note' && taps.length > 0, shown, hinted, frame,
});

const isTouched = ({ taps, help, tries, frame }) => taps.length + help + tries + frame > 0;

/** What stands under a name for this lesson. */
const under = (name, key, storage) => recall(name, {}, storage)[key] || {};

function put(name, key, value, storage) {
  const { [key]: _, ...others } = recall(name, {}, storage);
  const names = Object.keys(others).slice(1 - MOST);
  const kept = Object.fromEntries(names.map((other) => [other, others[other]]));
  if (value !== undefined) kept[key] = value;
  return remember(name, kept, storage);
}

/** The states of these steps, by their numbers; `restore(step, kept)` may refuse what no longer fits. */
export function statesOf(key, steps, fresh, restore, storage) {
  const kept = under('steps', key, storage);
  return steps.map((step) => {
    try {
      return kept[step.n] ? restore(step, kept[step.n]) : { ...fresh };
    } catch { // the lesson has changed since
      return { ...fresh };
    }
  });
}

/** Keep the states of these steps. */
export function keepStates(key, steps, states, storage) {
  const kept = states.flatMap((state, i) => (isTouched(state) ? [[steps[i].n, touched(state)]] : []));
  return put('steps', key, Object.fromEntries(kept), storage);
}

/** Begin a lesson once more; what it has earned stays. */
export const startAnew = (key, storage) => put('steps', key, undefined, storage);

/** The stars of each solved step: the most that this device or the account knows of. */
export function wonOf(key, known = {}, storage) {
  const won = { ...known };
  Object.entries(under('won', key, storage)).forEach(([n, stars]) => { won[n] = Math.max(won[n] || 0, stars); });
  return won;
}

/** Keep the stars of a step; a better answer earlier stays. */
export function keepWon(key, n, stars, storage) {
  const won = under('won', key, storage);
  if (stars > (won[n] || 0)) put('won', key, { ...won, [n]: stars }, storage);
}

/** Stars of a whole lesson: the mean of its puzzles, rounded down; one that is not solved counts as none. */
export function starsOf(won, puzzles) {
  const sum = puzzles.reduce((before, n) => before + (won[n] || 0), 0);
  return puzzles.length ? Math.floor(sum / puzzles.length) : 0;
}
