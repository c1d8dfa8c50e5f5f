// Work that can wait until the picture has changed: what a tap shows goes first.

const waiting = [];

function work() {
  while (waiting.length) waiting.shift()();
}

/** Do something as soon as what was drawn is seen, or before the page goes. */
export function later(act) {
  waiting.push(act);
  if (waiting.length > 1) return;
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

globalThis.addEventListener?.('pagehide', work);
