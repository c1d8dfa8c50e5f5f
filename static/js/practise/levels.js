// The level to practise next in each drill, as this device remembers it, for strangers.

import { recall, remember } from '../common/memory.js';

/** @typedef {import('../common/memory.js').Store} Store */

const MOST = 80; // drills that are stored; the oldest is dropped first
const NAMED = /\/practise\/(?!set\/|review\/|daily)([a-z-]+?)(?:-\d+)?\/(\d+)\//;

/**
 * The levels by drill; all mixes of a course are one.
 * @param {Store} [storage]
 * @returns {Record<string, number>}
 */
export const levels = (storage) => recall('levels', {}, storage);

/**
 * Store the level of the round of this address, which was begun or comes next, as the one to try.
 * @param {string} url
 * @param {Store} [storage]
 */
export function keepLevel(url, storage) {
  const [, drill, level] = NAMED.exec(url) || [];
  if (!drill) return;
  const { [drill]: _, ...others } = levels(storage);
  remember('levels', { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [drill]: +level }, storage);
}
