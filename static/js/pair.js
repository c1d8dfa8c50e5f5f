// Two lines of play on two small boards, stepped together: those that a step tells, or the reader's and the best one.

import { discs, middle, place } from './board.js';

const SCROLL = 200; // ms until the page has come to the answer
const FIRST = 1; // moves that are shown at once beside an answer

/** What lies on a small board after `n` moves of a line: its cells and the last move. */
export function after(board, line, n) {
  const moves = line.slice(0, n).filter(({ move }) => move !== 'pass');
  const cells = moves.reduce((seen, { changes }) => place({ ...board, cells: seen }, changes), board.cells);
  return { ...board, cells, last_move: moves.at(-1)?.move, ghost: null };
}

/** The two lines of a step in a state, with their words; null where there are none to show. */
export function linesOf({ board, pair, puzzle }, { taps, solved, solution_shown: shown, feedback }) {
  if (pair) return { board, lines: pair.lines, captions: pair.titles, counts: pair.counts, words: pair.words };
  if (!puzzle?.best || !(solved ? feedback?.sound : shown)) return null;
  const tap = taps.at(-1);
  const yours = puzzle.answers.includes(tap) ? null : puzzle.feedback[tap]?.line;
  const best = puzzle.feedback[puzzle.best].line;
  return { board, lines: yours ? [yours, best] : [best], title: yours ? puzzle.pair.yours : puzzle.pair.best, words: puzzle.pair.words };
}

function small(view, label) {
  const [w, h] = [view.columns.length * 10, view.rows.length * 10];
  const felt = [...view.cells].map((cell, i) => (cell === ' ' ? '' : `M${(i % view.columns.length) * 10} ${Math.floor(i / view.columns.length) * 10}h10v10h-10z`)).join('');
  const names = view.columns.map((name, i) => `<text x="${i * 10 + 5}" y="-1">${name}</text>`).join('') + view.rows.map((name, i) => `<text x="-2" y="${i * 10 + 6}">${name}</text>`).join('');
  const [x, y] = view.last_move ? middle(view, view.last_move) : [];
  const last = view.last_move ? `<circle class="last" cx="${x}" cy="${y}" r=".9"/>` : '';
  return `<div class="board"><svg viewBox="-4 -4 ${w + 8} ${h + 8}" role="img" aria-label="${label}" focusable="false"><rect class="frame" x="-4" y="-4" width="${w + 8}" height="${h + 8}" rx="2.4"/><path class="felt" d="${felt}"/><g class="names">${names}</g><g>${discs(view)}</g>${last}</svg></div>`;
}

/** Both boards after `n` moves, each with what was played last or what is counted at its end. */
export function drawn({ board, lines, captions, counts, title }, n, say) {
  const figures = lines.map((line, i) => {
    const count = n >= line.length && counts ? counts[i] : null;
    const told = count ?? (n && n <= line.length ? line[n - 1].say : null);
    const words = [captions ? say(captions[i]) : '', told === null ? '' : say(told)].join(' ').trim();
    const label = line.slice(0, n).map(({ move }) => move).join(', ');
    return `<figure>${small(after(board, line, n), label)}<figcaption>${words}</figcaption></figure>`;
  }).join('');
  return (title === undefined ? '' : `<p class="pair-title">${say(title)}</p>`) + figures;
}

let stepped = { taps: null, n: FIRST }; // how far the boards beside an answer are

/** Lay the small boards of a step; beside an answer they have a button of their own, a step that tells has its own. */
export function lay({ root, step, state, say }) {
  root.querySelector('[data-pair]')?.remove();
  const form = root.querySelector('form');
  form?.classList.toggle('paired', Boolean(step.pair));
  const found = linesOf(step, state);
  if (!found) return;
  const holder = document.createElement('div');
  holder.className = 'pair';
  holder.dataset.pair = '';
  root.querySelector('[data-answer]')[step.pair ? 'before' : 'after'](holder);
  if (step.pair) {
    holder.innerHTML = drawn(found, state.frame, say);
    return;
  }
  if (stepped.taps !== state.taps) {
    stepped = { taps: state.taps, n: FIRST };
    setTimeout(() => holder.scrollIntoView({ block: 'nearest' }), SCROLL);
  }
  const longest = Math.max(...found.lines.map(({ length }) => length));
  const draw = () => {
    holder.innerHTML = `${drawn(found, stepped.n, say)}<button type="button" class="button">${found.words[stepped.n < longest ? 'next' : 'again']}</button>`;
    holder.lastChild.addEventListener('click', () => {
      stepped.n = stepped.n < longest ? stepped.n + 1 : 0;
      draw();
      holder.lastChild.focus();
      document.getElementById('live').textContent = [...holder.querySelectorAll('figcaption')].map((node) => node.textContent).join(' ');
    });
  };
  draw();
}
