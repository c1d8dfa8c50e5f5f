// Where a reader goes on, by what the device remembers of lessons opened and finished.

import { recall } from '../common/memory.js';

/** @typedef {{ lesson: string, done: boolean }} Way */
/** @typedef {import('../common/memory.js').Store} Store */

/**
 * Whether this can be the name of a step, or the number that a step had before steps had names.
 * @param {unknown} step
 */
const isStep = (step) => /^[a-z0-9][a-z0-9-]*$/.test(`${step ?? ''}`);

/**
 * Where to go on among `ways`, which are in the order of the course: the step opened last, or the lesson after it if its
 * lesson is done. Null if nothing fits; then the page stays as it is.
 * @param {Way[]} ways
 * @param {Partial<{ course: string, lesson: string, step: string | number }> | null} place what this device keeps, which may be damaged
 * @param {Record<string, number> | null} [stars]
 */
export function wayOn(ways, place, stars) {
  if (!place || typeof place !== 'object') return null;
  const at = ways.findIndex(({ lesson }) => lesson === `${place.course}/${place.lesson}`);
  if (at < 0) return null;
  /** @param {Way} way */
  const isDone = ({ lesson, done }) => done || Boolean(stars?.[lesson]);
  const { step } = place;
  if (!isDone(ways[at])) return { way: at, step: isStep(step) ? step : '' };
  const after = ways.findIndex((way, i) => i > at && !isDone(way));
  return after < 0 ? null : { way: after, step: '' };
}

/**
 * Whether any of these lessons was answered on this device.
 * @param {Way[]} ways
 * @param {Store} [storage]
 */
function isBegun(ways, storage) {
  /** @type {Record<string, number>} */
  const stars = recall('stars', {}, storage);
  /** @type {Record<string, Record<string, number>>} */
  const won = recall('won', {}, storage);
  /** @type {Record<string, Record<string, Partial<TouchedState> | null>>} */
  const steps = recall('steps', {}, storage);
  return ways.some(({ lesson, done }) => done || stars[lesson] || Object.keys(won[lesson] ?? {}).length
    || Object.values(steps[lesson] ?? {}).some((state) => state?.tries || state?.help));
}

/**
 * Where to go on, by what this device remembers; null for a reader who has answered nothing, even after opening a link: the
 * course starts with its first lesson.
 * @param {Way[]} ways
 * @param {Store} [storage]
 */
export const wayHere = (ways, storage) => (isBegun(ways, storage) ? wayOn(ways, recall('place', null, storage), recall('stars', {}, storage)) : null);
