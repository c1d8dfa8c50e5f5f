// A square that is held down, or the R key on it: what may be done at any time, whatever a tap does there.

const HOLD = 500; // ms
const STRAY = 10; // px by which a finger may move meanwhile
const ECHO = 400; // ms after a finger is lifted in which a click still belongs to it

/** `onPress(square)` hears a square of this board held for long, pressed with the second button, or chosen with R. */
export function listenForLongPress(element, onPress) {
  let timer = null;
  let echo = null;
  let from = null; // where the finger went down
  let held = false; // whether this press was one, so that no tap follows it

  const stop = () => {
    clearTimeout(timer);
    timer = null;
  };

  const press = (square) => {
    stop();
    held = true;
    onPress(square);
  };

  element.addEventListener('pointerdown', ({ target, button, isPrimary, clientX, clientY }) => {
    stop();
    clearTimeout(echo);
    held = false;
    from = [clientX, clientY];
    if (target.value && !button && isPrimary) timer = setTimeout(press, HOLD, target.value);
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (timer && Math.hypot(clientX - from[0], clientY - from[1]) > STRAY) stop();
  });
  ['pointerup', 'pointercancel'].forEach((kind) => addEventListener(kind, () => {
    stop();
    if (held) echo = setTimeout(() => { held = false; }, ECHO);
  }));
  element.addEventListener('contextmenu', (event) => {
    if (!event.target.value) return;
    event.preventDefault(); // it is a long press on some phones, and comes before or after ours
    if (!held) press(event.target.value);
  });
  element.addEventListener('click', (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  element.addEventListener('keydown', (event) => {
    const { target, code, repeat, ctrlKey, metaKey, altKey } = event;
    held = false;
    if (code !== 'KeyR' || ctrlKey || metaKey || altKey || !target.value) return;
    event.preventDefault();
    if (!repeat) onPress(target.value);
  });
}
