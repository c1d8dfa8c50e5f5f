// The parts of a lesson's player that are needed only when its page has loaded and is idle.

import { find } from '../common/find.js';
import '../puzzles/nudge.js';

export { foldsOf } from '../puzzles/fold.js';

/** The key P passes, if there is a button for it. */
addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  if (key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey) find(document, '[data-do=pass]')?.click();
});
