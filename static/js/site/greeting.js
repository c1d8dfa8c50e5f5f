// The board of the home page for readers who have finished a lesson: a puzzle of practice, and after each another one.

import { fragment, make } from '../common/dom.js';
import { find } from '../common/find.js';
import { recall, remember } from '../common/memory.js';
import { createOutbox } from '../learn/outbox.js';
import { startPlayer } from '../learn/player.js';

const ROUNDS = 25; // of each level
const LESSONS = 3; // finished lessons after which the puzzles are a level harder
const HARDEST = 4;
const IN_ROUND = 8;

/**
 * The puzzle after so many that were solved here: from the last round backwards, since practice begins with the first.
 * @param {number} solved
 * @param {number} finished
 */
export function puzzleAfter(solved, finished) {
  const round = Math.floor(solved / IN_ROUND) % ROUNDS;
  return { level: Math.min(1 + Math.floor(finished / LESSONS), HARDEST), round: ROUNDS - 1 - round, n: solved % IN_ROUND };
}

/**
 * Change the board of the page before main.js handles it; without the network it stays that of a stranger.
 * @param {HTMLElement} root
 * @param {number} finished
 */
export async function greet(root, finished) {
  const { next = '', greeting = '', lesson = '' } = root.dataset;
  const { url = '' } = find(document, '#net').dataset;
  const outbox = createOutbox({ url, key: 'outbox', storage: () => localStorage, send: fetch.bind(window), tell() {} });
  delete root.dataset.player;
  root.dataset.guarded = '';
  const title = find(root, '[data-title]');
  title.before(make('p', { class: 'kicker' }, greeting));

  const solved = recall('greeted', 0);
  const { level, round, n } = puzzleAfter(solved, finished);
  const puzzles = next.replace('LEVEL', `${level}`).replace('ROUND', `${round}`);
  const found = puzzles && await load(puzzles) || await load(lesson);
  if (!found) return; // the forms are still there
  const at = found.steps[n] ? n : 0;
  const { title: question, html } = found.steps[at];
  title.replaceChildren(fragment(question));
  find(root, '[data-text]').replaceChildren(fragment(html));
  root.dataset.step = `${at + 1}`;
  startPlayer(root, found, outbox.add, undefined, (states) => {
    if (found.steps.length > 1 && states[at].solved) remember('greeted', solved + 1);
  });
}

/**
 * @param {string} url
 * @returns {Promise<LessonData | null>}
 */
async function load(url) {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.json() : null;
  } catch { // no network
    return null;
  }
}
