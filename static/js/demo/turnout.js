// How many pupils are here, and how many of them have answered: numbers only, for every screen.

import { make } from '../common/dom.js';

const MOST = 40; // discs in the row

/**
 * Handle a place, and the row of discs beside it if there is one; returns show(counts, question), where `question` is
 * the one that the screen shows, null for none.
 * @param {HTMLElement} place
 * @param {Record<'answered' | 'here', string>} words
 * @param {HTMLElement | null} dots
 */
export function createTurnout(place, words, dots = null) {
  /**
   * @param {import('./live.js').Turnout} counts
   * @param {{ number: number, stage: string } | null} asked
   */
  return ({ question, answered, of, here }, asked) => {
    const open = asked && asked.stage !== 'revealed' && asked.number === question;
    dots?.replaceChildren(...Array.from({ length: open ? Math.min(of, MOST) : 0 }, (_, i) => make('i', { class: i < answered && 'in' })));
    const text = open ? words.answered.replace('{n}', String(answered)).replace('{of}', String(of)) : words.here.replace('{n}', String(here));
    place.textContent = text;
  };
}
