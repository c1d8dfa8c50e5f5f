// The page for the projector: it follows, and nothing on it can be pressed. What is long is made to fit: nobody scrolls.

import { followCorner, keepCode } from './door.js';
import { follow } from './live.js';
import { createScreen } from './screen.js';
import { createTurnout } from './turnout.js';

const FITS = [[3, 0, true], [3, 0], [3, 1], [2, 1], [2, 2], [1, 2], [1, 3]]; // as many wrong answers, how much smaller, and a large QR code
const main = document.getElementById('main');
const said = main.querySelector('.said');
const sent = JSON.parse(document.getElementById('demo').textContent);
const screen = createScreen(main, sent, {});
const tell = createTurnout(main.querySelector('[data-numbers]'), sent.words, main.querySelector('[data-dots]'));
let { turnout } = sent;

/** Take the first of the sizes in which everything that is said has room. */
function fit() {
  FITS.find(([most, small, roomy = false]) => {
    main.classList.toggle('roomy', roomy);
    said.className = `said most-${most} small-${small}`;
    return said.scrollHeight <= said.clientHeight + 1;
  });
}

function show(state) {
  screen.show(state);
  tell(turnout, state.question);
  fit();
}

function count(now) {
  turnout = now;
  tell(turnout, screen.state.question);
  fit();
}

screen.draw();
follow(main.dataset, sent.screen.version, { onState: show, onTurnout: count, onLink: screen.link });
keepCode(main.dataset.door, { wall: 1 });
followCorner(fit);
new ResizeObserver(fit).observe(said.parentElement); // at first, and when the window changes
document.fonts.ready.then(fit);
