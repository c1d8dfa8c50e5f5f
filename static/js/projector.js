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

/** What stands there in a second language, which the server has put beside the first. */
function showAlso({ also }) {
  const place = main.querySelector('[data-also]');
  place.hidden = !also;
  if (also) place.innerHTML = `<p class="titled">${also.title}</p>${also.html}<p class="so">${also.said}</p>`;
}

/** What stands in place of the board when the lesson is over. */
function showFarewell({ farewell }) {
  const place = main.querySelector('[data-farewell]');
  place.hidden = !farewell;
  if (!farewell) return;
  const { said: bye, next, title, cover } = farewell;
  const drawn = cover && main.querySelector('[data-covers]').content.querySelector(`[data-slug="${cover}"]`);
  const line = (name, text) => {
    const made = Object.assign(document.createElement('p'), { className: name, textContent: text });
    return text ? [made] : [];
  };
  place.replaceChildren(...line('goodbye', bye), ...(drawn ? [drawn.firstElementChild.cloneNode(true)] : []), ...line('soon', next), ...line('next-title', title));
}

function show(state) {
  if (state.wall.join() !== sent.screen.wall.join()) {
    location.reload(); // the teacher has chosen other languages: the page comes in them
    return;
  }
  screen.show(state);
  showAlso(state);
  showFarewell(state);
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
keepCode(main.dataset.door, { wall: '1' });
followCorner(fit);
new ResizeObserver(fit).observe(said.parentElement); // at first, and when the window changes
document.fonts.ready.then(fit);
