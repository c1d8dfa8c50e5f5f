// Walks a reader through a lesson: fills the places of the page from the lesson's data, without the network.

import { createBoard, discs, place, squares } from './board.js';
import { again, answer, fresh, hint, restored, reveal, toggle } from './puzzle.js';
import { newId } from './outbox.js';

/** Characters of a headline that would push the board off a phone's first screen. */
const LONG = 55;

/** A sentence of the lesson, with the names of squares in their places. */
export function say(phrases, said) {
  const [index, ...names] = [].concat(said);
  return phrases[index].replace(/\{(\d)\}/g, (_, i) => `<button type="button" class="sq" data-square="${names[i]}"><bdi>${names[i]}</bdi></button>`);
}

/** The board of a step as it stands after what the reader did. */
export function boardOf({ board, puzzle, frames, explanation }, state) {
  const { solved, solution_shown: shown, feedback, taps } = state;
  const view = { ...board, ring: [], picked: [], lines: [], ghost: null, tap: null };
  const put = ({ move, color, flips }) => {
    if (move === 'pass') return;
    view.cells = place(view, [move, ...flips], color);
    view.last_move = move;
    view.marks = { ...board.marks, legal: false };
  };
  frames.slice(0, state.frame).forEach(put);
  if (explanation) view.lines = explanation.lines;
  if (!puzzle) return view;
  const { kind, select, move, finish, solution, plays } = puzzle;
  if (kind === 'referee') view.last_move = move;
  if (feedback && (solved || !shown)) view.lines = feedback.lines;
  if (solved || shown) {
    const tap = solved ? taps[0] : solution.squares[0];
    if (finish && finish.cells) view.cells = finish.cells;
    else if (finish) put(finish);
    else if (plays && board.legal[tap]) put({ move: tap, color: board.to_move, flips: board.legal[tap].flips });
    if (!solved) view.ring = solution.squares;
  } else {
    if (select !== 'choice') view.tap = select;
    if (select === 'many' || (view.tap && feedback && !view.lines.length)) view.picked = taps.filter((tap) => tap !== 'pass');
    if (kind === 'flips') view.ghost = move;
    if (state.hint) view.ring = state.hint.ring;
  }
  return view;
}

/**
 * Take over the page of a lesson; every answer is given to `send`. A round of practice names the round that follows
 * it, which is fetched ahead. `onAnswer(clean, solved)` hears of answers, `onStep()` of each new step.
 */
export function startPlayer(root, lesson, send, { onAnswer = () => {}, onStep = () => {} } = {}) {
  const { words } = lesson;
  const books = [lesson];
  let book = lesson;
  let { phrases, steps } = book;
  const [title, text, turn, said, actions, table] = ['title', 'text', 'turn', 'answer', 'actions', 'board'].map((name) => root.querySelector(`[data-${name}]`));
  const start = actions.querySelector('.start');
  const segments = [...root.querySelectorAll('[data-progress] a')];
  const live = document.getElementById('live');
  let states = recall();
  let n = root.dataset.step - 1;
  let drawn = 0;
  const board = createBoard(table, steps[n].board, {
    onTap: (square) => (steps[n].puzzle.select === 'many' ? draw(toggle(states[n], square)) : give([square])),
  });

  /** The help given before a reload still counts. */
  function recall() {
    let kept = [];
    try {
      kept = JSON.parse(sessionStorage.getItem(book.url)) || [];
    } catch { /* forbidden or damaged storage: a reload forgets */ }
    return steps.map((_, i) => ({ ...fresh, ...kept[i] }));
  }

  function remember() {
    try {
      sessionStorage.setItem(book.url, JSON.stringify(states.map(({ help, tries, solved }) => (solved ? {} : { help, tries }))));
    } catch { /* as above */ }
  }

  const star = (won) => `<svg viewBox="0 0 24 24"${won ? ' class="won"' : ''}><use href="#star"/></svg>`;
  const stars = (count) => `<span class="stars" role="img" aria-label="${words['stars_' + count]}">${[1, 2, 3].map((i) => star(i <= count)).join('')}</span>`;

  const note = (sentence) => `<div class="card note"><p>${say(phrases, sentence)}</p></div>`;

  function card({ title: first, detail, lines }, verdict, won) {
    const items = lines.map(({ end, say: told }, i) => (told === null ? '' : `<li value="${i + 1}"${end === 'flips' ? ' class="yes"' : ''}><i aria-hidden="true">${end === 'flips' ? '✓' : i + 1}</i><span>${say(phrases, told)}</span></li>`)).join('');
    const more = detail ? `<p>${say(phrases, detail)}</p>` : '';
    const list = items && `<ol class="lines">${items}</ol>`;
    return `<div class="card ${verdict}"><p class="verdict">${say(phrases, first)}</p>${more}${list}${won}</div>`;
  }

  const drawing = (view) => `<svg class="mini" viewBox="${table.firstElementChild.getAttribute('viewBox')}">${table.querySelector('.frame').outerHTML}${table.querySelector('.felt').outerHTML}${discs(view)}</svg>`;

  const described = (view) => squares(view).map((square, i) => ({ X: view.labels.black, O: view.labels.white }[view.cells[i]] || '').replace('{square}', square)).filter(Boolean).join(', ');

  function option({ key, html, board: picture }, { taps, feedback, solved, solution_shown: shown }) {
    const name = picture ? `aria-label="${described(picture)}"` : '';
    return `<button type="button" class="button option ${feedback && taps.includes(key) ? feedback.verdict : ''}" data-do="choose" value="${key}" ${name}${solved || shown ? ' disabled' : ''}>${picture ? drawing(picture) : ''}${html || ''}</button>`;
  }

  function answers({ puzzle, explanation, frames }, state) {
    let html = puzzle && puzzle.options.length ? `<div class="options${puzzle.options[0].board ? ' pictures' : ''}">${puzzle.options.map((one) => option(one, state)).join('')}</div>` : '';
    if (explanation) html += card(explanation, 'note', '');
    if (state.feedback) html += card(state.feedback, state.feedback.verdict, state.solved ? stars(3 - state.help) : '');
    if (state.frame) html += note(frames[state.frame - 1].say);
    if (state.hint) html += note(state.hint.say);
    if (state.solution_shown && !state.solved) html += note(puzzle.solution.say);
    const advice = advise();
    return advice ? `${html}<div class="card note"><p><a href="${advice.url}">${advice.text}</a></p></div>` : html;
  }

  /** Another level, at the end of a round that was too easy or too hard. */
  function advise() {
    if (!book.advice || n < steps.length - 1 || states.some((state) => !state.solved)) return null;
    const clean = states.filter(({ help, tries }) => !help && !tries).length;
    const { enough, harder, too_few: few, easier } = book.advice;
    return clean >= enough ? harder : clean <= few && easier;
  }

  function buttons({ puzzle, frames }, { solved, solution_shown: shown, help, feedback, frame }) {
    const button = (action, word, name = '') => `<button type="button" class="button ${name}" data-do="${action}" value="">${words[word]}</button>`;
    const step = (to) => `href="${steps[to].url}" data-go="${to}"`;
    const link = (name, word, where) => `<a class="button ${name}" ${where}>${words[word]}</a>`;
    let html = n ? link('back', 'back', step(n - 1)) : '';
    if (puzzle && !solved) {
      if (shown) html += button('again', 'try_again');
      else {
        html += help ? button('reveal', 'show_solution') : button('hint', 'hint');
        if (puzzle.can_pass) html += button('pass', 'pass');
        if (puzzle.select === 'many') html += button('check', 'check', 'main');
        else if (feedback) html += button('again', 'try_again', 'main');
        return html;
      }
    }
    if (frame) html += button('replay', 'replay');
    if (frame < frames.length) return html + button('play', frame ? 'next_move' : 'play', 'main');
    if (start) return html;
    if (steps[n + 1]) return html + link('main', 'next', step(n + 1));
    return html + (book.following ? link('main', 'next', `href="${book.following.url}" data-go="on"`) : link('main', 'finish', `href="${book.finished_url}"`));
  }

  /** Draw the step in a new state; with `from`, discs turn outward from that square. */
  function draw(state, from) {
    const step = steps[n];
    const held = document.activeElement;
    states[n] = state;
    drawn = performance.now();
    remember();
    board.set(boardOf(step, state), from);
    said.innerHTML = answers(step, state);
    actions.innerHTML = buttons(step, state);
    if (start) {
      start.classList.toggle('main', state.solved);
      actions.append(start);
    }
    live.textContent = [...said.querySelectorAll('.card p, .lines span')].map((node) => node.textContent).join(' ');
    if (held.isConnected) return;
    (root.querySelector(`[data-do="${held.dataset.do}"][value="${held.value}"]:enabled`) || actions.querySelector('.main') || title).focus();
  }

  function show(state, from) {
    draw(state, from);
    const news = said.querySelector('.card:last-child li') || said.lastElementChild;
    if (news) news.scrollIntoView({ block: 'nearest' });
  }

  /** A puzzle solved is done, and so are the telling steps that led to it. */
  function mark(i) {
    if (!segments[i]) return;
    segments[i].className = 'done';
    segments[i].firstElementChild.textContent = words.step_done.replace('{n}', steps[i].n);
    if (i && !steps[i - 1].puzzle) mark(i - 1);
  }

  const tell = (step, taps, help) => send({ id: newId(), lesson: book.slug, step, answer: taps, help, at: new Date().toISOString() });

  function give(taps) {
    const { puzzle, board: before, n: number } = steps[n];
    const { help, tries } = states[n];
    const state = answer(puzzle, states[n], taps, squares(before));
    if (state === states[n]) return;
    if (state.solved) mark(n);
    show(state, state.solved || state.solution_shown ? puzzle.move || (state.solved ? taps : puzzle.solution.squares)[0] : null);
    if (state.solved || state.tries > tries) {
      tell(number, taps, help);
      onAnswer(state.solved && !tries && !help, state.solved);
    }
  }

  const act = {
    hint: () => {
      onAnswer(false);
      show(hint(steps[n].puzzle, states[n]));
    },
    reveal: () => {
      if (!states[n].tries) tell(steps[n].n, [], 2);
      show(reveal(states[n]), steps[n].puzzle.move || steps[n].puzzle.solution.squares[0]);
    },
    again: () => show(again(states[n])),
    pass: () => give(['pass']),
    check: () => give(states[n].taps),
    choose: (key) => give([key]),
    play: () => show({ ...fresh, frame: states[n].frame + 1 }, steps[n].frames[states[n].frame].move),
    replay: () => {
      draw(fresh);
      act.play();
    },
  };

  function go(to) {
    n = to;
    const { title: heading, html, turn: side, url, puzzle } = steps[n];
    title.innerHTML = heading;
    title.classList.toggle('long', title.textContent.length > LONG);
    title.parentNode.classList.toggle('choosing', Boolean(puzzle) && puzzle.select === 'choice');
    text.innerHTML = html;
    turn.className = `turn ${side ? side.color : ''}`;
    turn.innerHTML = side ? `<svg viewBox="-6 -6 12 12"><use href="#${side.color === 'black' ? 'X' : 'O'}"/></svg>${side.text}` : '';
    document.title = `${title.textContent} · ${lesson.title} · Othello Tutor`;
    segments.forEach((segment, i) => {
      segment.setAttribute('aria-current', i === n ? 'step' : 'false');
    });
    document.querySelectorAll('.menu a').forEach((link) => { link.pathname = url.replace(`/${document.documentElement.lang}/`, `/${link.hreflang}/`); });
    draw(states[n]);
    title.focus();
    scrollTo(0, 0);
    onStep();
    fetchFollowing();
  }

  /** Have the next round here before it is asked for: the network may be gone by then. */
  async function fetchFollowing() {
    const { following } = book;
    if (!following || following.asked || n < steps.length / 2) return;
    following.asked = true;
    try {
      following.book = await (await fetch(following.data)).json();
      books.push(following.book);
    } catch {
      following.asked = false;
    }
  }

  /** Turn to a round that is here. */
  function open(next) {
    if (next === book) return;
    book.states = states;
    book = next;
    ({ phrases, steps } = book);
    states = next.states || recall();
    segments.forEach((segment, i) => {
      segment.href = steps[i].url;
      segment.className = 'open';
      segment.firstElementChild.textContent = words.step.replace('{n}', steps[i].n);
      if (states[i].solved) mark(i);
    });
  }

  root.addEventListener('click', (event) => {
    const button = event.target.closest('[data-do]');
    const link = event.target.closest('[data-go], [data-progress] a');
    // The answer takes the place of the hint: a finger that lands twice shall not spend it.
    if (button && (button.dataset.do !== 'reveal' || event.timeStamp - drawn > 400)) act[button.dataset.do](button.value);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const on = link.dataset.go === 'on';
    if (on && !book.following.book) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    if (on) open(book.following.book);
    go(on ? 0 : link.dataset.go ? +link.dataset.go : segments.indexOf(link));
  });
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey && actions.querySelector('[data-do=pass]')) give(['pass']);
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, ({ target }) => {
    const name = target.closest('.sq');
    board.light(name && name.dataset.square);
  }));
  addEventListener('popstate', () => {
    const here = ({ url }) => url === location.pathname;
    const found = books.find((one) => one.steps.some(here));
    if (!found) return;
    open(found);
    go(steps.findIndex(here));
  });
  const { state } = title.parentNode.dataset;
  draw(state ? restored(steps[n].puzzle, JSON.parse(state), squares(steps[n].board)) : states[n]);
}
