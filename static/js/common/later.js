// Work that can wait until after the next frame, since what a tap shows comes first.

/** @type {(() => void)[]} */
const waiting = [];

/** Do now what waits. */
export function work() {
  while (waiting.length) waiting.shift()?.();
}

/**
 * Do something after the next frame, or before the page is left.
 * @param {() => void} act
 */
export function later(act) {
  waiting.push(act);
  if (waiting.length > 1) return;
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

globalThis.addEventListener?.('pagehide', work);

const PAUSE = 1500; // ms

/**
 * Do this when the page has loaded and is idle: on a weak network the first board comes first.
 * @param {() => void} next
 */
export const whenQuiet = (next) => setTimeout(next, PAUSE);
