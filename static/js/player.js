// Walks a reader through a lesson: fills the places of the page from the lesson's data, without the network.

import { createBoard, squares } from './board.js';
import { fit, shiftOf } from './fit.js';
import { keepStates, keepWon, startAnew, statesOf, wonOf } from './keeping.js';
import { later, whenQuiet } from './later.js';
import { remember } from './memory.js';
import * as puzzles from './puzzle.js';
import { newId } from './outbox.js';

/** Characters of a headline that would push the board off a phone's first screen. */
const LONG = 55;

/** A sentence of the lesson, with the names of squares in their places. */
export function say(phrases, said) {
  const [index, ...names] = [].concat(said);
  return phrases[index].replace(/\{(\d+)\}/g, (_, i) => `<button type="button" class="sq" data-square="${names[i]}"><bdi>${names[i]}</bdi></button>`);
}

/**
 * Take over the page of a lesson; every answer is given to `send`. `kinds` is puzzle.js or what stands for it.
 * `onDraw(states, n)` hears of each drawing of step `n` and may add to it. Gives what turns to another lesson on the
 * same page.
 */
export function startPlayer(root, lesson, send, kinds = puzzles, onDraw = () => {}) {
  const { again, answer, at, fresh, hint, hintOf, lay, missed, restored, reveal, toggle } = kinds;
  const { words } = lesson;
  let { phrases, steps } = lesson;
  const room = lesson.visit && (() => sessionStorage); // else this device's memory
  const [title, text, turn, said, actions, table] = ['title', 'text', 'turn', 'answer', 'actions', 'board'].map((name) => root.querySelector(`[data-${name}]`));
  const start = actions.querySelector('.start');
  const segments = [...root.querySelectorAll('[data-progress] a')];
  const live = document.getElementById('live');
  let states = recall();
  let n = root.dataset.step - 1;
  let drawn = 0;
  const { rest } = root.dataset; // where the rest of a lesson is; only a lesson has one
  let ending;
  let fold = (stays) => stays; // until quiet.js is here, the reader scrolls
  const board = createBoard(table, steps[n].board, {
    onTap: (square) => (!steps[n].puzzle ? follow(square) : steps[n].puzzle.select === 'many' ? mark(square) : give([square])),
  });

  /** What was done on this device before still stands. */
  function recall() {
    const restore = ({ puzzle, board: { columns, rows } }, kept) => restored(puzzle, kept, squares({ columns, rows }));
    return lesson.key ? statesOf(lesson, fresh, restore, room) : steps.map(() => ({ ...fresh }));
  }

  function keep() {
    if (lesson.key) keepStates(lesson, states, room);
  }

  const star = (won) => `<svg viewBox="0 0 24 24"${won ? ' class="won"' : ''}><use href="#star"/></svg>`;
  const stars = (count) => `<span class="stars" role="img" aria-label="${words['stars_' + count]}">${[1, 2, 3].map((i) => star(i <= count)).join('')}</span>`;

  const note = (sentence) => `<div class="card note"><p>${say(phrases, sentence)}</p></div>`;

  function card({ title: first, detail, lines = [] }, verdict, won) {
    const items = lines.map(({ end, say: told }, i) => (told === null ? '' : `<li value="${i + 1}"${end === 'yes' ? ' class="yes"' : ''}><i aria-hidden="true">${{ yes: '✓', bare: '' }[end] ?? i + 1}</i><span>${say(phrases, told)}</span></li>`)).join('');
    const more = detail ? `<p>${say(phrases, detail)}</p>` : '';
    const list = items && `<ol class="lines">${items}</ol>`;
    return `<div class="card ${verdict}"><p class="verdict">${say(phrases, first)}</p>${more}${list}${won}</div>`;
  }

  function option({ key, html, label }, { answers: right }, { taps, feedback, solved, solution_shown: shown }) {
    const name = label ? `aria-label="${label}"` : '';
    const look = feedback && taps.includes(key) ? feedback.verdict : shown && right.includes(key) ? 'shown' : '';
    return `<button type="button" class="button option ${look}" data-do="choose" value="${key}" ${name}${solved ? ' disabled' : ''}>${html}</button>`;
  }

  function answers({ puzzle, explanation, frames }, state) {
    let html = puzzle?.options.length ? `<div class="options${puzzle.options[0].cells ? ' pictures' : ''}">${puzzle.options.map((one) => option(one, puzzle, state)).join('')}</div>` : '';
    if (explanation) html += card(explanation, 'note', '');
    if (state.feedback) html += card(state.feedback, state.feedback.verdict, state.solved ? stars(3 - state.help) : '');
    if (state.frame) html += note(frames[state.frame - 1].say);
    if (!puzzle || state.solved) return html;
    if (state.hinted) html += note(hintOf(puzzle, state).say);
    return state.solution_shown ? html + note(puzzle.solution.say) : html;
  }

  function buttons({ puzzle, frames }, state) {
    const { solved, solution_shown: shown, hinted, frame } = state;
    const button = (action, word, name = '') => `<button type="button" class="button ${name}" data-do="${action}" value="">${words[word]}</button>`;
    const step = (to) => `href="${steps[to].url}" data-go="${to}"`;
    const link = (name, word, where) => `<a class="button ${name}" ${where}>${words[word]}</a>`;
    let html = n ? link('back', 'back', step(n - 1)) : '';
    if (puzzle && !solved) {
      if (!shown) html += hinted < puzzle.hints.length ? button('hint', 'hint') : button('reveal', 'show_solution');
      if (puzzle.can_pass) html += button('pass', 'pass', shown && puzzle.answers.includes('pass') ? 'main' : '');
      if (puzzle.select === 'many') html += button('check', 'check', 'main');
      else if (missed(state) && !shown) html += button('again', 'try_again', 'main');
      return html;
    }
    if (frame) html += button('replay', 'replay');
    if (frame < frames.length) return html + button('play', frame ? 'next_move' : 'play', 'main');
    if (start) return html;
    return html + (steps[n + 1] ? link('main', 'next', step(n + 1)) : link('main', 'finish', `href="${lesson.finished_url}" data-finish`));
  }

  /** Draw the step in a new state; with `from`, discs turn outward from that square. */
  function draw(state, from) {
    const step = at(steps[n], state);
    const held = document.activeElement;
    states[n] = state;
    drawn = performance.now();
    later(keep);
    said.innerHTML = answers(step, state);
    lay({ root, board, step, state, from, view: puzzles.boardOf(step, state), say: (told) => say(phrases, told) });
    actions.innerHTML = buttons(step, state);
    name(puzzles.turnOf(step, state, words));
    if (start) {
      const main = actions.querySelector('.main');
      start.classList.toggle('main', !main);
      actions[main ? 'append' : 'prepend'](start);
    }
    onDraw(states, n);
    live.textContent = [...said.querySelectorAll('.card p, .lines span')].map((node) => node.textContent).join(' ');
    if (!held.isConnected) later(() => hold(held));
  }

  /** Give the focus to what stands for the button that had it, unless the reader has gone on. */
  function hold({ dataset, value }) {
    if (document.activeElement !== document.body) return;
    (root.querySelector(`[data-do="${dataset.do}"][value="${value}"]:enabled`) || actions.querySelector('.main') || title).focus({ preventScroll: true });
  }

  function name(side) {
    turn.className = `turn ${side ? side.color : ''}`;
    turn.innerHTML = side ? `<svg viewBox="-6 -6 12 12"><use href="#${side.color === 'black' ? 'X' : 'O'}"/></svg>${side.text}` : '';
  }

  function show(state, from) {
    draw(state, from);
    later(() => scrollBy(0, shiftOf([fold(from ? table : title), table, said.lastElementChild || table, actions].map((part) => part.getBoundingClientRect()), innerHeight)));
  }

  function mark(square) {
    const state = toggle(steps[n].puzzle, states[n], square);
    (state.feedback ? show : draw)(state);
    if (!state.feedback) feel('place');
  }

  /** A puzzle solved is done, and so are the telling steps that led to it. */
  function tick(i) {
    if (!segments[i]) return;
    segments[i].className = 'done';
    segments[i].firstElementChild.textContent = words.step_done.replace('{n}', i + 1);
    if (i && !steps[i - 1].puzzle) tick(i - 1);
  }

  function tell(step, taps, help) {
    const { slug } = lesson;
    later(() => send({ id: newId(), lesson: slug, step, answer: taps, help, at: new Date().toISOString() }));
  }

  const feel = (kind) => later(() => import('./feel.js').then((felt) => felt.feel(kind), () => { /* no network: in silence */ }));

  function give(taps) {
    const { puzzle, board: before, name: step } = steps[n];
    const { help, tries } = states[n];
    const state = answer(puzzle, states[n], taps, squares(before));
    if (state === states[n]) return;
    if (state.solved) {
      tick(n);
      if (rest) keepWon(lesson, step, 3 - state.help);
    }
    show(state, state.solved ? puzzle.move || taps[0] : null);
    if (missed(state)) feel('not-yet');
    else if (state.feedback.verdict === 'right') feel(state.solved ? 'right' : 'turn');
    if (state.solved || state.tries > tries) tell(step, state.taps, help);
  }

  /** A move that is shown is played by a tap on its square; any other tap leads to its button. */
  function follow(square) {
    if (square === steps[n].frames[states[n].frame].move) act.play();
    else {
      const main = actions.querySelector('.main');
      main.focus();
      main.animate({ outline: ['9px solid var(--amber)', '0 solid #0000'] }, 900);
    }
  }

  const act = {
    hint: () => show(hint(at(steps[n], states[n]).puzzle, states[n])),
    reveal: () => {
      if (!states[n].tries) tell(steps[n].name, [], 2);
      show(reveal(steps[n].puzzle, states[n]));
    },
    again: () => show(again(states[n], steps[n].puzzle)),
    pass: () => give(['pass']),
    check: () => give(states[n].taps),
    choose: (key) => give([key]),
    play: () => {
      show({ ...fresh, frame: states[n].frame + 1 }, steps[n].frames[states[n].frame].move);
      feel('turn');
    },
    replay: () => {
      draw(fresh);
      act.play();
    },
  };

  /** The page has come to an address of its lesson. */
  function stand(url) {
    document.querySelectorAll('.menu a').forEach((link) => { link.pathname = url.replace(`/${document.documentElement.lang}/`, `/${link.hreflang}/`); });
    if (rest) remember('place', { course: lesson.course, lesson: lesson.slug, step: steps[n].name, title: lesson.title });
  }

  /** The address changes with what is shown, without the network. */
  function turnTo(to) {
    history.pushState(null, '', steps[to].url);
    go(to);
  }

  function beginAgain() {
    startAnew(lesson.key);
    states = steps.map(() => ({ ...fresh }));
    turnTo(0);
  }

  function showTerms() {
    root.querySelectorAll('[data-said]').forEach((word) => {
      const here = +word.dataset.said === n + 1;
      word.hidden = !here;
      word.open = here && word.open;
    });
  }

  const fetchRest = () => import('./rest.js').then(async (found) => {
    ending = await found.fetchRest(root, lesson, { open: turnTo, again: beginAgain });
    onDraw = ending.onDraw;
    onDraw(states, n);
    showTerms();
  }).catch(() => addEventListener('online', fetchRest, { once: true }));

  function end() {
    stand(lesson.finished_url);
    return ending.show();
  }

  function go(to) {
    n = to;
    if (ending) ending.hide();
    const { title: heading, html, url, puzzle } = steps[n];
    title.innerHTML = heading;
    title.classList.toggle('long', title.textContent.length > LONG);
    title.parentNode.classList.toggle('choosing', Boolean(puzzle) && puzzle.select === 'choice');
    text.innerHTML = html;
    document.title = `${title.textContent} · ${lesson.title} · Othello Tutor`;
    segments.forEach((segment, i) => {
      segment.setAttribute('aria-current', i === n ? 'step' : 'false');
    });
    showTerms();
    draw(states[n]);
    requestAnimationFrame(() => { // the layout belongs to the frame, not to the tap
      fit(root);
      scrollTo(0, 0);
      fold();
    });
    later(() => {
      stand(url);
      title.focus();
    });
  }

  root.addEventListener('click', (event) => {
    const button = event.target.closest('[data-do]');
    const link = event.target.closest(`[data-go], [data-progress] a${ending ? ', [data-finish]' : ''}`);
    // The answer takes the place of a hint, and a hint that of another: a finger that lands twice shall not spend it.
    const hasty = states[n].hinted && event.timeStamp - drawn < 400;
    if (button && !(hasty && /hint|reveal/.test(button.dataset.do))) act[button.dataset.do](button.value);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('finish' in link.dataset) {
      history.pushState(null, '', link.href);
      if (end()) feel('win');
    } else turnTo(link.dataset.go ? +link.dataset.go : segments.indexOf(link));
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, ({ target }) => {
    const name = target.closest('.sq');
    const { puzzle } = steps[n];
    const asked = puzzle && !states[n].solved && !said.contains(name) && puzzle.answers.includes(name?.dataset.square);
    board.light(asked ? null : name?.dataset.square); // what a task asks for does not light up by its name
  }));
  addEventListener('popstate', () => {
    const to = steps.findIndex(({ url }) => url === location.pathname);
    if (to >= 0) go(to);
    else if (ending && location.pathname === lesson.finished_url) end();
  });
  const { state } = title.parentNode.dataset;
  draw(state ? restored(steps[n].puzzle, JSON.parse(state), squares(steps[n].board)) : states[n]);
  const won = rest ? wonOf(lesson, JSON.parse(root.dataset.won)) : {};
  steps.forEach((step, i) => (states[i].solved || won[step.name]) && tick(i));
  if (rest) {
    stand(steps[n].url);
    whenQuiet(fetchRest);
  }
  whenQuiet(() => import('./quiet.js').then((found) => { fold = found.foldsOf(root, words.more); }, () => { /* no network */ }));
  fit(root);
  document.fonts.ready.then(() => fit(root));
  addEventListener('resize', () => fit(root));
  return {
    go, tick,
    open(next) {
      lesson = next;
      ({ phrases, steps } = lesson);
      states = lesson.states || recall();
      return states;
    },
  };
}
