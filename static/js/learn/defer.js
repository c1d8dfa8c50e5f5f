// The parts of a lesson's player that are needed only when its page has loaded and is idle.

import { find } from '../common/find.js';
import { fit } from './fit.js';
import { foldsOf as folds } from '../puzzles/fold.js';
import '../puzzles/nudge.js';

/**
 * What folds long feedback, and fits the board of a new step once more when the room of the step before is given up.
 * @param {HTMLElement} root
 * @param {string} word
 */
export const foldsOf = (root, word) => folds(root, word, () => fit(root));

/** The key P passes, if there is a button for it. */
addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  if (key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey) find(document, '[data-do=pass]')?.click();
});
