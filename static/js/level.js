// The chooser of a game stands on the level that was played last on this device, unless the account tells one.

import { recall, remember } from './memory.js';

const form = document.querySelector('.choose form');
const last = recall('level');
const played = Number.isInteger(last) && form.querySelector(`[name=level][value="${last}"]`);
if (played && form.dataset.told === undefined) played.checked = true;
form.addEventListener('submit', () => {
  const { opponent, level } = form.elements;
  if (opponent.value === 'computer') remember('level', +level.value);
});
