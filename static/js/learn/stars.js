// The stars of a lesson, and beginning it again.

import { put } from './keeping.js';

/**
 * The stars of a lesson: the mean of those of its puzzles, rounded down; an unsolved puzzle has none.
 * @param {import('./keeping.js').Won} won
 * @param {(string | number)[]} puzzles
 */
export function starsOf(won, puzzles) {
  const sum = puzzles.reduce((/** @type {number} */ before, name) => before + (won[name] || 0), 0);
  return puzzles.length ? Math.floor(sum / puzzles.length) : 0;
}

/**
 * Begin a lesson again; its stars stay.
 * @param {string} key
 * @param {import('../common/memory.js').Store} [storage]
 */
export const startAnew = (key, storage) => put('steps', key, undefined, storage);
