// Shows beside a drill how many puzzles in a row were solved at once, and the time, if the reader wants it.

import { svg } from '../common/dom.js';
import { find } from '../common/find.js';

/** @typedef {{ solved: boolean, tries: number, help: number }} State */

const KEY = 'show-time';

/**
 * Minutes and seconds of a time in milliseconds.
 * @param {number} time
 */
export const clock = (time) => `${Math.floor(time / 60000)}:${String(Math.floor(time / 1000) % 60).padStart(2, '0')}`;

/** @param {boolean} shown */
const remember = (shown) => {
  try {
    localStorage.setItem(KEY, shown ? '1' : '');
  } catch { /* forbidden storage: the choice lives as long as the page */ }
};

const remembered = () => {
  try {
    return Boolean(localStorage.getItem(KEY));
  } catch {
    return false;
  }
};

/**
 * Show beside the puzzles of a page how many were solved in a row, and the time.
 * @param {HTMLElement} root
 * @param {Record<'run' | 'show_time' | 'hide_time', string>} words
 */
export function startRun(root, words) {
  const place = find(root, '[data-run]');
  const time = document.createElement('span');
  const asked = document.createElement('button');
  let run = Number(root.dataset.streak);
  let shown = remembered();
  let began = Date.now();
  let ended = 0;
  /** @type {string | undefined} */
  let here;
  /** @type {State | undefined} */
  let last;

  function tick() {
    time.textContent = clock((ended || Date.now()) - began);
  }

  function draw() {
    const word = shown ? words.hide_time : words.show_time;
    asked.setAttribute('aria-label', word);
    asked.title = word;
    time.hidden = !shown;
    tick();
  }

  asked.type = 'button';
  asked.className = 'clock';
  asked.append(svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, svg('circle', { cx: 12, cy: 12, r: 9 }), svg('path', { d: 'M12 7v5l3.5 2' })));
  asked.addEventListener('click', () => {
    shown = !shown;
    remember(shown);
    draw();
  });
  place.after(' ', time);
  find(root, '.stop').before(asked);
  setInterval(tick, 1000);
  draw();

  return {
    /**
     * Take the state of the puzzle at an address, each time it is drawn.
     * @param {string} url
     * @param {State} state
     */
    follow(url, state) {
      const before = (url === here && last) || state;
      if (url !== here) {
        began = Date.now();
        ended = 0;
      }
      [here, last] = [url, state];
      if (state.tries > before.tries || state.help > before.help) run = 0;
      if (state.solved && !before.solved) {
        if (!state.tries && !state.help) run += 1;
        ended = Date.now();
      }
      place.textContent = words.run.replace('{n}', String(run));
      place.hidden = run < 2;
      tick();
    },
  };
}
