// Why a star was lost, said beside the stars of an answer. templates/learn/player.html says the same.

import { make } from '../common/dom.js';

/**
 * The key of the sentence; '' if no star was lost.
 * @param {{ help: number, tries: number, feedback?: Feedback | null }} state
 */
export function lostBy({ help, tries, feedback }) {
  if (help > 1) return tries > 2 ? 'lost_third' : 'lost_shown';
  if (tries > 1) return 'lost_misses';
  if (tries) return 'lost_miss';
  if (feedback?.sound) return ''; // the feedback says already that another move is better
  return help ? 'lost_hint' : '';
}

/**
 * Say it in the card of a puzzle that is solved.
 * @param {ParentNode} root
 * @param {Record<string, string>} words
 * @param {{ help: number, tries: number, solved: boolean, feedback?: Feedback | null }} state
 */
export function tellLost(root, words, state) {
  const name = state.solved && lostBy(state);
  if (name) root.querySelector('[data-answer] .stars')?.after(make('p', { class: 'lost' }, words[name]));
}
