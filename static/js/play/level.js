// Selects the level that was played last on this device in games of the family, unless the server has selected that of
// the account.

import { find } from '../common/find.js';
import { recall, remember } from '../common/memory.js';

/** @type {HTMLFormElement} */
const form = find(document, '.choose form');
const { memory = '', given } = form.dataset;
const last = recall(memory);
/** @type {HTMLInputElement | null} */
const played = Number.isInteger(last) ? form.querySelector(`[name=level][value="${last}"]`) : null;
if (played && given === undefined) played.checked = true;
/** @type {HTMLDetailsElement | null} */
const others = form.querySelector('[data-others]');
/** @param {HTMLInputElement} input */
const isChosen = ({ type, checked, defaultChecked, value, defaultValue }) => type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
addEventListener('pageshow', () => { // opens the folded part if something in it was chosen before
  if (others && [...others.querySelectorAll('input')].some(isChosen)) others.open = true;
});
/** @type {NodeListOf<HTMLInputElement>} */
const stones = form.querySelectorAll('[name=handicap]');
const offer = () => { // as many handicap stones as the chosen board takes
  /** @type {HTMLInputElement | null} */
  const game = form.querySelector('[name=game]:checked');
  const offered = ['0', ...(game?.dataset.handicaps ?? '').split(' ')];
  for (const one of stones) one.disabled = !offered.includes(one.value);
  if ([...stones].some((one) => one.checked && one.disabled)) stones[0].checked = true;
};
if (stones.length) {
  form.addEventListener('change', offer);
  addEventListener('pageshow', offer);
  offer();
}
form.addEventListener('submit', () => {
  const chosen = new FormData(form);
  if (chosen.get('opponent') === 'computer') remember(memory, Number(chosen.get('level')));
});
