// The ending of a lesson: what was earned, which steps are open, and the links. The server draws it
// (templates/learn/ending.html); this script fills in what the account and this device know together.

import { fragment } from '../common/dom.js';
import { find, findAll, near } from '../common/find.js';
import { work } from '../common/later.js';
import { load } from '../common/styles.js';
import { remember, recall } from '../common/memory.js';
import { wonOf } from './keeping.js';
import { starsOf, startAnew } from './stars.js';
import '../practise/practice.js';

/** @typedef {{ open: (i: number) => void, again: () => void }} Hands */

/**
 * Fill an ending with the stars of the solved steps; returns whether all are solved.
 * @param {HTMLElement} ending
 */
export function fill(ending) {
  const { key = '', won: known = '{}', label = '', earlier } = ending.dataset;
  const steps = findAll(ending, '[data-open] [data-name]');
  const named = steps.map(({ dataset: { name = '', was } }) => ({ name, was }));
  const won = wonOf({ key, steps: named }, JSON.parse(known));
  const once = earlier?.split(' ') ?? []; // the puzzles of an earlier version of the lesson
  const puzzles = named.map(({ name }) => name);
  const solved = puzzles.filter((name) => won[name]).length;
  const all = solved === puzzles.length;
  const stars = Math.max(starsOf(won, puzzles), once.every((name) => won[name]) ? starsOf(won, once) : 0);
  const [done, goal, count, open, row] = ['[data-done]', '[data-goal]', '[data-solved]', '[data-open]', '.stars'].map((part) => find(ending, part));
  done.hidden = goal.hidden = !all;
  count.hidden = open.hidden = all;
  count.textContent = (count.dataset.solved ?? '').replace('{n}', `${solved}`);
  steps.forEach((step) => { step.hidden = Boolean(won[step.dataset.name ?? '']); });
  ending.querySelectorAll('.open .main, .onward .main').forEach((one) => one.classList.remove('main'));
  const main = all ? find(ending, '.onward .button') : steps.find((step) => !step.hidden)?.firstElementChild;
  main?.classList.add('main');
  row.setAttribute('aria-label', label.replace('{n}', `${stars}`));
  [...row.children].forEach((star, i) => star.classList.toggle('won', i < stars));
  remember('stars', { ...recall('stars', {}), [key]: stars });
  return all;
}

/**
 * Keep the ending of a lesson hidden on the page of its steps; `open(i)` turns to a step, `again()` begins again.
 * @param {HTMLElement} root
 * @param {LessonData} lesson
 * @param {Html} html
 * @param {Hands} hands
 */
export function createEnding(root, lesson, html, { open, again }) {
  const ending = find(fragment(html), '*');
  load(['finish', 'pictures', 'overlay']);

  /**
   * One of the two is the page's main part.
   * @param {boolean} there
   */
  function shows(there) {
    root.hidden = there;
    root.id = there ? '' : 'main';
    if (there) root.after(ending);
    else ending.remove();
    document.body.classList.toggle('on-step', !there);
  }

  ending.addEventListener('click', (event) => {
    const step = near(event, '[data-open] [data-name]');
    const afresh = near(event, '[data-again]');
    if (!(step || afresh) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (afresh) {
      if (lesson.key) startAnew(lesson.key);
      again();
    } else open(lesson.steps.findIndex(({ name }) => name === step?.dataset.name));
  });
  return {
    hide: () => shows(false),
    /** Returns whether everything is solved. */
    show() {
      work(); // an answer given just now is kept first
      ending.dataset.won = root.dataset.won;
      const all = fill(ending);
      find(ending, '.shown').replaceChildren(find(root, '[data-board] svg').cloneNode(true));
      shows(true);
      document.title = `${lesson.title} · Othello Tutor`;
      find(ending, 'h1:not([hidden])').focus();
      scrollTo(0, 0);
      return all;
    },
  };
}
