// A tap on a board where no tap is asked for points to what is: the options below it, or the button that plays on.

import { near } from '../common/find.js';

const LIT = { boxShadow: '0 0 0 3px var(--amber)' };
const SHOWN = 900; // ms

/**
 * The options or buttons to light up after a tap; none if the board itself takes taps, or all is answered.
 * @param {Event} event
 */
export function answersFor(event) {
  const board = near(event, '.choosing [data-board]');
  return [...board?.closest('.choosing')?.querySelectorAll('.options button:not([disabled])') ?? []];
}

globalThis.document?.querySelector('[data-player]')?.addEventListener('click', (event) => {
  const held = document.activeElement;
  if (near(event, '[data-board]') && held?.matches('[data-do=play]')) held.animate({ outline: ['9px solid var(--amber)', '0 solid #0000'] }, SHOWN);
  const answers = answersFor(event);
  if (!answers.length) return;
  answers[0].scrollIntoView({ block: 'nearest' });
  answers.forEach((answer) => answer.animate([LIT, LIT, {}], SHOWN));
});
