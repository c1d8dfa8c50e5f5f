// A pupil's page before the lesson: when the teacher begins, the board appears.

import { connection } from '../classroom/connection.js';
import { find } from '../common/find.js';
import { follow } from './live.js';

/** @param {{ version: number, running: boolean }} state */
function onState({ running }) {
  if (running) location.reload();
}

follow(find(document, '#main').dataset, -1, { onState, onLink: connection() });
