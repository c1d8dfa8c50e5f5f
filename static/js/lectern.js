// The bar at the lower edge of console and remote: one button that says what will happen, by finger, keys or presenter.

const GUARD = 400; // ms after a change in which a second press does not skip what has just appeared
const ON = [' ', 'Enter', 'ArrowRight', 'PageDown'];
const BACK = ['ArrowLeft', 'PageUp'];
const FIELDS = 'input, select, textarea, dialog, [contenteditable]';
const PRESSED = 'button, a, summary';

/** Whether a key that is pressed here is meant for the bar: not while a field has the focus, or what it presses itself. */
export const isForBar = (key, within) => !within(FIELDS) && !(BACK.concat(ON.slice(2)).includes(key) && within('[data-board]')) && !([' ', 'Enter'].includes(key) && within(PRESSED));

/** Take over the bar; `again()` asks for the newest board while there is no connection. */
export function createLectern(root, { again, words }) {
  const bar = root.querySelector('.lectern');
  const [step, here, says] = ['step', 'here', 'says'].map((name) => bar.querySelector(`[data-${name}]`));
  const then = root.querySelector('[data-then]');
  const [press, back] = [bar.querySelector('[data-main]'), bar.querySelector('[data-back]')];
  const covers = root.querySelector('[data-covers]');
  const drawn = (slug) => (slug && covers?.content.querySelector(`[data-slug="${slug}"]`)?.innerHTML) || '';
  let title = says.textContent;
  let lost = false;
  let guard = null;

  function draw() {
    says.textContent = lost ? press.dataset.again : title;
    bar.classList.toggle('is-lost', lost);
  }

  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || ![...ON, ...BACK].includes(key)) return;
    if (!isForBar(key, (names) => target.closest?.(names))) return;
    event.preventDefault();
    if (!repeat) (ON.includes(key) ? press : back).click();
  });

  // After a press by mouse or finger the keys of a presenter are meant for the bar again.
  root.addEventListener('click', ({ detail, target }) => {
    if (detail && target.closest('[data-deed] button') && !target.closest('[data-board]')) press.focus({ preventScroll: true });
  });

  return {
    show(main) {
      press.setAttribute('aria-disabled', 'true');
      clearTimeout(guard);
      guard = setTimeout(() => press.removeAttribute('aria-disabled'), GUARD);
      title = main.title;
      press.value = main.do;
      back.disabled = !main.back;
      step.textContent = main.step;
      if (then) then.innerHTML = main.then.map(({ cover, title: what, text }) => `<li${cover && ' class="covered"'}>${drawn(cover)}<b>${what}</b>${text && ' <span>'}${text}${text && '</span>'}</li>`).join('');
      bar.querySelectorAll('[data-beat]').forEach((beat) => {
        beat.classList.toggle('now', beat.dataset.beat === main.beat);
        beat.classList.toggle('without', main.without.includes(beat.dataset.beat));
      });
      draw();
    },
    count(n) { here.textContent = words.here.replace('{n}', n); },
    link(how) {
      lost = how === 'lost';
      draw();
    },
    /** Whether this button may be pressed now. */
    allows(button) {
      if (!button || !bar.contains(button)) return true;
      if (lost) again();
      return !lost && !button.hasAttribute('aria-disabled') && root.getAttribute('aria-busy') !== 'true';
    },
  };
}
