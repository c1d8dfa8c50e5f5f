// The level to practise next of each drill, as this device remembers it: for readers without an account here.

import { recall, remember } from '../common/memory.js';

/** @typedef {import('../common/memory.js').Store} Store */

const MOST = 80; // drills; the one left alone longest goes first
const NAMED = /\/practise\/(?!set\/|review\/|daily)([a-z-]+?)(?:-\d+)?\/(\d+)\//;

/**
 * The levels by drill; all mixes of a course are one.
 * @param {Store} [storage]
 * @returns {Record<string, number>}
 */
export const levels = (storage) => recall('levels', {}, storage);

/**
 * Store that the round of this address was begun, or comes next: its level is the one to try.
 * @param {string} url
 * @param {Store} [storage]
 */
export function keepLevel(url, storage) {
  const [, drill, level] = NAMED.exec(url) || [];
  if (!drill) return;
  const { [drill]: _, ...others } = levels(storage);
  remember('levels', { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [drill]: +level }, storage);
}
