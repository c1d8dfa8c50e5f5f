// Steps through a game: by the two arrows and the arrow keys, on the graph, and by the list of moves. Overlays are fetched
// when they are wanted, and the address changes with what is shown.

import { createBoard } from '../board/board.js';
import { fragment, make } from '../common/dom.js';
import { find, findAll, near, sentAs } from '../common/find.js';

const SOON = 150; // ms for which a board is shown before its overlays are fetched
const CARRIED = 150; // moves that an address carries
const SETTLED = 400; // ms until the address is changed; browsers allow only few changes
const main = find(document, '[data-replay]');
/** @type {ReplayData} */
const sent = sentAs('replay');
const { board: first, replay, number: start, lines, counted, noted } = sent;
const [table, counter, said, cursor, columns, title, ending] = [
  'board', 'counter', 'said', 'cursor', 'columns', 'title', 'ending'].map((name) => find(main, `[data-${name}]`));
/** @type {HTMLAnchorElement} */
const link = find(main, '[data-link]');
/** @type {HTMLElement | null} */
const list = main.querySelector('[data-list]');
/** @type {HTMLElement | null} what was overlooked with the next move */
const note = main.querySelector('[data-noted]');
const live = find(document, '#live');
const last = replay.cells.length - 1;
/** @param {number} n what lies over this board whatever else is wanted */
const always = (n) => [...noted[n]?.overlay ?? [], ...n === last ? counted : []];
/** @type {Record<string, Mark[] | null>} the overlays that were fetched, by move and names */
const overlays = { [`${start}:${sent.show}`]: first.overlay?.slice(0, first.overlay.length - always(start).length) ?? null };
const board = createBoard(table, first, { onTap() {} });
let { show: names } = sent;
let number = start;
let [asking, settling] = [0, 0];

const key = () => `${number}:${names}`;
/** @returns {import('../board/board.js').Drawing} */
const view = () => ({ ...first,
  cells: replay.cells[number], last_move: replay.moves[number], overlay: [...overlays[key()] || [], ...always(number)], ring: [],
  picked: [], lines: number === last ? lines : [], ghost: null, tap: null });

/** The address of the analysis board with this board and the moves around it. */
function boardUrl() {
  const before = Math.max(0, number - CARRIED);
  const moves = replay.moves.slice(before + 1, before + 1 + CARRIED).map((move) => move ?? '--');
  const dead = replay.dead && `&dead=${replay.dead}`;
  return `${replay.links[before]}${moves.length ? `?moves=${moves.join('')}&at=${number - before}${dead}` : ''}`;
}

/** Draw the wanted overlays on the board, once they are loaded. */
function lay() {
  clearTimeout(asking);
  const wanted = key();
  if (names.length && !overlays[wanted]) asking = setTimeout(fetchOverlay, SOON, wanted, `${replay.links[number]}?show=${names}`);
}

/**
 * @param {string} wanted
 * @param {string} url
 */
async function fetchOverlay(wanted, url) {
  try {
    const answer = await fetch(url, { cache: 'no-store', headers: { Accept: 'application/json' } });
    overlays[wanted] = /** @type {MarksLaid} */ (await answer.json()).overlay;
    if (wanted === key()) board.set(view());
  } catch { /* no network: the board is there without them */ }
}

function settle() {
  const asked = new URLSearchParams(location.search);
  asked.set('move', `${number}`);
  if (names.length) asked.set('show', `${names}`);
  else asked.delete('show');
  history.replaceState(null, '', `?${asked}`);
  /** @type {HTMLAnchorElement[]} */ (findAll(document, '.menu a')).forEach((language) => { language.search = location.search; });
}

/** @param {number} to */
function show(to, tells = true) {
  const next = Math.min(Math.max(to, 0), last);
  const from = next === number + 1 ? replay.moves[next] : null;
  number = next;
  board.set(view(), from);
  lay();
  counter.replaceChildren(fragment(replay.counters[number]));
  title.textContent = replay.titles[number];
  said.hidden = !replay.said[number];
  said.replaceChildren(make('p', {}, fragment(replay.said[number])));
  ending.hidden = number !== last;
  tellNote();
  link.href = boardUrl();
  if (columns) {
    /** @type {SVGRectElement} */
    const { width, x } = find(columns.children[number], '*');
    cursor.setAttribute('d', `M${x.baseVal.value + width.baseVal.value / 2} 0V160`);
  }
  main.querySelectorAll('.side').forEach((side, i) => {
    find(side, '[data-discs]').textContent = `${replay.counts[number][i]}`;
    side.classList.toggle('moves', replay.sides[number] === ['black', 'white'][i]);
  });
  mark();
  if (!tells) return;
  const told = [number === last ? ending : said, ...note && !note.hidden ? [note] : []].flatMap((one) => findAll(one, 'p'));
  live.textContent = [counter, ...told].map((node) => node.textContent).join('. ');
  clearTimeout(settling);
  settling = setTimeout(settle, SETTLED);
}

/** Show what the move after this board overlooked. */
function tellNote() {
  if (!note) return;
  const here = noted[number];
  note.hidden = !here;
  if (!here) return;
  find(note, 'p').replaceChildren(fragment(here.html));
  /** @type {HTMLAnchorElement} */
  const again = find(note, 'a');
  again.hidden = !here.asked;
  if (here.asked) again.href = here.asked;
}

/** Mark the move in the list and bring it into sight there, without moving the page. */
function mark() {
  if (!list) return;
  findAll(list, 'a').forEach((move, i) => {
    if (i + 1 !== number) move.removeAttribute('aria-current');
    else {
      move.setAttribute('aria-current', 'step');
      list.scrollTop = move.offsetTop - list.offsetTop - (list.clientHeight - move.offsetHeight) / 2;
    }
  });
  if (!number) list.scrollTop = 0;
}

/** @param {HTMLElement} button */
function toggle(button) {
  const { show: name = '' } = button.dataset;
  names = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  button.setAttribute('aria-pressed', `${names.includes(name)}`);
  show(number);
}

main.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const found = ['[data-moves-on]', '[data-columns] a', '[data-list] a', '[data-show]'].map((one) => near(event, one));
  const [step, column, move, overlay] = found;
  if (!found.some(Boolean)) return;
  event.preventDefault();
  const hadFocus = ending.contains(document.activeElement);
  if (overlay) toggle(overlay);
  else if (step) show(number + Number(step.dataset.movesOn));
  else if (column) show([...columns.children].indexOf(column));
  else if (list && move?.parentElement) show([...list.children].indexOf(move.parentElement) + 1);
  if (hadFocus && ending.hidden) find(main, '[data-moves-on="1"]').focus();
});
columns?.addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
  const over = buttons ? document.elementFromPoint(clientX, clientY) : null;
  const column = over?.closest('[data-columns] a');
  if (column) show([...columns.children].indexOf(column));
});
addEventListener('keydown', (event) => {
  const { key: pressed, ctrlKey, metaKey, altKey } = event;
  /** @type {Record<string, number>} */
  const keys = { ArrowLeft: number - 1, ArrowRight: number + 1, Home: 0, End: last };
  const to = keys[pressed];
  if (to === undefined || ctrlKey || metaKey || altKey || near(event, '[data-board]')) return;
  event.preventDefault();
  show(to);
});
['click', 'focusin', 'pointerover'].forEach((kind) => main.addEventListener(kind, (event) => {
  board.light(near(event, '.sq')?.dataset.square);
}));
show(number, false);
