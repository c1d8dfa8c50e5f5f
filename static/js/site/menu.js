// The menu, loaded when it is first opened: a tap beside it and Escape close it; adds the switch of sound and vibration.

import { find } from '../common/find.js';
import { load } from '../common/styles.js';

/** @type {HTMLDetailsElement} */
const menu = find(document, '.menu');
/** @type {HTMLButtonElement | null} */
const sound = menu.querySelector('[data-sound]');

addEventListener('click', ({ target }) => { if (!menu.contains(/** @type {Node} */ (target))) menu.open = false; });
menu.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  find(menu, 'summary').focus();
});
if (sound) {
  import('../common/feel.js').then(({ makeSwitch }) => {
    const [look] = load(['switch']);
    look.addEventListener('load', () => {
      makeSwitch(sound);
      sound.hidden = false;
    });
  }, () => { /* no network: another time */ });
}
