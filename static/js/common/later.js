// Work that can wait until the picture has changed: what a tap shows goes first.

/** @type {(() => void)[]} */
const waiting = [];

function work() {
  while (waiting.length) waiting.shift()?.();
}

/**
 * Do something as soon as what was drawn is seen, or before the page goes.
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
 * Do this when the page is there and quiet: a weak network brings the first board before all else.
 * @param {() => void} next
 */
export const whenQuiet = (next) => setTimeout(next, PAUSE);
