// Who erases what is kept, or says "This is not me", leaves nothing of theirs on the device to whoever comes next.

import { forget } from './memory.js';

addEventListener('submit', ({ target }) => { if ('forgets' in target.dataset) forget(); });
