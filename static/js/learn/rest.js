// Fetches the rest of a lesson: its ending, and the words that its other steps introduce.

import { fragment } from '../common/dom.js';
import { createEnding } from './ending.js';
import { find, findAll } from '../common/find.js';
import { load } from '../common/styles.js';
import { isLong, playsOn } from './playing-on.js';
import { tellLost } from '../puzzles/lost.js';

/**
 * The ending of a lesson; `onDraw` must be called after each drawing of a step; `turn(n)` shows the words of a step only.
 * @typedef {Omit<ReturnType<typeof createEnding>, 'hide'> & { onDraw: import('./player.js').OnDraw, turn: (n: number) => void }} Ending
 */

/**
 * Fetch the rest of a lesson. Words that are on the page already stay as they are.
 * @param {HTMLElement} root
 * @param {LessonData} lesson
 * @param {import('./ending.js').Hands} hands
 * @returns {Promise<Ending>}
 */
export async function fetchRest(root, lesson, hands) {
  const answer = await fetch(root.dataset.rest ?? '');
  if (!answer.ok) throw new Error(answer.statusText);
  /** @type {LessonRest} */
  const { ending, terms, lost, playing } = await answer.json();
  const part = fragment(terms);
  const words = findAll(part, '[data-said]');
  const known = findAll(root, '[data-said]').map(({ dataset }) => dataset.said);
  const place = find(root, '.terms');
  if (place) place.append(...words.filter(({ dataset }) => !known.includes(dataset.said)));
  else root.append(part);
  if (words.length) load(['words']);
  root.dataset.complete = '';
  const line = lesson.steps.some(isLong) ? playsOn(root, lesson.steps, playing) : null;
  const { hide, ...end } = createEnding(root, lesson, ending, hands);
  return {
    ...end,
    onDraw(states, n) {
      tellLost(root, lost, states[n]);
      line?.(n);
    },
    turn(n) {
      hide();
      findAll(root, '[data-said]').forEach((word) => {
        const here = Number(word.dataset.said) === n + 1;
        word.hidden = !here;
        if (!here) word.removeAttribute('open');
      });
    },
  };
}
