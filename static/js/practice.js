// The page of practice: a round that is begun there is one that this device has not seen.

import { seenOf } from './unseen.js';

document.addEventListener('click', ({ target }) => {
  const link = target.closest('a[href]');
  const [, row] = (link && /\/practise\/([\w-]+\/\d+)\/$/.exec(link.pathname)) || [];
  if (row && seenOf(row).length) link.search = `?seen=${seenOf(row).join('-')}`;
}, true);
