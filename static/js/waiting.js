// A pupil's place before the lesson: when the teacher begins, the board appears.

import { connection } from './connection.js';
import { follow } from './live.js';

follow(document.getElementById('main').dataset, -1, { onState: ({ running }) => running && location.reload(), onLink: connection() });
