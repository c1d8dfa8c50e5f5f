// Walks a reader through a lesson: fills the places of the page from the lesson's data, step by step, without the network.

import { createBoard, place, squares } from './board.js';
import { mini } from './marks.js';
import { again, answer, fresh, hint, reveal, stars, toggle } from './puzzle.js';
import { newId } from './outbox.js';

const starsHtml = (count, words) => `<span class="stars" role="img" aria-label="${words[`stars_${count}`]}">${[1, 2, 3]
  .map((n) => `<svg viewBox="0 0 24 24"${n <= count ? ' class="won"' : ''}><use href="#star"/></svg>`).join('')}</span>`;

/** A sentence of the lesson, with the names of squares in their places. */
export function say(phrases, said) {
  if (said === null || said === undefined) return '';
  const [index, ...names] = [].concat(said);
  return phrases[index].replace(/\{(\d)\}/g, (_, i) => `<button type="button" class="sq" data-square="${names[i]}"><bdi>${names[i]}</bdi></button>`);
}

/** The board of a step as it stands after what the reader did. */
export function boardOf(step, state) {
  const { board, puzzle } = step;
  const view = { ...board, ring: [], picked: [], lines: [], ghost: null, tap: null };
  const put = (move, color, flips) => {
    view.cells = place(view, [move, ...flips], color);
    if (move !== 'pass') view.last_move = move;
    view.legal = {};
  };
  step.frames.slice(0, state.frame).forEach(({ move, color, flips }) => put(move, color, flips));
  if (!puzzle) return { ...view, lines: step.explanation ? step.explanation.lines : [] };
  const done = state.solved || state.solution_shown;
  const [tap] = state.solved ? state.taps : puzzle.solution.squares;
  if (puzzle.kind === 'referee') view.last_move = puzzle.move;
  if (!done) {
    const lines = state.feedback ? state.feedback.lines : [];
    const picked = puzzle.select === 'many' || (state.feedback && !lines.length && puzzle.select === 'one') ? state.taps : [];
    return {
      ...view, lines, picked: picked.filter((square) => square !== 'pass'), tap: puzzle.select === 'choice' ? null : puzzle.select,
      ring: state.hint ? state.hint.ring : [], ghost: puzzle.kind === 'flips' ? puzzle.move : null,
    };
  }
  if (puzzle.finish && puzzle.finish.cells) view.cells = puzzle.finish.cells;
  else if (puzzle.finish) put(puzzle.finish.move, puzzle.finish.color, puzzle.finish.flips);
  else if (puzzle.plays && board.legal[tap]) put(tap, board.to_move, board.legal[tap].flips);
  return { ...view, lines: state.solved ? state.feedback.lines : [], ring: state.solved ? [] : puzzle.solution.squares };
}

export function startPlayer(root, lesson, outbox) {
  const { words, phrases, steps } = lesson;
  const place_ = (name) => root.querySelector(`[data-${name}]`);
  const [title, text, turn, answers, actions] = ['title', 'text', 'turn', 'answer', 'actions'].map(place_);
  const start = actions.querySelector('.start');
  const segments = root.querySelectorAll('[data-progress] a');
  const live = document.getElementById('live');
  const states = steps.map(() => ({ ...fresh, frame: 0 }));
  let n = Number(root.dataset.step) - steps[0].n;
  const board = createBoard(place_('board'), steps[n].board, { onTap: tap, onPass: () => steps[n].puzzle && steps[n].puzzle.can_pass && give(['pass']) });

  function card(said, won) {
    const lines = said.lines.map((line, i) => (line.say === null ? '' : `<li${line.end === 'flips' ? ' class="yes"' : ''} value="${i + 1}"><i aria-hidden="true">${line.end === 'flips' ? '✓' : i + 1}</i><span>${say(phrases, line.say)}</span></li>`)).join('');
    return `<div class="card ${said.verdict}"><p class="verdict">${say(phrases, said.title)}</p>${said.detail ? `<p>${say(phrases, said.detail)}</p>` : ''}${lines && `<ol class="lines">${lines}</ol>`}${won ? starsHtml(won, words) : ''}</div>`;
  }

  const note = (said) => `<div class="card note"><p>${say(phrases, said)}</p></div>`;

  function told(step, state) {
    const { puzzle } = step;
    const said = state.feedback || step.explanation;
    let html = '';
    if (puzzle && puzzle.options.length) {
      html = `<div class="options">${puzzle.options.map(({ key, html: label, board: picture }) => `<button type="button" class="button option ${state.feedback && state.taps.includes(key) ? state.feedback.verdict : ''}" data-do="choose" value="${key}"${state.solved || state.solution_shown ? ' disabled' : ''}>${picture ? mini(picture) : ''}<span>${label}</span></button>`).join('')}</div>`;
    }
    if (said) html += card(said, stars(state));
    if (state.frame) html += note(step.frames[state.frame - 1].say);
    if (state.solution_shown && !state.solved) html += note(puzzle.solution.say);
    else if (state.hint) html += note(state.hint.say);
    return html;
  }

  function buttons(step, state) {
    const { puzzle, frames } = step;
    const asked = puzzle && !state.solved && !state.solution_shown;
    const button = (action, word, name = '') => `<button type="button" class="button ${name}" data-do="${action}">${words[word]}</button>`;
    const next = steps[n + 1] ? steps[n + 1].url : lesson.finished_url;
    let html = n ? `<a class="button back" href="${steps[n - 1].url}" data-go="${n - 1}" aria-label="${words.back}"></a>` : '';
    if (asked) {
      html += state.help ? button('reveal', 'show_solution') : button('hint', 'hint');
      if (puzzle.can_pass) html += button('pass', 'pass');
      if (puzzle.select === 'many') html += button('check', 'check', 'main');
    } else if (puzzle && !state.solved) html += button('again', 'try_again');
    if (state.frame) html += button('replay', 'replay');
    const more = state.frame < frames.length;
    if (more) html += button('play', state.frame ? 'next_move' : 'play', 'main');
    if (start || !next) return html;
    const go = steps[n + 1] ? ` data-go="${n + 1}"` : '';
    return html + (asked || more ? `<a class="button next" href="${next}"${go} aria-label="${words.next}"></a>` : `<a class="button main" href="${next}"${go}>${words[go ? 'next' : 'finish']}</a>`);
  }

  function draw(from) {
    const [step, state] = [steps[n], states[n]];
    board.set(boardOf(step, state), from);
    answers.innerHTML = told(step, state);
    const held = actions.contains(document.activeElement) && document.activeElement.dataset.do;
    actions.innerHTML = buttons(step, state);
    if (start) {
      start.classList.toggle('main', state.solved);
      actions.append(start);
    }
    if (held) (actions.querySelector(`[data-do="${held}"]`) || actions.querySelector('.main') || title).focus();
  }

  /** Draw what an action led to, and say it. */
  function show(state, from) {
    states[n] = state;
    draw(from);
    live.textContent = [...answers.querySelectorAll('.card')].map((node) => node.textContent).join(' ');
    if (answers.lastChild) answers.lastChild.scrollIntoView({ block: 'nearest' });
  }

  function tap(square) {
    if (steps[n].puzzle.select === 'many') {
      states[n] = toggle(states[n], square);
      draw();
    } else give([square]);
  }

  function give(taps) {
    const step = steps[n];
    const before = states[n];
    const state = answer(step.puzzle, before, taps, squares(step.board));
    if (state.solved || state.tries > before.tries) {
      outbox.add(lesson.progress_url, { id: newId(), lesson: lesson.slug, step: step.n, answer: taps, help: before.help, at: new Date().toISOString() });
    }
    if (state.solved && segments[n]) mark(step.n);
    const finish = step.puzzle.finish;
    show(state, state.solved || state.solution_shown ? (finish && finish.move) || step.puzzle.move || (state.solved ? taps[0] : step.puzzle.solution.squares[0]) : undefined);
  }

  function mark(number) {
    const segment = segments[number - steps[0].n];
    if (!segment) return;
    segment.className = 'done';
    segment.firstElementChild.textContent = words.step_done.replace('{n}', number);
  }

  const act = {
    hint: () => show(hint(steps[n].puzzle, states[n])),
    reveal: () => show(reveal(steps[n].puzzle, states[n])),
    again: () => show(again(states[n])),
    pass: () => give(['pass']),
    check: () => give(states[n].taps),
    choose: (key) => give([key]),
    play: () => {
      const { move } = steps[n].frames[states[n].frame];
      show({ ...states[n], frame: states[n].frame + 1 }, move === 'pass' ? undefined : move);
    },
    replay: () => {
      states[n] = { ...states[n], frame: 0 };
      draw();
      act.play();
    },
  };

  /** Go to a step; `push` when the reader went there and the address has to follow. */
  function go(to, push) {
    n = to;
    const step = steps[n];
    if (push) history.pushState(n, '', step.url);
    title.innerHTML = step.title;
    text.innerHTML = step.html;
    turn.className = `turn ${step.turn ? step.turn.color : ''}`;
    turn.innerHTML = step.turn ? `<svg viewBox="-6 -6 12 12" aria-hidden="true"><use href="#${step.turn.color === 'black' ? 'X' : 'O'}"/></svg>${step.turn.text}` : '';
    document.title = `${title.textContent} · ${lesson.title} · Othello Tutor`;
    segments.forEach((segment, i) => (i === n ? segment.setAttribute('aria-current', 'step') : segment.removeAttribute('aria-current')));
    document.querySelectorAll('.menu a').forEach((link) => { link.href = step.url.replace(/^\/[^/]+/, `/${link.hreflang}`); });
    live.textContent = '';
    draw();
    title.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  root.addEventListener('click', (event) => {
    const link = event.target.closest('[data-go], [data-progress] a');
    const button = event.target.closest('[data-do]');
    if (button) act[button.dataset.do](button.value);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.dataset.go ? Number(link.dataset.go) : [...segments].indexOf(link), true);
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  const lit = ({ target }) => {
    const name = target.closest && target.closest('.sq');
    board.light(name && name.dataset.square);
  };
  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, lit));
  addEventListener('popstate', () => {
    const to = steps.findIndex((step) => step.url === location.pathname);
    if (to >= 0) go(to);
  });
  draw();
  return { mark };
}
