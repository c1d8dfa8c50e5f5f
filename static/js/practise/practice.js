// Adds to links that begin a round which rounds of the drill this device has seen, so that the server redirects to the
// next one; and for strangers the level. Without this script the server goes by the stored answers.

import { near } from '../common/find.js';
import { here } from '../common/memory.js';
import { levels } from './levels.js';
import { saidOf } from './unseen.js';

document.addEventListener('click', (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = near(event, 'a[href]');
  const [, drill] = (link && /\/practise\/(?!set\/|review\/|daily)([\w-]+)\/(?:\d+\/)?$/.exec(link.pathname)) || [];
  const level = drill && !here() && levels()[drill];
  if (link && level && /[a-z]\/$/.test(link.pathname)) link.pathname += `${level}/`;
  const said = drill && saidOf(drill);
  if (link && said) link.search = `?seen=${said}`;
}, true);
