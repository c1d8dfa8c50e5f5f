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

/** What stands under a name for each step of this lesson; the device may still know a step by the number that it once had. */
function named(name, { key, steps }, storage) {
  const kept = under(name, key, storage);
  return Object.fromEntries(steps.map(({ name: step, was }, i) => [step, kept[step] ?? kept[was ?? i + 1]]));
}

/** The states of the steps of a lesson; `restore(step, kept)` may refuse what no longer fits. */
export function statesOf(lesson, fresh, restore, storage) {
  const kept = named('steps', lesson, storage);
  return lesson.steps.map((step) => {
    try {
      return kept[step.name] ? restore(step, kept[step.name]) : { ...fresh };
    } catch { // the lesson has changed since
      return { ...fresh };
    }
  });
}

/** Keep the states of the steps of a lesson. */
export function keepStates({ key, steps }, states, storage) {
  const kept = states.flatMap((state, i) => (isTouched(state) ? [[steps[i].name, touched(state)]] : []));
  return put('steps', key, Object.fromEntries(kept), storage);
}

/** Begin a lesson once more; what it has earned stays. */
export const startAnew = (key, storage) => put('steps', key, undefined, storage);

/** The stars of each solved step of a lesson: the most that this device or the account knows of. */
export function wonOf(lesson, known = {}, storage = undefined) {
  const won = { ...known };
  Object.entries(named('won', lesson, storage)).forEach(([name, stars]) => {
    if (stars > (won[name] || 0)) won[name] = stars;
  });
  return won;
}

/** Keep the stars of a step of a lesson; a better answer earlier stays. */
export function keepWon(lesson, name, stars, storage) {
  const won = named('won', lesson, storage);
  if (stars > (won[name] || 0)) put('won', lesson.key, { ...won, [name]: stars }, storage);
}

/** Stars of a whole lesson: the mean of its puzzles, rounded down; one that is not solved counts as none. */
export function starsOf(won, puzzles) {
  const sum = puzzles.reduce((before, name) => before + (won[name] || 0), 0);
  return puzzles.length ? Math.floor(sum / puzzles.length) : 0;
}
