// Keeps the buttons of a step in sight on a phone: long feedback is folded, and one press shows all of it.

import { make } from '../common/dom.js';
import { find, findAll } from '../common/find.js';
import { load } from '../common/styles.js';
import { hold, release, spareOf } from './hold.js';

/** @typedef {'here' | 'top' | 'title' | 'board'} Way what stays in sight; the page stays where it is, for 'here' */
/** @typedef {Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>} Box */

const ABOVE = 16; // px that stay free above a title with the focus, below the line about the network
const EDGE = 2; // px that stay free between the edge of the screen and what stays on it
const SEEN = 240; // px: the least width at which the discs and numbers of a board can be read
const SAID = 5; // lines of feedback for which room is kept
const AROUND = 62; // px above and below those lines
const ROW = 56; // px: the height of a row of buttons
const WIDE = 640; // px from which boards to choose from stand beside each other
const SHIFT = 24; // px, a line of text, by which the page may move without counting as moved; and on so that its edge cuts nothing
const FAR = 90; // px: the same when all is answered
const MARGIN = 12; // px above and below what the menu and the bar of steps show

/**
 * The card that was said last: what to do now, else why an answer is wrong, else the last card that is new. An old hint
 * stays below the feedback on an answer.
 * @template {Pick<Element, 'matches'>} C
 * @param {C[]} cards
 */
export const newest = (cards) => ['.do-it', '.not-yet', '.almost'].map((kind) => cards.find((card) => card.matches(kind))).find(Boolean)
  ?? cards.filter((card) => !card.matches('.old')).at(-1) ?? cards.at(-1);

/**
 * The cards that are folded before the one that was said last, the oldest first.
 * @template {Pick<Element, 'matches'>} C
 * @param {C[]} cards
 */
export const older = (cards) => cards.filter((card) => card !== newest(cards));

/**
 * The parts that may be folded, in this order: each card from its end, the card that was said last as the last one. The
 * first sentence of a card stays, so do the reason of a right answer and small boards, which no sentence replaces. Options
 * stay under the finger. Of explained lines, those that meet nothing go first, then the sentence above them.
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
 * How many pixels of the buttons are below the screen after the page has scrolled as far as it may: not at all (`stays` is
 * 'here'), back to its top ('top'), to the question ('title'), or to the board ('board'); `legend` is the height of the
 * legend under the board.
 * @param {{ title: Box, board: Box, said: Box, actions: Box, legend?: number }} places
 * @param {Way} stays
 * @param {{ height: number, scrolled: number, covered?: number }} screen its height, how far it is scrolled, and how many pixels a bar at its top covers
 */
export function lackOf({ title, board, said, actions, legend = 0 }, stays, { height, scrolled, covered = 0 }) {
  if (said.left >= board.right) return 0; // beside the board, on a wide window
  const first = { here: 0, top: -scrolled, title: title.top - ABOVE - covered, board: said.top - legend - (board.bottom - board.top) - covered }[stays];
  return actions.bottom - first - height;
}

/**
 * How far to scroll on so that the upper edge of the screen cuts none of these parts: back, where so much is free below the
 * buttons, else until the part that is cut has left, if that is not far.
 * @param {Box[]} parts
 * @param {number} edge
 * @param {number} free
 * @param {number} far
 */
export function wholeAt(parts, edge, free, far = SHIFT) {
  const cut = parts.find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
  if (!cut) return 0;
  if (edge - cut.top <= free) return cut.top - edge;
  return cut.bottom - edge <= far ? cut.bottom - edge : 0; // else the board would leave its place
}

/** @param {DOMRect} rect @returns {Box} */
const toBox = ({ top, bottom, left, right }) => ({ top, bottom, left, right });

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
 * Add a button to a card that unfolds a place: the card itself, or one around it.
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
 * Whether there is something to answer, or a move of the step to play.
 * @param {ParentNode} play
 */
const isOpen = (play) => play.querySelector('[data-taps], .option:enabled, [data-do=play]');

/**
 * Fold parts until `lack()` is 0: after the foldable ones, the line about a lost star, older cards but for two lines, and
 * then all of them; the card that was said last is cut only if `mayCut`. Returns whether that was enough. As the last
 * means a board is made smaller, but only when nothing is left to answer; `board` is false if the page must not move.
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
 * For each thing that should stay, how far the page may scroll instead if folding is not enough, in order; that is tried
 * before the card that was said last is cut.
 * @type {Record<Way, Way[]>}
 */
const WAYS = { here: ['here'], top: ['top', 'title'], title: ['here', 'title', 'board'], board: ['here', 'board'] };

/**
 * Folding for the page of a player; `word` is the label that unfolds. `fold(stays)` folds until the buttons are seen, and
 * returns the element that stays in sight above: `stays`, or the board if the title cannot stay. Without `stays` the page
 * is at its top. If nothing is enough, nothing is folded, and the reader scrolls.
 * @param {HTMLElement} root
 * @param {string} word
 * @param {() => void} fit what fits the board to its step
 */
export function foldsOf(root, word, fit) {
  const isFront = root.querySelector('[data-start]');
  /** @type {typeof WAYS} On the home page the question may leave the screen before anything that is said folds. */
  const ways = isFront ? { ...WAYS, title: ['board'], board: ['board'] } : WAYS;
  const net = find(document, '#net'); // the line about the network stays at the top of the screen, over the page
  const [title, board, answer, actions] = ['title', 'board', 'answer', 'actions'].map((name) => find(root, `[data-${name}]`));
  /** @type {Record<Way, HTMLElement | undefined>} */
  const places = { here: undefined, top: undefined, title, board };
  const play = /** @type {HTMLElement} */ (title.parentElement);
  const stage = /** @type {HTMLElement} */ (board.parentElement);
  const isChosen = () => play.matches('.choosing') && !board.offsetWidth && innerWidth < WIDE; // among boards, which stand in its place on a phone

  /** The boxes of the parts of the page, without room that is only reserved. */
  function boxes() {
    const [top, felt, said, way] = [title, board, answer, actions].map((part) => part.getBoundingClientRect());
    const { left, right, top: above, bottom } = way;
    const last = [...answer.children].filter((part) => !(/** @type {HTMLElement} */ (part).hidden)).at(-1);
    const spare = spareOf(felt, last?.getBoundingClientRect(), way);
    const options = isChosen() && stage.getBoundingClientRect();
    return {
      spare,
      title: top, board: options ? { ...toBox(options), bottom: options.top } : felt, said: options || said,
      actions: { left, right, top: above - spare, bottom: bottom - spare },
      legend: find(root, '[data-legend]')?.offsetHeight,
    };
  }

  /** @type {string | null | undefined} */
  let hinted;

  /** Mark the hint as old if it was there before. */
  function markOld() {
    const hint = answer.querySelector('.hint');
    const text = hint?.firstElementChild?.textContent;
    hint?.classList.toggle('old', text === hinted);
    hinted = text;
  }

  /** @param {HTMLElement} [stays] */
  function makeSeen(stays) {
    markOld();
    const first = !stays ? 'top' : stays === title || isChosen() ? 'title' : 'board';
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
   * Reserve room for feedback before it comes, else the board would move under a finger that taps on it. A step to which the
   * reader goes then begins below the menu; the rest of the room is reserved with the first answer. A page that was just
   * loaded must not move by itself: it gets all its room with the first answer.
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
    // The edge of the screen must cut nothing: the whole menu leaves, or everything above the line with the turn.
    const [menu, head] = [root, play].map((part) => Math.floor(part.getBoundingClientRect().top) - net.offsetHeight);
    const shift = begins || lacks <= menu ? menu : head - EDGE;
    if (shift <= 0) return;
    play.style.minHeight = `${play.offsetHeight + shift}px`;
    scrollBy(0, shift);
  }

  /** Let the upper edge of the screen cut no line; the page grows where it is too short for that. */
  function leaveWhole() {
    const parts = ['.top', '.step-bar', '.kicker', '[data-title]', '[data-text]'].flatMap((name) => findAll(document, name)).map((part, i) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const margin = i < 2 ? MARGIN : 0;
      return { top: top + margin, bottom: bottom - margin, left, right };
    });
    const shift = wholeAt(parts, net.offsetHeight, innerHeight - actions.getBoundingClientRect().bottom, isOpen(play) ? SHIFT : FAR);
    const lacks = shift - (document.documentElement.scrollHeight - innerHeight - scrollY);
    if (lacks > 0) play.style.minHeight = `${Math.ceil(play.offsetHeight + lacks)}px`;
    scrollBy(0, shift);
  }

  /** @param {HTMLElement} [stays] */
  function fold(stays) {
    if (!stays && release(play)) fit();
    if (stays && !isRoomy) keepRoom(false);
    const seen = makeSeen(stays);
    if (!stays) keepRoom(true);
    isRoomy = Boolean(stays);
    const { title: top, board: felt, spare } = boxes();
    if (stays && top.left < felt.right) {
      hold(play, spare);
      if (!isFront) queueMicrotask(leaveWhole); // when the page has scrolled to what is said
    }
    return isChosen() && seen === board ? stage : seen;
  }

  load(['fold']);
  if (!scrollY) makeSeen();
  return fold;
}
