// The bar at the lower edge of console and remote: one main button, pressed by finger, keys or presenter.

import { fragment, make } from '../common/dom.js';
import { find, findAll, near } from '../common/find.js';

const GUARD = 400; // ms after a change in which a press does nothing, so that a double press skips no step
const ON = [' ', 'Enter', 'ArrowRight', 'PageDown'];
const BACK = ['ArrowLeft', 'PageUp'];
const FIELDS = 'input, select, textarea, dialog, [contenteditable]';
const PRESSED = 'button, a, summary';

/**
 * Whether a key is meant for the bar: not if a field has the focus, or an element that this key presses itself.
 * @param {string} key
 * @param {(names: string) => boolean} within
 */
export const isForBar = (key, within) =>
  !within(FIELDS) && !(BACK.concat(ON.slice(2)).includes(key) && within('[data-board]')) && !([' ', 'Enter'].includes(key) && within(PRESSED));

/**
 * Handle the bar; `again()` asks for the newest board while there is no connection.
 * @param {HTMLElement} root
 * @param {{ again: () => void, words: { here: string } }} hands
 */
export function createControlBar(root, { again, words }) {
  const bar = find(root, '.control-bar');
  const [step, here, says] = ['step', 'here', 'says'].map((name) => find(bar, `[data-${name}]`));
  /** @type {HTMLElement | null} */
  const then = root.querySelector('[data-then]');
  /** @type {HTMLButtonElement[]} */
  const [press, back] = [find(bar, '[data-main]'), find(bar, '[data-back]')];
  /** @type {HTMLTemplateElement | null} */
  const covers = root.querySelector('[data-covers]');
  /** @param {string} slug */
  const drawn = (slug) => [...covers?.content.querySelector(`[data-slug="${slug}"]`)?.cloneNode(true).childNodes ?? []];
  let title = says.textContent;
  let lost = false;
  /** @type {number | undefined} */
  let guard;

  function draw() {
    says.textContent = (lost && press.dataset.again) || title;
    bar.classList.toggle('is-lost', lost);
  }

  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || ![...ON, ...BACK].includes(key)) return;
    if (!isForBar(key, (names) => Boolean(near(event, names)))) return;
    event.preventDefault();
    if (!repeat) (ON.includes(key) ? press : back).click();
  });

  // After a press by mouse or finger the keys of a presenter are meant for the bar again.
  root.addEventListener('click', (event) => {
    if (event.detail && near(event, '[data-action] button') && !near(event, '[data-board]')) press.focus({ preventScroll: true });
  });

  return {
    /** @param {MainView} main */
    show(main) {
      press.setAttribute('aria-disabled', 'true');
      clearTimeout(guard);
      guard = setTimeout(() => press.removeAttribute('aria-disabled'), GUARD);
      title = main.title;
      press.value = main.do;
      back.disabled = !main.back;
      step.textContent = main.step;
      then?.replaceChildren(...main.then.map(({ cover, title: what, text }) => (
        make('li', { class: cover && 'covered' }, ...drawn(cover), make('b', {}, what), ...text ? [' ', make('span', {}, fragment(text))] : []))));
      findAll(bar, '[data-beat]').forEach((beat) => {
        beat.classList.toggle('now', beat.dataset.beat === main.beat);
        beat.classList.toggle('without', main.without.some((name) => name === beat.dataset.beat));
      });
      draw();
    },
    /** @param {number} n */
    count(n) { here.textContent = words.here.replace('{n}', String(n)); },
    /** @param {import('../classroom/connection.js').Link} how */
    link(how) {
      lost = how === 'lost';
      draw();
    },
    /**
     * Whether this button may be pressed now.
     * @param {HTMLElement | null} button
     */
    allows(button) {
      if (!button || !bar.contains(button)) return true;
      if (lost) again();
      return !lost && !button.hasAttribute('aria-disabled') && root.getAttribute('aria-busy') !== 'true';
    },
  };
}
