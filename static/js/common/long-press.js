// A long press on a square, or the R key on it: an action that is possible at any time, whatever a tap does.

const HOLD = 500; // ms
const STRAY = 10; // px by which a finger may move meanwhile
const ECHO = 400; // ms after a finger is lifted within which a click still belongs to that press

/**
 * Calls `onPress(square)` for a square of this board that is held, pressed with the second button, or chosen with R.
 * @param {HTMLElement} element
 * @param {(square: string) => void} onPress
 */
export function listenForLongPress(element, onPress) {
  /** @type {number | undefined} */
  let timer;
  /** @type {number | undefined} */
  let echo;
  let from = [0, 0]; // where the finger went down
  let held = false; // whether this press was a long one, so that its click is no tap

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** @param {Event} event */
  const squareOf = ({ target }) => /** @type {HTMLButtonElement} */ (target).value;

  /** @param {string} square */
  const press = (square) => {
    stop();
    held = true;
    onPress(square);
  };

  element.addEventListener('pointerdown', (event) => {
    const { button, isPrimary, clientX, clientY } = event;
    stop();
    clearTimeout(echo);
    held = false;
    from = [clientX, clientY];
    if (squareOf(event) && !button && isPrimary) timer = setTimeout(press, HOLD, squareOf(event));
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (timer && Math.hypot(clientX - from[0], clientY - from[1]) > STRAY) stop();
  });
  ['pointerup', 'pointercancel'].forEach((kind) => addEventListener(kind, () => {
    stop();
    if (held) echo = setTimeout(() => { held = false; }, ECHO);
  }));
  element.addEventListener('contextmenu', (event) => {
    if (!squareOf(event)) return;
    event.preventDefault(); // it is a long press on some phones, and comes before or after ours
    if (!held) press(squareOf(event));
  });
  element.addEventListener('click', (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  element.addEventListener('keydown', (event) => {
    const { code, repeat, ctrlKey, metaKey, altKey } = event;
    held = false;
    if (code !== 'KeyR' || ctrlKey || metaKey || altKey || !squareOf(event)) return;
    event.preventDefault();
    if (!repeat) onPress(squareOf(event));
  });
}
