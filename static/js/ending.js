// The ending of a lesson: what was earned, which step is open, and where to go on. The server draws the same
// (templates/ending.html); here it is filled with what the account and this device know together.

import { load } from './later.js';
import { remember, recall } from './memory.js';
import { starsOf, wonOf } from './keeping.js';
import './practice.js';

/** Fill an ending with the stars of the steps that were solved; gives whether all were. */
export function fill(ending) {
  const { key, won: known, label } = ending.dataset;
  const steps = [...ending.querySelectorAll('[data-open] [data-name]')];
  const won = wonOf({ key, steps: steps.map(({ dataset }) => ({ name: dataset.name, was: dataset.was })) }, JSON.parse(known));
  const puzzles = steps.map((step) => step.dataset.name);
  const solved = puzzles.filter((name) => won[name]).length;
  const all = solved === puzzles.length;
  const stars = starsOf(won, puzzles);
  const [done, goal, count, open, row] = ['[data-done]', '[data-goal]', '[data-solved]', '[data-open]', '.stars'].map((part) => ending.querySelector(part));
  done.hidden = goal.hidden = !all;
  count.hidden = open.hidden = all;
  count.textContent = count.dataset.solved.replace('{n}', solved);
  steps.forEach((step) => { step.hidden = Boolean(won[step.dataset.name]); });
  ending.querySelectorAll('.open .main, .onward .main').forEach((one) => one.classList.remove('main'));
  const main = all ? ending.querySelector('.onward li:last-child .button') : steps.find((step) => !step.hidden).firstElementChild;
  main.classList.add('main');
  row.setAttribute('aria-label', label.replace('{n}', stars));
  [...row.children].forEach((star, i) => star.classList.toggle('won', i < stars));
  remember('stars', { ...recall('stars', {}), [key]: stars });
  return all;
}

/** Hold the ending of a lesson ready on the page of its steps; `open(i)` turns to a step, `again()` begins afresh. */
export function createEnding(root, lesson, html, { open, again }) {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const ending = holder.content.firstElementChild;
  load(['finish', 'pictures']);

  /** One of the two is the page's main part. */
  function shows(there) {
    root.hidden = there;
    root.id = there ? '' : 'main';
    if (there) root.after(ending);
    else ending.remove();
    document.body.classList.toggle('on-step', !there);
  }

  ending.addEventListener('click', (event) => {
    const step = event.target.closest('[data-open] [data-name]');
    const afresh = event.target.closest('[data-again]');
    if (!(step || afresh) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (afresh) again();
    else open(lesson.steps.findIndex(({ name }) => name === step.dataset.name));
  });
  return {
    hide: () => shows(false),
    /** Gives whether everything was solved. */
    show() {
      ending.dataset.won = root.dataset.won;
      const all = fill(ending);
      ending.querySelector('.shown').replaceChildren(root.querySelector('[data-board] svg').cloneNode(true));
      shows(true);
      document.title = `${lesson.title} · Othello Tutor`;
      ending.querySelector('h1:not([hidden])').focus();
      scrollTo(0, 0);
      return all;
    },
  };
}
