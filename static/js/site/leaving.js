// Links that need the network: each is fetched before the page is left. Without a network the page stays, says so, and
// follows the link when the network is back, unless the reader has gone on here.

const PATIENCE = 8000; // ms after which a server that says nothing is not there
const SOON = 2500; // ms after which a reader is told that it takes long
const AGAIN = 4000; // ms between two questions

import { make } from '../common/dom.js';
import { near } from '../common/find.js';

/** @typedef {(url: string, options: RequestInit) => Promise<Response>} Send */

/**
 * Whether the page at this address can be loaded; asking caches it.
 * @param {string} url
 * @param {Send} send
 */
export async function isThere(url, send, patience = PATIENCE) {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), patience);
  try {
    const answer = await send(url, { redirect: 'manual', credentials: 'same-origin', signal: ended.signal });
    if (answer.headers.get('ETag')) await answer.arrayBuffer(); // the browser keeps it, and asks only whether it is still so
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

/**
 * Follows a link as soon as it can be followed. `tell(waiting)` says that it waits, or no longer does; `open(url)` leaves.
 * @param {object} hands
 * @param {Send} hands.send
 * @param {(waiting: boolean) => void} hands.tell
 * @param {(url: string) => void} hands.open
 * @param {() => boolean} [hands.online]
 * @param {(act: () => void, ms: number) => void} [hands.later]
 */
export function createWay({ send, tell, open, online = () => navigator.onLine, later = setTimeout }) {
  /** @type {string | null} */
  let wanted = null;

  /** @param {string} url */
  async function attempt(url) {
    const soon = setTimeout(() => wanted === url && tell(true), SOON);
    const there = online() && await isThere(url, send);
    clearTimeout(soon);
    if (wanted !== url) return;
    if (there) {
      wanted = null;
      open(url);
      return;
    }
    tell(true);
    later(() => wanted === url && attempt(url), AGAIN);
  }

  return {
    /**
     * Go to this address, now or when the network is back.
     * @param {string} url
     */
    go(url) {
      wanted = url;
      return attempt(url);
    },
    /** Stay here after all. */
    stay() {
      if (!wanted) return;
      wanted = null;
      tell(false);
    },
    /** The network may be back. */
    retry: () => (wanted ? attempt(wanted) : undefined),
  };
}

/**
 * The address that a click leaves this page for, if it is an ordinary click on a link of ours.
 * @param {MouseEvent} event
 */
export function leavesFor(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = near(event, 'a[href]');
  const plain = !event.defaultPrevented && !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash, href } = new URL(link.href);
  if (origin !== location.origin) return null;
  return hash && pathname + search === location.pathname + location.search ? null : href;
}

/**
 * Ask before this page is left by any of its links; `notice` says what goes on, and so does a card at the buttons where
 * the way was tapped.
 * @param {HTMLElement} notice
 */
export function guard(notice) {
  /** @type {HTMLElement | null} where the way was tapped that waits */
  let row = null;
  const said = make('p', { class: 'card note waits', 'aria-hidden': 'true' }, notice.dataset.leaving ?? '');
  const way = createWay({
    send: fetch.bind(window),
    open: (url) => location.assign(url),
    tell(waiting) {
      if (waiting) notice.textContent = notice.dataset.leaving ?? '';
      notice.hidden = !waiting;
      notice.toggleAttribute('data-waits', waiting);
      if (!waiting) said.remove();
      else if (row && !said.isConnected) {
        row.prepend(said);
        row.scrollIntoView({ block: 'nearest' });
      }
    },
  });
  said.style.flex = '1 0 100%';
  document.addEventListener('click', (event) => {
    const url = leavesFor(event);
    if (!url) return way.stay();
    event.preventDefault();
    said.remove();
    row = near(event, '.actions');
    return way.go(url);
  });
  addEventListener('online', way.retry);
  addEventListener('pageshow', way.stay);
}
