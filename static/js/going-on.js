// Where a reader goes on, by what the device remembers of lessons opened and finished.

/** @typedef {{ lesson: string, done: boolean }} Way */

/**
 * The way on among `ways`, in the order they are learned: the step opened last, or the lesson after it when that one is
 * done. Null where nothing fits; then the page knows better.
 * @param {Way[]} ways
 * @param {Partial<{ course: string, lesson: string, step: number }> | null} place what this device keeps, which may be damaged
 * @param {Record<string, number> | null} [stars]
 */
export function wayOn(ways, place, stars) {
  if (!place || typeof place !== 'object') return null;
  const at = ways.findIndex(({ lesson }) => lesson === `${place.course}/${place.lesson}`);
  if (at < 0) return null;
  /** @param {Way} way */
  const isDone = ({ lesson, done }) => done || Boolean(stars?.[lesson]);
  const { step } = place;
  if (!isDone(ways[at])) return { way: at, step: step && Number.isInteger(step) && step > 0 ? step : 0 };
  const after = ways.findIndex((way, i) => i > at && !isDone(way));
  return after < 0 ? null : { way: after, step: 0 };
}
