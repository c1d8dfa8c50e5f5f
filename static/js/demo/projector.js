// The page for the projector: it follows the class, and nothing on it can be pressed. Long texts are made to fit, since
// nobody scrolls.

import { fragment, make } from '../common/dom.js';
import { followCorner, keepCode } from '../classroom/class-code.js';
import { find, sentAs } from '../common/find.js';
import { follow } from './live.js';
import { createScreen } from './screen.js';
import { createTurnout } from './turnout.js';

/** @type {[most: number, small: number, roomy?: boolean][]} as many wrong answers, how much smaller, and a large QR code */
const FITS = [[3, 0, true], [3, 0], [3, 1], [2, 1], [2, 2], [1, 2], [1, 3]];
const main = find(document, '#main');
const said = find(main, '.said');
/** @type {ScreenData} */
const sent = sentAs('demo');
const screen = createScreen(main, sent, {});
const { answered, here } = sent.words;
const tell = createTurnout(find(main, '[data-numbers]'), { answered, here }, find(main, '[data-dots]'));
let turnout = sent.turnout ?? { question: 0, answered: 0, of: 0, here: 0 };

/** Take the first of the sizes in which everything that is said has room. */
function fit() {
  FITS.find(([most, small, roomy = false]) => {
    main.classList.toggle('roomy', roomy);
    said.className = `said most-${most} small-${small}`;
    return said.scrollHeight <= said.clientHeight + 1;
  });
}

/**
 * Show the words in the second language, which the server sends with those of the first.
 * @param {ScreenView} state
 */
function showAlso({ also }) {
  const place = find(main, '[data-also]');
  place.hidden = !also;
  if (also) place.replaceChildren(
    make('p', { class: 'titled' }, fragment(also.title)), fragment(also.html),
    make('p', { class: 'so' }, fragment(also.said)), make('div', { class: 'because' }, fragment(also.why)));
}

/**
 * Show what replaces the board when the lesson is over.
 * @param {ScreenView} state
 */
function showFarewell({ farewell }) {
  const place = find(main, '[data-farewell]');
  place.hidden = !farewell;
  if (!farewell) return;
  const { said: bye, next, title, cover } = farewell;
  /** @type {HTMLTemplateElement} */
  const covers = find(main, '[data-covers]');
  const drawn = cover ? covers.content.querySelector(`[data-slug="${cover}"] > *`) : null;
  /** @param {string} name @param {string} text */
  const line = (name, text) => (text ? [make('p', { class: name }, text)] : []);
  place.replaceChildren(...line('goodbye', bye), ...(drawn ? [drawn.cloneNode(true)] : []), ...line('soon', next), ...line('next-title', title));
}

/** @param {ScreenView} state */
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

/** @param {TurnoutView} now */
function count(now) {
  turnout = now;
  tell(turnout, screen.state.question);
  fit();
}

screen.draw();
follow(main.dataset, sent.screen.version, { onState: show, onTurnout: count, onLink: screen.link });
keepCode(main.dataset.access ?? '', { wall: '1' });
followCorner(fit);
new ResizeObserver(fit).observe(/** @type {HTMLElement} */ (said.parentElement)); // at first, and when the window changes
document.fonts.ready.then(fit);
