// Where a reader goes on, by what the device remembers of lessons opened and finished.

/** @typedef {{ lesson: string, done: boolean }} Way */

/**
 * Whether this may stand in an address for a step: its name, or the number that a step had before it had a name.
 * @param {unknown} step
 */
const isStep = (step) => /^[a-z0-9][a-z0-9-]*$/.test(`${step ?? ''}`);

/**
 * The way on among `ways`, in the order they are learned: the step opened last, or the lesson after it when that one is
 * done. Null where nothing fits; then the page knows better.
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
