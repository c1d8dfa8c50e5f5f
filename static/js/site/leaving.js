// Links and forms need the network: the server is asked before the page is left. Without a network the page stays, says so,
// and follows the link by itself when the network is back, unless the reader has gone on here.

const PATIENCE = 8000; // ms after which a server that does not answer counts as gone
const SOON = 2500; // ms after which the reader is told that it takes long
const AGAIN = 4000; // ms between two requests
const TEACHING = '.on-paper, .on-desk, .on-projector, .on-room main:not(.welcome, .plain)'; // the pages of teachers

import { make } from '../common/dom.js';
import { near } from '../common/find.js';

/** @typedef {(url: string, options: RequestInit) => Promise<Response>} Send */

/**
 * Whether the server can be reached. The request is a HEAD of this file, which is cheap and has no effect.
 * @param {Send} send
 */
export async function isThere(send, patience = PATIENCE) {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), patience);
  try {
    await send(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: ended.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Leaves the page as soon as the server can be reached. `tell(waiting)` is called when it begins or stops to wait.
 * @param {object} hands
 * @param {Send} hands.send
 * @param {(waiting: boolean) => void} hands.tell
 * @param {() => boolean} [hands.online]
 * @param {(act: () => void, ms: number) => void} [hands.later]
 */
export function createWay({ send, tell, online = () => navigator.onLine, later = setTimeout }) {
  /** @type {(() => void) | null} */
  let wanted = null;

  /** @param {() => void} leave */
  async function attempt(leave) {
    const soon = setTimeout(() => wanted === leave && tell(true), SOON);
    const there = online() && await isThere(send);
    clearTimeout(soon);
    if (wanted !== leave) return;
    if (there) {
      wanted = null;
      leave();
      return;
    }
    tell(true);
    later(() => wanted === leave && attempt(leave), AGAIN);
  }

  return {
    /**
     * Leave by calling `leave`, now or when the network is back.
     * @param {() => void} leave
     */
    go(leave) {
      wanted = leave;
      return attempt(leave);
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
 * The form whose submission leaves this page for another of ours; null if a script handles it, or if it is that of a
 * lesson, whose answers before its script is loaded are sent at once.
 * @param {SubmitEvent} event
 */
export function sendsAway({ target, submitter, defaultPrevented }) {
  const form = /** @type {HTMLFormElement} */ (target);
  if (defaultPrevented || form.closest('[data-player]') || !form.requestSubmit) return null;
  /** @param {string} name */
  const named = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const isHere = new URL(named('action'), location.href).origin === location.origin && !named('target');
  return isHere && named('method') !== 'dialog' ? form : null;
}

/**
 * Ask the server before any link or form leaves this page. `notice` says what happens, and so does a card beside the
 * buttons that were tapped.
 * @param {HTMLElement} notice
 */
export function guard(notice) {
  if (document.querySelector(TEACHING)) return;
  /** @type {HTMLElement | null} where the way was tapped that waits */
  let row = null;
  /** @type {HTMLFormElement | null} that was asked for already */
  let sent = null;
  const said = make('p', { class: 'card note waits', 'aria-hidden': 'true' }, notice.dataset.leaving ?? '');
  const way = createWay({
    send: fetch.bind(window),
    tell(waiting) {
      if (waiting) notice.textContent = notice.dataset.leaving ?? '';
      notice.hidden = !waiting;
      notice.toggleAttribute('data-waits', waiting);
      if (!waiting) said.remove();
      else if (row && !row.contains(notice) && !said.isConnected) {
        row.prepend(said);
        row.scrollIntoView({ block: 'nearest' });
      }
    },
  });
  /**
   * @param {Event} event
   * @param {HTMLElement | null} at
   * @param {() => void} leave
   */
  function hold(event, at, leave) {
    event.preventDefault();
    said.remove();
    row = at;
    way.go(leave);
  }
  said.style.flex = '1 0 100%';
  document.addEventListener('click', (event) => {
    const url = leavesFor(event);
    if (url) hold(event, near(event, '.actions'), () => location.assign(url));
    else way.stay();
  });
  document.addEventListener('submit', (event) => {
    const form = sendsAway(event);
    if (!form || form === sent) return;
    const { submitter } = event;
    hold(event, (submitter ?? form).closest('.actions'), () => {
      sent = form;
      form.requestSubmit(/** @type {HTMLButtonElement | null} */ (submitter)?.form === form ? submitter : undefined);
      sent = null;
    });
  });
  addEventListener('online', way.retry);
  addEventListener('pageshow', way.stay);
  notice.dataset.guards = '';
}
