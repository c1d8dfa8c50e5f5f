// Which rounds of practice this device has seen, by drill and level, to find the next unseen one.

import { recall, remember } from '../common/memory.js';

/** @typedef {import('../common/memory.js').Store} Store */

const MOST = 80; // drills and levels that are stored; the oldest is dropped first
const NAMED = /(\/practise\/)((?!set\/|review\/|daily)[\w-]+\/\d+)\/(\d+)\//;

/**
 * What this device has seen: the numbers of rounds, by drill and level.
 * @param {Store} [storage]
 * @returns {Record<string, number[]>}
 */
const all = (storage) => recall('rounds', {}, storage);

/**
 * The numbers of the rounds of a drill and level ("board/3") that were seen.
 * @param {string} row
 * @param {Store} [storage]
 */
export const seenOf = (row, storage) => all(storage)[row] || [];

/**
 * The rounds of a drill that were seen, or of all mixes, as an address carries them: "board.3.0-4_board.4.7".
 * @param {string} drill
 * @param {Store} [storage]
 */
export const saidOf = (drill, storage) => Object.entries(all(storage))
  .filter(([row]) => row.startsWith(`${drill}/`) || (drill.endsWith('mixed') && row.startsWith(`${drill}-`)))
  .map(([row, seen]) => `${row.replace('/', '.')}.${seen.join('-')}`).join('_');

/**
 * Store that the round of this address was seen; when all `of` rounds were, only this one counts as seen.
 * @param {string} url
 * @param {number} of
 * @param {Store} [storage]
 */
export function see(url, of, storage) {
  const [, , row, number] = NAMED.exec(url) || [];
  if (!row || !of) return;
  const { [row]: before = [], ...others } = all(storage);
  const rest = before.filter((one) => one !== +number);
  const kept = rest.length + 1 < of ? [...rest, +number] : [+number];
  remember('rounds', { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [row]: kept }, storage);
}

/**
 * The address of the first unseen round from this one on; the first round follows the last.
 * @param {string} url
 * @param {number} of
 * @param {Store} [storage]
 */
export function unseen(url, of, storage) {
  const [, , row, number] = NAMED.exec(url) || [];
  if (!row || !of) return url;
  const seen = seenOf(row, storage);
  const next = [...Array(of).keys()].map((n) => (+number + n) % of).find((n) => !seen.includes(n));
  return next === undefined ? url : url.replace(NAMED, `$1$2/${next}/`);
}
