// Keeps the way on in sight on a phone: what is said at length is folded, and one press shows all of it.

import { make } from '../common/dom.js';
import { find, findAll } from '../common/find.js';
import { load } from '../common/styles.js';
import { hold, release, spareOf } from './hold.js';

/** @typedef {'here' | 'top' | 'title' | 'board'} Way what stays in sight; the page stays where it is, for 'here' */
/** @typedef {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>} Box */

const ABOVE = 16; // px above a title that has the focus: the page scrolls so, and below what is said of the network
const EDGE = 2; // px: between the edge of the screen and what stays on it
const SEEN = 240; // px: the discs and numbers of a board can be read
const SAID = 5; // lines that an answer may take
const AROUND = 62; // px: above and below them
const ROW = 56; // px: of buttons
const SHIFT = 24; // px: a line of text; so far the page may move before it counts as moved

/**
 * What was said last: what is to be done, else why an answer is wrong, whose hint is drawn on the board too, else the last card
 * that is new. An old hint still stands below what is said to an answer.
 * @template {Pick<Element, 'matches'>} C
 * @param {C[]} cards
 */
export const newest = (cards) => ['.do-it', '.not-yet', '.almost'].map((kind) => cards.find((card) => card.matches(kind))).find(Boolean)
  ?? cards.filter((card) => !card.matches('.old')).at(-1) ?? cards.at(-1);

/**
 * Which cards give way to what was said last, the oldest first.
 * @template {Pick<Element, 'matches'>} C
 * @param {C[]} cards
 */
export const older = (cards) => cards.filter((card) => card !== newest(cards));

/**
 * What may be folded, and in which order: of the card that was said last at last, each from its end; what a card says first
 * stays, and why an answer is right, and a small board, which shows what no sentence says. The answers to choose from keep
 * their places under a finger. Of lines that are explained those that meet nothing go first, then what is said above them.
 * @param {ParentNode} answer
 * @returns {HTMLElement[]}
 */
export function foldable(answer) {
  const cards = findAll(answer, '.card');
  return [...older(cards), ...cards].flatMap((card) => {
    const [first, ...rest] = findAll(card, 'p:not(.lost, :has(.felt)), li');
    if (!card.matches('.note:has(li)')) return rest.slice(+card.matches('.right:has(.verdict + p)')).reverse();
    const dots = rest.filter((part) => part.matches(':has(i:empty)'));
    return [...dots.reverse(), first, ...rest.slice(1, rest.length - dots.length).reverse()];
  });
}

/**
 * How many pixels of the way on lie below the screen when the page has scrolled as far as it may: not at all (`stays` is
 * 'here'), back to its beginning ('top'), to the question ('title'), or to the board ('board'), under which a legend may stand, so many pixels high.
 * @param {{ title: Box, board: Box, said: Box, actions: Box, legend?: number }} places
 * @param {Way} stays
 * @param {{ height: number, scrolled: number, covered?: number }} screen of which so many pixels lie under a bar at its top
 */
export function lackOf({ title, board, said, actions, legend = 0 }, stays, { height, scrolled, covered = 0 }) {
  if (said.left >= board.right) return 0; // beside the board, on a wide window
  const first = { here: 0, top: -scrolled, title: title.top - ABOVE - covered, board: said.top - legend - (board.bottom - board.top) - covered }[stays];
  return actions.bottom - first - height;
}

/**
 * Show all of a place again.
 * @param {ParentNode} place
 */
function unfold(place) {
  findAll(place, '.folded').forEach((part) => {
    part.hidden = false;
    part.classList.remove('folded');
  });
  findAll(place, '.cut').forEach((part) => part.classList.remove('cut'));
  place.querySelectorAll('.more').forEach((more) => more.remove());
}

/**
 * A button in a card that shows again all of a place: of the card itself, or of more than it.
 * @param {HTMLElement} card
 * @param {string} word
 * @param {HTMLElement} place
 */
function addMore(card, word, place = card) {
  const more = card.querySelector('.more') ?? card.appendChild(make('button', { type: 'button', class: 'more' }, word));
  more.addEventListener('click', () => {
    unfold(place);
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  });
}

/**
 * Whether there is something to answer, or a move to play on.
 * @param {ParentNode} play
 */
const isOpen = (play) => play.querySelector('[data-taps], .option:enabled, [data-do=play]');

/**
 * Fold until nothing lacks, then what cost a star, what older cards say but for two lines, and these cards; what was said
 * last is cut only where it `mayCut`. Gives whether that was enough. A board that is only looked at gives way last, once there is nothing left to
 * answer: while a puzzle is open it stays as large as it is, however much help is piled up; and where the page shall stay
 * where it is there is no `board` to shrink.
 * @param {HTMLElement} answer
 * @param {HTMLElement | false} board
 * @param {string} word
 * @param {() => number} lack
 * @param {boolean} mayCut
 */
function makeRoom(answer, board, word, lack, mayCut) {
  const cards = findAll(answer, '.card');
  const rest = older(cards);
  /** @param {HTMLElement} part */
  const openable = (part) => {
    /** @type {HTMLElement | null} */
    const card = part.closest('.card');
    if (card && !card.querySelector('.more')) addMore(card, word);
  };
  /** @param {HTMLElement[]} some */
  const cut = (some) => some.map((card) => findAll(card, 'p')[0]).every((part) => {
    if (lack() <= 0) return false;
    part.classList.add('cut');
    if (part.scrollHeight > part.clientHeight) openable(part);
    else part.classList.remove('cut');
    return true;
  });
  for (const part of [...foldable(answer), ...findAll(answer, '.lost')]) {
    if (lack() <= 0) return true;
    openable(part);
    part.classList.add('folded');
    part.hidden = true;
  }
  cut(rest);
  for (const card of rest) {
    if (lack() <= 0) return true;
    card.classList.add('folded');
    card.hidden = true;
    cards.filter((one) => !rest.includes(one)).forEach((one) => addMore(one, word, answer));
  }
  if (mayCut) cut(cards.filter((one) => !rest.includes(one) && !one.matches('.right'))); // what is said to a right answer stays whole
  const missing = lack();
  if (missing <= 0) return true;
  if (!board) return false;
  const { width } = board.getBoundingClientRect();
  if (isOpen(/** @type {HTMLElement} */ (answer.closest('form'))) || width - missing < SEEN) return false;
  board.style.maxWidth = `${Math.floor(width - missing)}px`;
  return true;
}

/**
 * Where folding would not be enough, something more may leave the screen above; before anything that was said last is cut.
 * @type {Record<Way, Way[]>}
 */
const WAYS = { here: ['here'], top: ['top', 'title'], title: ['here', 'title', 'board'], board: ['here', 'board'] };

/**
 * What folds on the page of a player; `word` opens it again. `fold(stays)` folds until the buttons are seen, and gives the
 * element that stays in sight above: `stays`, or the board where the title cannot stay. Without `stays` the page has just
 * begun at its top. Where nothing is enough, nothing is folded: then the reader scrolls.
 * @param {HTMLElement} root
 * @param {string} word
 */
export function foldsOf(root, word) {
  const isFront = root.querySelector('[data-start]');
  /** @type {typeof WAYS} On the home page the question may leave the screen before anything that is said folds. */
  const ways = isFront ? { ...WAYS, title: ['board'], board: ['board'] } : WAYS;
  const net = find(document, '#net'); // it stays at the top of the screen, over what has scrolled there
  const [title, board, answer, actions] = ['title', 'board', 'answer', 'actions'].map((name) => find(root, `[data-${name}]`));
  /** @type {Record<Way, HTMLElement | undefined>} */
  const places = { here: undefined, top: undefined, title, board };
  const play = /** @type {HTMLElement} */ (title.parentElement);

  /** Where the parts of the page are, without what is only held. */
  function boxes() {
    const [top, felt, said, way] = [title, board, answer, actions].map((part) => part.getBoundingClientRect());
    const { left, right, top: above, bottom } = way;
    const last = [...answer.children].filter((part) => !(/** @type {HTMLElement} */ (part).hidden)).at(-1);
    const spare = spareOf(felt, last?.getBoundingClientRect(), way);
    return {
      spare,
      title: top, board: felt, said, actions: { left, right, top: above - spare, bottom: bottom - spare },
      legend: find(root, '[data-legend]')?.offsetHeight,
    };
  }

  /** @type {string | null | undefined} */
  let hinted;

  /** A hint that was there before is old. */
  function markOld() {
    const hint = answer.querySelector('.hint');
    const text = hint?.firstElementChild?.textContent;
    hint?.classList.toggle('old', text === hinted);
    hinted = text;
  }

  /** @param {HTMLElement} [stays] */
  function makeSeen(stays) {
    markOld();
    const first = !stays ? 'top' : stays === title ? 'title' : 'board';
    const slack = stays ? Math.max(0, Math.min(SHIFT, stays.getBoundingClientRect().top - ABOVE - net.offsetHeight)) : 0;
    for (const mayCut of [false, true]) {
      for (const way of ways[first]) {
        const lack = (from = way) => lackOf(boxes(), from, {
          height: innerHeight + (from === 'here' ? slack : 0), scrolled: scrollY, covered: net.offsetHeight,
        });
        if (makeRoom(answer, way !== 'here' && board, word, lack, mayCut)) {
          if (first === 'top' && way !== first) scrollBy(0, lack('top'));
          return places[way] ?? stays;
        }
        unfold(answer);
      }
    }
    return stays;
  }

  let isRoomy = false;

  /**
   * Where more words will come, there is room for them before they do: else the board would move under a finger that taps on it.
   * A step that one goes to begins below the menu then; the rest of the room, and all of it on a page that has just come and
   * does not move by itself, is there with the first answer.
   * @param {boolean} begins
   */
  function keepRoom(begins) {
    const { board: felt, actions: way } = boxes();
    if (isFront || play.matches('.choosing') || !isOpen(play) || way.left >= felt.right) return;
    const passes = actions.querySelector('[data-do=pass]'); // beside it "Try again" takes a row of its own
    const wanted = SAID * parseFloat(getComputedStyle(answer).lineHeight) + AROUND + (passes ? ROW : 0);
    const told = findAll(answer, '.card').reduce((height, card) => height + card.offsetHeight, 0);
    const lacks = wanted - told - (innerHeight - way.bottom);
    if (lacks <= 0) return;
    // Nothing is cut by the edge of the screen: the menu leaves as a whole, or all above the line that says whose turn it is.
    const [menu, head] = [root, play].map((part) => Math.floor(part.getBoundingClientRect().top) - net.offsetHeight);
    const shift = begins || lacks <= menu ? menu : head - EDGE;
    if (shift <= 0) return;
    play.style.minHeight = `${play.offsetHeight + shift}px`;
    scrollBy(0, shift);
  }

  /** @param {HTMLElement} [stays] */
  function fold(stays) {
    if (!stays) release(play);
    if (stays && !isRoomy) keepRoom(false);
    const seen = makeSeen(stays);
    if (!stays) keepRoom(true);
    isRoomy = Boolean(stays);
    const { title: top, board: felt, spare } = boxes();
    if (stays && top.left < felt.right) hold(play, spare);
    return seen;
  }

  load(['fold']);
  if (!scrollY) makeSeen();
  return fold;
}
