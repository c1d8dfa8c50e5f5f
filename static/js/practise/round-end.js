// The end of a round, chosen from the texts in its data as tutor/web/practise/round_end.py does. Pure: uses no network.

import { fragment, make } from '../common/dom.js';
import { find } from '../common/find.js';

const ROW = 5;

/** @typedef {'clean' | 'met' | 'open'} Result */
/** @typedef {Pick<RoundData, 'end' | 'steps'>} Round */
/** @typedef {{ finished: string[], locked: string[] }} LessonsKnown the names of lessons that a reader has finished, and of those locked for them */

/**
 * The result of a puzzle; `known` is the result that the server knew when the page was made.
 * @param {{ solved: boolean, solution_shown: boolean, help: number, tries: number }} state
 * @param {Result} [known]
 * @returns {Result}
 */
export function resultOf({ solved, solution_shown: shown, help, tries }, known = 'open') {
  if (known !== 'open') return known;
  if (solved && !help && !tries) return 'clean';
  return solved || shown || tries ? 'met' : 'open';
}

/**
 * The change of level by which puzzles were solved at once, the latest first: 1 up, -1 down, or 0.
 * @param {boolean[]} clean
 * @param {Pick<EndView, 'latest' | 'enough'>} end
 */
export function findDirection(clean, { latest: most, enough }) {
  const latest = clean.slice(0, most);
  if (latest.filter(Boolean).length >= enough) return 1;
  const pair = latest.find((one, i) => i + 1 < latest.length && one === latest[i + 1]);
  return pair === false ? -1 : 0;
}

/**
 * Every way that may lead on from a round whose first puzzles have these results.
 * @param {Round} round
 * @param {Result[]} results
 */
export function waysAhead({ end, steps }, results) {
  const rest = results.length < steps.length ? [true, false] : [true];
  const so = results.map((one) => one === 'clean');
  const found = rest.map((clean) => [...so, ...Array(steps.length - so.length).fill(clean)].reverse());
  return [...new Set(found.map((clean) => findDirection(clean, end)))].map((direction) => end.onward[direction][0]);
}

/**
 * The text that shares a daily ten, with a square for each puzzle; '' while a puzzle is open, and for other rounds.
 * @param {Pick<EndView, 'shared' | 'squares'>} end
 * @param {Result[]} results
 * @param {string} site
 */
export function squaresOf({ shared, squares }, results, site) {
  if (!shared || results.includes('open')) return '';
  const rows = results.flatMap((_, i) => (i % ROW ? [] : [results.slice(i, i + ROW).map((one) => squares[one]).join('')]));
  return shared.replace('{squares}', rows.join('\n')).replace('{site}', () => site);
}

/**
 * The goal that was solved most often; of several the last, which is the hardest.
 * @param {Html[]} goals
 * @param {Result[]} results
 */
function learned(goals, results) {
  const clean = goals.filter((goal, i) => goal && results[i] === 'clean');
  /** @param {Html} goal */
  const times = (goal) => goals.reduce((n, one, i) => n + (one !== goal ? 0 : results[i] === 'clean' ? 1 : -1), 0);
  return clean.reduce((most, goal) => (times(goal) >= times(most) ? goal : most), clean[0] ?? '');
}

/**
 * The way to the lesson after the last finished one that the drill practises; null if that is finished or locked.
 * @param {EndView['lessons']} lessons
 * @param {LessonsKnown} known
 */
function nextLesson(lessons, { finished, locked }) {
  const last = lessons.filter(({ after }) => finished.includes(after)).at(-1);
  return last && !finished.includes(last.lesson) && !locked.includes(last.lesson) ? last.way : null;
}

/**
 * The words of the end of a round; `work` is the next assignment of the pupil's class, `site` the address of the tutor,
 * `known` the reader's finished and locked lessons.
 * @param {Round} round
 * @param {Result[]} results
 * @param {WayView | null} work
 * @param {string} site
 * @param {LessonsKnown} [known]
 */
export function ending({ end, steps }, results, work, site, known = { finished: [], locked: [] }) {
  /** @param {Result} state */
  const count = (state) => results.filter((one) => one === state).length;
  const open = count('open');
  const lesson = nextLesson(end.lessons, known);
  const direction = findDirection(results.map((one) => one === 'clean').reverse(), end);
  let ways = end.onward[direction];
  const missed = results.findIndex((one) => one !== 'clean');
  if (end.placing) ways = [count('clean') >= end.enough ? end.placing.begin : end.placing.taught[missed]];
  if (open) {
    const first = { url: steps[results.indexOf('open')].url, title: end.go_on, text: end.open[open] };
    ways = [first, ...end.placing ? [] : ways.slice(0, 1)];
  }
  else if (work) ways = [work, ways[0]];
  else if (lesson) ways = direction >= 0 && 2 * count('clean') > results.length ? [lesson, ways[0]] : [ways[0], lesson];
  else if (count('clean') < end.enough && end.taught[missed]) ways = [ways[0], /** @type {WayView} */ (end.taught[missed])];
  return {
    title: end.solved[count('clean')],
    said: [...count('clean') >= end.enough && !open ? [learned(end.goals, results)] : [], end.back[count('met')], end.note].filter(Boolean),
    discs: results.map((state, i) => ({ url: steps[i].url, state, drawn: end.drawn[state], text: end.discs[state].replace('{n}', `${i + 1}`) })),
    ways: [...ways, end.all],
    look: end.look,
    share: end.share,
    shared: squaresOf(end, results, site),
  };
}

/**
 * The elements of the end of a round, as round-done.html draws them.
 * @param {ReturnType<typeof ending>} end
 * @param {Html} heading
 */
export function drawn({ title, said, discs, ways, look, share, shared }, heading) {
  const boxes = shared ? [fragment(share)] : [];
  boxes.forEach((box) => { /** @type {HTMLTextAreaElement} */ (find(box, '[data-what]')).value = shared; });
  const sentences = said.map((sentence) => make('p', {}, fragment(sentence)));
  return [
    make('ol', { class: `results ${look}` }, ...discs.map((disc) => make('li', {},
      make('a', { href: disc.url, class: disc.state }, fragment(disc.drawn),
      make('span', { class: 'vh' }, disc.text))))),
    make('p', { class: 'kicker' }, make('b', {}, fragment(heading))),
    make('h1', { tabindex: -1 }, title),
    ...sentences.length ? [make('div', { class: 'text' }, ...sentences)] : [],
    ...boxes,
    make('div', { class: 'onward' }, ...ways.map((way, i) =>
      make('a', { href: way.url, class: !i && 'first' }, make('strong', {}, way.title), make('span', {}, way.text)))),
  ];
}
