// Which lessons a stranger has behind them, as this device remembers: the stage and the mix of practice follow from it.
// Pure; tutor/puzzles/practice/mixed.py decides the same for known learners.

/** @typedef {{ first: number, lessons: number }} Stage a stretch of a course, up to lesson `lessons` */

/**
 * The numbers of the lessons of a course that were finished.
 * @param {string[]} lessons the names of all, in their order
 * @param {Record<string, number> | null} stars
 */
export const finishedOf = (lessons, stars) => lessons.flatMap((name, i) => (stars?.[name] ? [i + 1] : []));

/**
 * The last stage of which every lesson was finished; the first for a newcomer.
 * @template {Pick<Stage, 'lessons'>} S
 * @param {S[]} stages
 * @param {number[]} finished
 * @returns {S}
 */
export function stageAfter(stages, finished) {
  const isBehind = stages.map(({ lessons }, i) => {
    const before = i ? stages[i - 1].lessons : 0;
    return Array.from({ length: lessons - before }, (_, n) => before + n + 1).every((number) => finished.includes(number));
  });
  return stages[Math.max(0, isBehind.lastIndexOf(true))];
}

/**
 * The last finished lesson of the last run without a gap that begins with the first lesson of a stage; 0 without one.
 * @param {Pick<Stage, 'lessons'>[]} stages
 * @param {number[]} finished
 */
export function lessonsBehind(stages, finished) {
  const begun = [1, ...stages.map(({ lessons }) => lessons + 1)];
  return finished.reduce((behind, number) => (begun.includes(number) || number - 1 === behind ? number : behind), 0);
}

/**
 * The stages in a page's data, and which of the course's lessons this device's reader has finished.
 * @param {ParentNode} page
 * @param {Record<string, number> | null} stars
 */
export function reachedOn(page, stars) {
  /** @type {HTMLTemplateElement | null} */
  const kept = page.querySelector('[data-stages]');
  if (!kept?.content.children.length) return null;
  const links = /** @type {HTMLAnchorElement[]} */ ([...kept.content.children]);
  const stages = links.map((link) => ({ link, lessons: Number(link.dataset.to) }));
  const finished = finishedOf((kept.dataset.lessons ?? '').split(' '), stars);
  return finished.length ? { links, stage: stageAfter(stages, finished).link, behind: lessonsBehind(stages, finished) } : null;
}
