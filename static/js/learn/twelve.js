// The test of twelve boards: one board at a time; each answer is stored at once and sent when there is a network. The page
// does not contain the right answers.

import { createBoard } from '../board/board.js';
import { recall, remember } from '../common/memory.js';
import { find, findAll, sentAs } from '../common/find.js';
import { openOutbox } from './outbox.js';

const PAUSE = 450; // ms until the next board, so that the answer is seen

const root = find(document, '[data-twelve]');
const { twelve: name = '' } = root.dataset;
const words = sentAs('twelve-words');
const outbox = openOutbox(find(document, '#net'));
const sections = findAll(root, '[data-board-of]');
/** @type {HTMLAnchorElement} */
const end = find(root, 'a[data-end]');

/** @type {Record<string, string>} what this device has not seen taken yet */
const given = recall(name, {});

/** @typedef {{ place: string, section: HTMLElement, draw: (square: string) => void }} Asked */

/** @param {string} place */
const dot = (place) => find(root, `[data-place="${place}"]`);

/** @param {string} place */
const isAnswered = (place) => dot(place).classList.contains('done');

/** @param {string} place */
function tick(place) {
  dot(place).classList.add('done');
  find(dot(place), '[data-answered]').hidden = false;
  end.hidden = !boards.every((one) => isAnswered(one.place));
}

/**
 * Show one board alone.
 * @param {string} place
 * @param {boolean} [focus]
 */
function turnTo(place, focus = false) {
  for (const one of boards) {
    one.section.hidden = one.place !== place;
    if (one.place === place) dot(one.place).setAttribute('aria-current', 'step');
    else dot(one.place).removeAttribute('aria-current');
  }
  const begun = boards.some((one) => isAnswered(one.place));
  find(root, '[data-intro]').classList.toggle('begun', begun);
  if (focus) find(root, `#title-${place}`).focus();
}

/** @param {string} place */
function goOn(place) {
  const at = boards.findIndex((one) => one.place === place);
  const next = [...boards.slice(at + 1), ...boards].find((one) => !isAnswered(one.place));
  if (next) turnTo(next.place, true);
  else end.focus();
}

/** @type {Asked[]} */
const boards = sections.map((section) => {
  const { boardOf: place = '' } = section.dataset;
  const form = find(section, 'form');
  /** @type {BoardView} */
  const view = JSON.parse(form.dataset.view ?? '{}');
  const said = find(section, '[data-said]');
  const element = find(section, '.board');
  const before = find(element, '[aria-pressed]')?.getAttribute('value');
  const board = createBoard(element, view, { onTap });
  /** @param {string[]} picked */
  const draw = (picked) => board.set({ ...view, ring: [], picked, lines: [], tap: 'one' });
  draw(before ? [before] : []);

  /** @param {string} square */
  function answer(square) {
    draw([square]);
    said.textContent = words.given.replace('{square}', square);
    tick(place);
  }

  /** @param {string} square */
  function onTap(square) {
    if (!view.legal[square]) {
      said.textContent = words.none;
      return;
    }
    answer(square);
    given[place] = square;
    remember(name, given);
    outbox.add({ lesson: name, step: place, answer: [square], help: 0, at: new Date().toISOString() });
    setTimeout(() => goOn(place), PAUSE);
  }

  form.addEventListener('submit', (event) => event.preventDefault());
  return { place, section, draw: answer };
});

for (const [place, square] of Object.entries(given)) boards.find((one) => one.place === place)?.draw(square);
for (const one of boards) {
  dot(one.place).addEventListener('click', (event) => {
    event.preventDefault();
    turnTo(one.place, true);
  });
}
const wanted = location.hash.replace('#board-', '');
turnTo((boards.find((one) => one.place === wanted) ?? boards.find((one) => !isAnswered(one.place)) ?? boards[0]).place);
end.hidden = !boards.every((one) => isAnswered(one.place));
// The one board that is shown must begin on the first screen of a phone, so the links to the others go below it.
sections.at(-1)?.after(find(root, '.places'));
outbox.flush();

// Answers are stored here until the page comes without them: then the server has them, or another learner is here.
// After this click, a second one follows the link itself, which waits if there is no network.
let sent = false;
end.addEventListener('click', async (event) => {
  if (sent) {
    sent = false;
    return;
  }
  event.preventDefault();
  await outbox.flush();
  setTimeout(() => {
    sent = true;
    end.click();
  });
});
