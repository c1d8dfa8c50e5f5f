// Links that begin a round, wherever they stand: they say which rounds of their drill this device has seen, so that
// the server leads to the next one, and the level that suits a reader without an account. Without this it goes by what was
// answered.

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
