// Tells the server that a pupil is here, and in which language they read: when a page opens, and when the reader comes
// back to it.

import { find } from '../common/find.js';
import { hush } from '../common/feel.js';

const { here = '' } = find(document, '#main').dataset;

function tell() {
  if (!document.hidden) fetch(here, { method: 'POST' }).catch(() => { /* no network: it is told another time */ });
}

tell();
document.addEventListener('visibilitychange', tell);
hush();
