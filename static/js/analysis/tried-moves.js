// The moves that were tried on an analysis board, drawn as links with their branches; and what the moves are worth.

import { fragment, make } from '../common/dom.js';
import { find } from '../common/find.js';
import { entries } from './tree.js';

/** @typedef {import('./tree.js').Entry} Entry */
/** @typedef {import('./tree.js').Node} Node */

/**
 * Fill the place of the tree. The move that is shown stays in sight, and keeps the focus.
 * @param {HTMLElement} place
 * @param {Node[]} nodes
 * @param {number} at the move that is shown
 * @param {{ words: AnalysisView['words'], address: (number: number) => string }} page
 */
export function drawMoves(place, nodes, at, { words, address }) {
  /** @param {string} move */
  const name = (move) => (move === 'pass' ? words.pass : move);
  /** @param {Entry} entry */
  const shown = ({ move, n }) => (move === 'pass' ? [words.pass] : [make('small', {}, `${n}`), ' ', make('bdi', {}, move)]);
  /**
   * @param {number} number
   * @param {string | null} color
   * @param {(globalThis.Node | string)[]} inside
   */
  const linkTo = (number, color, ...inside) =>
    make('a', { class: color ? `move ${color}` : 'move', href: address(number), 'data-to': number,
    'aria-current': number === at && 'step' }, ...inside);

  /**
   * @param {Entry[]} line
   * @returns {HTMLElement}
   */
  function lineOf(line) {
    /** @param {Entry} one @param {Entry[]} other */
    const instead = (one, other) =>
      make('div', { class: 'instead' }, make('span', { class: 'vh' }, words.instead.replace('%(move)s', name(one.move))), lineOf(other));
    return make('ol', { class: 'line' }, ...line.map((one) => (
      make('li', {}, linkTo(one.number, nodes[one.number].color, ...shown(one)), ...one.instead.map((other) => instead(one, other))))));
  }

  const line = entries(nodes);
  const hadFocus = place.contains(document.activeElement);
  place.hidden = !line.length;
  place.replaceChildren(linkTo(0, null, words.start), lineOf(line));
  const here = find(place, '[aria-current]');
  if (hadFocus) here.focus();
  const { top, bottom } = here.getBoundingClientRect();
  const frame = place.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) place.scrollTop += top - frame.top - frame.height / 2;
}

/**
 * Let a button lead to an address, or nowhere.
 * @param {HTMLAnchorElement} button
 * @param {string | null} href
 */
export function leadTo(button, href) {
  if (href === null) {
    button.removeAttribute('href');
    button.setAttribute('aria-disabled', 'true');
  } else {
    button.href = href;
    button.removeAttribute('aria-disabled');
  }
}

/**
 * What each move of a board is worth, the best first, and how that was found.
 * @param {ValuesView} values
 */
export function valuesCard({ sentence: how, moves }) {
  const list = moves.map(({ move, value }) => make('li', {},
    make('button', { type: 'button', class: 'sq', 'data-square': move }, make('bdi', {}, move)), ` ${value}`));
  return make('div', { class: 'card note' }, ...list.length ? [make('ol', { class: 'worth' }, ...list)] : [], make('p', {}, fragment(how)));
}

/**
 * What is asked for as an address carries it; what is empty is left out.
 * @param {Record<string, string>} asked
 */
export function queryOf(asked) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}
