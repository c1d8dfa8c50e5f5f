// Links that begin a round, wherever they stand: they say which rounds of their drill this device has seen, so that
// the server leads to the next one. Without this it goes by what was answered.

import { near } from '../common/find.js';
import { saidOf } from './unseen.js';

document.addEventListener('click', (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = near(event, 'a[href]');
  const [, drill] = (link && /\/practise\/(?!set\/|review\/|daily)([\w-]+)\/(?:\d+\/)?$/.exec(link.pathname)) || [];
  const said = drill && saidOf(drill);
  if (link && said) link.search = `?seen=${said}`;
}, true);
