// Walks a reader through a lesson: fills the places of the page from the lesson's data, without the network.

import { createBoard, squares } from '../board/board.js';
import { card, fragment, make, svg } from '../common/dom.js';
import { fit, shiftOf } from './fit.js';
import { keepStates, keepWon, startAnew, statesOf, wonOf } from './keeping.js';
import { later, whenQuiet } from '../common/later.js';
import { remember } from '../common/memory.js';
import * as puzzles from '../puzzles/puzzle.js';

/** @typedef {import('../puzzles/puzzle.js').State} State */
/** @typedef {import('../puzzles/puzzle.js').Step} Step */
/** @typedef {import('../puzzles/puzzle.js').Puzzle} Puzzle */
/** @typedef {{ lesson: string, step: string, answer: string[], help: number, at: string }} Answer an answer on its way to the server */
/** @typedef {(answer: Answer) => unknown} Send */
/** @typedef {{ readonly [Name in keyof typeof puzzles]: (typeof puzzles)[Name] }} Kinds what is needed of puzzle.js */
/** @typedef {(states: State[], n: number) => void} OnDraw */

/** Characters of a headline that would push the board off a phone's first screen. */
const LONG = 55;

/**
 * Put the names of squares into their places, {0}, {1} and so on.
 * @template {Node} T
 * @param {T} node
 * @param {(string | number)[]} names
 */
function fillIn(node, names) {
  [...node.childNodes].forEach((part) => {
    if (part instanceof Text) {
      part.replaceWith(...part.data.split(/\{(\d+)\}/).map((text, i) => (
        i % 2 ? make('button', { type: 'button', class: 'sq', 'data-square': names[+text] }, make('bdi', {}, `${names[+text]}`)) : text)));
    } else fillIn(part, names);
  });
  return node;
}

/**
 * A sentence of the lesson, with the names of squares in their places.
 * @param {Html[]} phrases
 * @param {Say} said
 */
export function say(phrases, said) {
  const [index, ...names] = [said].flat();
  return fillIn(fragment(phrases[+index]), names);
}

/**
 * Take over the page of a lesson; every answer is given to `send`. `kinds` is puzzle.js or what stands for it.
 * `onDraw(states, n)` hears of each drawing of step `n` and may add to it. Gives what turns to another lesson on the
 * same page.
 * @param {HTMLElement} root
 * @param {LessonData & { states?: State[] }} lesson
 * @param {Send} send
 * @param {Kinds} kinds
 * @param {OnDraw} onDraw
 */
export function startPlayer(root, lesson, send, kinds = puzzles, onDraw = () => {}) {
  const { again, answer, at, fresh, hint, hintOf, lay, missed, restored, reveal, toggle } = kinds;
  const { words } = lesson;
  let { phrases } = lesson;
  /** @type {Step[]} */
  let steps = lesson.steps;
  const room = lesson.visit ? () => sessionStorage : undefined; // else this device's memory
  const [title, text, turn, said, actions, table] = /** @type {HTMLElement[]} */ (
    ['title', 'text', 'turn', 'answer', 'actions', 'board'].map((name) => root.querySelector(`[data-${name}]`)));
  const play = /** @type {HTMLElement} */ (title.parentElement);
  const start = actions.querySelector('.start');
  const segments = /** @type {HTMLAnchorElement[]} */ ([...root.querySelectorAll('[data-progress] a')]);
  const live = /** @type {HTMLElement} */ (document.getElementById('live'));
  let states = recall();
  let n = Number(root.dataset.step) - 1;
  let drawn = 0;
  const { rest } = root.dataset; // where the rest of a lesson is; only a lesson has one
  /** @type {import('./rest.js').Ending | undefined} */
  let ending;
  /** @type {(stays?: HTMLElement) => HTMLElement | undefined} */
  let fold = (stays) => stays; // until quiet.js is here, the reader scrolls
  const board = createBoard(table, steps[n].board, {
    onTap: (square) => (isGame() ? game?.then(({ tap }) => tap(square)) : !steps[n].puzzle ? follow(square) : steps[n].puzzle?.select === 'many' ? mark(square) : give([square])),
  });

  /** What was done on this device before still stands. */
  function recall() {
    /** @type {(step: Step, kept: TouchedState) => State} */
    const restore = ({ puzzle, board: sides }, kept) => restored(puzzle, kept, squares(sides));
    return lesson.key ? statesOf(lesson, fresh, restore, room) : steps.map(() => ({ ...fresh }));
  }

  function keep() {
    if (lesson.key) keepStates(lesson, states, room);
  }

  /** @param {number} count */
  const stars = (count) => make('span', { class: 'stars', role: 'img', 'aria-label': words[`stars_${count}`] },
    ...[1, 2, 3].map((i) => svg('svg', { viewBox: '0 0 24 24', class: i <= count && 'won' }, svg('use', { href: '#star' }))));

  /** @param {Say} sentence */
  const speak = (sentence) => say(phrases, sentence);

  /** @param {Say} sentence */
  const note = (sentence) => make('div', { class: 'card note' }, make('p', {}, speak(sentence)));

  /**
   * @param {OptionView} option
   * @param {Puzzle} puzzle
   * @param {State} state
   */
  function option({ key, html, label }, { answers: right }, { taps, feedback, solved, solution_shown: shown }) {
    const look = feedback && taps.includes(key) ? feedback.verdict : shown && right.includes(key) ? 'shown' : '';
    return make('button', { type: 'button', class: `button option ${look}`, 'data-do': 'choose', value: key, 'aria-label': label, disabled: solved }, fragment(html));
  }

  /**
   * @param {Step} step
   * @param {State} state
   */
  function answers({ puzzle, explanation, frames }, state) {
    const told = [];
    if (puzzle?.options.length) told.push(make('div', { class: puzzle.options[0].cells ? 'options pictures' : 'options' }, ...puzzle.options.map((one) => option(one, puzzle, state))));
    if (explanation) told.push(card(explanation, 'note', speak));
    if (puzzle && state.solution_shown && !state.solved) told.push(make('div', { class: 'card note do-it' }, make('p', {}, speak(puzzle.solution.say))));
    if (state.feedback) told.push(card(state.feedback, state.feedback.verdict, speak, ...state.solved ? [stars(3 - state.help)] : []));
    if (state.frame) told.push(note(/** @type {Say} */ (frames[state.frame - 1].say)));
    if (puzzle && state.hinted && !state.solved) told.push(note(hintOf(puzzle, state).say));
    return told;
  }

  /**
   * @param {Step} step
   * @param {State} state
   */
  function buttons({ puzzle, frames }, state) {
    const { solved, solution_shown: shown, hinted, frame } = state;
    /** @param {string} action @param {string} word @param {string} [name] */
    const button = (action, word, name = '') => made.push(make('button', { type: 'button', class: `button ${name}`, 'data-do': action }, words[word]));
    /** @param {number} to */
    const step = (to) => ({ href: steps[to].url, 'data-go': to });
    /** @param {string} name @param {string} word @param {import('../common/dom.js').Attributes} where */
    const link = (name, word, where) => made.push(make('a', { class: `button ${name}`, ...where }, words[word]));
    /** @type {HTMLElement[]} */
    const made = [];
    if (n) link('back', 'back', step(n - 1));
    if (puzzle && !solved) {
      if (!shown) {
        if (hinted < puzzle.hints.length) button('hint', 'hint');
        else button('reveal', 'show_solution');
      }
      if (puzzle.can_pass) button('pass', 'pass', shown && puzzle.answers.includes('pass') ? 'main' : '');
      if (puzzle.select === 'many') button('check', 'check', 'main');
      else if (missed(state) && !shown) button('again', 'try_again', 'main');
      return made;
    }
    if (frame) button('replay', 'replay');
    if (frame < frames.length) button('play', frame ? 'next_move' : 'play', 'main');
    else if (steps[n + 1] && !start) link('main', 'next', step(n + 1));
    else if (!start) link('main', 'finish', { href: lesson.finished_url, 'data-finish': true });
    return made;
  }

  /** @type {Promise<typeof import('../puzzles/goal-game.js')> | undefined} */
  let game; // once a step needs it
  const isGame = () => steps[n].puzzle?.select === 'game';

  /**
   * A game with a goal draws its board, what is said and its buttons itself.
   * @param {any} step
   */
  function drawGame(step) {
    const at = n;
    lay({ root, board, step, state: fresh, view: { ...step.board, ring: [], picked: [], found: [], lines: [], ghost: null, tap: null }, say: speak });
    game ??= import('../puzzles/goal-game.js');
    game.then(({ show: showGame }) => {
      if (n !== at) return;
      const { name: named } = step;
      showGame({
        step, board, said, actions, name, stars, words, feel,
        state: states[at],
        seen: () => n === at,
        settle: () => settle(table),
        fit: () => {
          fit(root);
          if (!scrollY) fold();
        },
        keep: (/** @type {State} */ state) => { states[at] = state; later(keep); },
        tell: (/** @type {string[]} */ taps, /** @type {number} */ help) => tell(named, taps, help),
        solved: (/** @type {number} */ won) => { tick(at); if (rest) keepWon(lesson, step, won); },
        back: () => (at ? [make('a', { class: 'button back', href: steps[at - 1].url, 'data-go': at - 1 }, words.back)] : []),
        onward: (/** @type {string} */ kind) => (steps[at + 1] ? make('a', { class: `button ${kind}`, href: steps[at + 1].url, 'data-go': at + 1 }, words.next) : make('a', { class: `button ${kind}`, href: lesson.finished_url, 'data-finish': true }, words.finish)),
      });
    }, () => { // no network: there is a way on
      if (n !== at) return;
      said.replaceChildren();
      actions.replaceChildren(...buttons({ ...step, puzzle: null }, fresh));
    });
  }

  /**
   * Draw the step in a new state; with `from`, discs turn outward from that square.
   * @param {State} state
   * @param {string | null} [from]
   */
  function draw(state, from) {
    const step = at(steps[n], state);
    const held = /** @type {HTMLButtonElement} */ (document.activeElement);
    states[n] = state;
    if (isGame()) {
      drawGame(steps[n]);
      return;
    }
    drawn = performance.now();
    later(keep);
    said.replaceChildren(...answers(step, state));
    lay({ root, board, step, state, from, view: puzzles.boardOf(step, state), say: speak });
    actions.replaceChildren(...buttons(step, state));
    name(puzzles.turnOf(step, state, words));
    if (start) {
      const other = main();
      start.classList.toggle('main', !other);
      actions[other ? 'append' : 'prepend'](start);
    }
    onDraw(states, n);
    live.textContent = [...said.querySelectorAll('.card p, .lines span')].map((node) => node.textContent).join(' ');
    if (!held.isConnected) later(() => hold(held));
  }

  /**
   * Give the focus to what stands for the button that had it, unless the reader has gone on.
   * @param {HTMLButtonElement} button
   */
  function hold({ dataset, value }) {
    if (document.activeElement !== document.body) return;
    const named = value ? '[value="' + value + '"]' : '';
    const same = /** @type {HTMLElement | null} */ (root.querySelector(`[data-do="${dataset.do}"]${named}:enabled`));
    (same || main() || title).focus({ preventScroll: true });
  }

  /** @returns {HTMLElement | null} */
  const main = () => actions.querySelector('.main');

  /** @param {TurnView | null} [side] */
  function name(side) {
    turn.className = `turn ${side ? side.color : ''}`;
    turn.replaceChildren(...side ? [svg('svg', { viewBox: '-6 -6 12 12' }, svg('use', { href: side.color === 'black' ? '#X' : '#O' })), side.text] : []);
  }

  /**
   * @param {State} state
   * @param {string | null} [from]
   */
  function show(state, from) {
    draw(state, from);
    settle(from ? table : title);
  }

  /**
   * Bring what was said last, or what is to be done, into sight, and the way on while this part stays.
   * @param {HTMLElement} part
   */
  const settle = (part) => later(() => scrollBy(0, shiftOf([fold(part) ?? table, table, said.querySelector('.do-it') ?? said.lastElementChild ?? table, actions].map((one) => one.getBoundingClientRect()), innerHeight)));

  /** The puzzle of the step that is shown, where there is one. */
  const asked = () => /** @type {Puzzle} */ (steps[n].puzzle);

  /** @param {string} square */
  function mark(square) {
    const state = toggle(asked(), states[n], square);
    (state.feedback ? show : draw)(state);
    if (!state.feedback) feel('place');
  }

  /**
   * A puzzle solved is done, and so are the telling steps that led to it.
   * @param {number} i
   */
  function tick(i) {
    if (!segments[i]) return;
    segments[i].className = 'done';
    segments[i].children[0].textContent = words.step_done.replace('{n}', `${i + 1}`);
    if (i && !steps[i - 1].puzzle) tick(i - 1);
  }

  /**
   * @param {string} step
   * @param {string[]} taps
   * @param {number} help
   */
  function tell(step, taps, help) {
    const { slug } = lesson;
    later(() => send({ lesson: slug, step, answer: taps, help, at: new Date().toISOString() }));
  }

  /** @param {import('../common/feel.js').Felt} kind */
  const feel = (kind) => later(() => import('../common/feel.js').then((felt) => felt.feel(kind), () => { /* no network: in silence */ }));

  /** @param {string[]} taps */
  function give(taps) {
    const { board: before, name: step } = steps[n];
    const { help, tries } = states[n];
    const state = answer(asked(), states[n], taps, squares(before));
    if (state === states[n]) return;
    if (state.solved) {
      tick(n);
      if (rest) keepWon(lesson, step, 3 - state.help);
    }
    show(state, state.solved ? asked().move || taps[0] : null);
    if (missed(state)) feel('not-yet');
    else if (state.feedback?.verdict === 'right') feel(state.solved ? 'right' : 'turn');
    if (state.solved || state.tries > tries) tell(step, state.taps, help);
  }

  /**
   * What was said to a miss, and its lines, give way to a hint that is asked for; squares that are gathered stay.
   * @param {State} state
   */
  const cleared = (state) => (!missed(state) ? state : asked().select === 'many' ? { ...state, feedback: null } : again(state, asked()));

  /**
   * A move that is shown is played by a tap on its square; any other tap leads to its button.
   * @param {string} square
   */
  function follow(square) {
    if (square === steps[n].frames[states[n].frame].move) act.play('');
    else {
      main()?.focus();
      main()?.animate({ outline: ['9px solid var(--amber)', '0 solid #0000'] }, 900);
    }
  }

  /** @type {Record<string, (key: string) => void>} */
  const act = {
    hint: () => {
      const state = cleared(states[n]);
      show(hint(/** @type {Puzzle} */ (at(steps[n], state).puzzle), state));
    },
    reveal: () => {
      if (!states[n].tries) tell(steps[n].name, [], 2);
      show(reveal(asked(), states[n]));
    },
    again: () => show(again(states[n], asked())),
    pass: () => give(['pass']),
    check: () => give(states[n].taps),
    choose: (key) => give([key]),
    play: () => {
      show({ ...fresh, frame: states[n].frame + 1 }, steps[n].frames[states[n].frame].move);
      feel('turn');
    },
    replay: () => {
      draw(fresh);
      act.play('');
    },
  };

  /**
   * The page has come to an address of its lesson.
   * @param {string} url
   */
  function stand(url) {
    /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.menu a')).forEach((link) => { link.pathname = url.replace(`/${document.documentElement.lang}/`, `/${link.hreflang}/`); });
    if (rest) remember('place', { course: lesson.course, lesson: lesson.slug, step: steps[n].name, title: lesson.title });
  }

  /**
   * The address changes with what is shown, without the network.
   * @param {number} to
   */
  function turnTo(to) {
    history.pushState(null, '', steps[to].url);
    go(to);
  }

  function beginAgain() {
    if (lesson.key) startAnew(lesson.key);
    states = steps.map(() => ({ ...fresh }));
    turnTo(0);
  }

  function showTerms() {
    /** @type {NodeListOf<HTMLDetailsElement>} */ (root.querySelectorAll('[data-said]')).forEach((word) => {
      const here = Number(word.dataset.said) === n + 1;
      word.hidden = !here;
      word.open = here && word.open;
    });
  }

  /** @returns {Promise<void>} */
  const fetchRest = () => import('./rest.js').then(async (found) => {
    ending = await found.fetchRest(root, lesson, { open: turnTo, again: beginAgain });
    onDraw = ending.onDraw;
    onDraw(states, n);
    showTerms();
  }).catch(() => addEventListener('online', fetchRest, { once: true }));

  function end() {
    stand(lesson.finished_url ?? '');
    return ending?.show();
  }

  /** @param {number} to */
  function go(to) {
    n = to;
    if (ending) ending.hide();
    const { title: heading, html, url, puzzle } = steps[n];
    title.replaceChildren(fragment(heading));
    title.classList.toggle('long', `${title.textContent}`.length > LONG);
    play.classList.toggle('choosing', puzzle?.select === 'choice');
    text.replaceChildren(fragment(html));
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

  /** @type {(event: Event, selector: string) => HTMLElement | null} */
  const near = ({ target }, selector) => /** @type {Element} */ (target).closest(selector);

  root.addEventListener('click', (event) => {
    const pressed = /** @type {HTMLElement | null} */ (near(event, '[data-game]'));
    if (pressed) game?.then(({ press }) => press(pressed.dataset.game || ''));
    const button = /** @type {HTMLButtonElement | null} */ (near(event, '[data-do]'));
    const link = /** @type {HTMLAnchorElement | null} */ (near(event, `[data-go], [data-progress] a${ending ? ', [data-finish]' : ''}`));
    // The answer takes the place of a hint, and a hint that of another: a finger that lands twice shall not spend it.
    const hasty = states[n].hinted && event.timeStamp - drawn < 400;
    const does = `${button?.dataset.do}`;
    if (button && !(hasty && /hint|reveal/.test(does))) act[does](button.value);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('finish' in link.dataset) {
      history.pushState(null, '', link.href);
      if (end()) feel('win');
    } else turnTo(link.dataset.go ? +link.dataset.go : segments.indexOf(link));
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, (event) => {
    const name = near(event, '.sq');
    const { square = '' } = name?.dataset ?? {};
    const isAsked = !states[n].solved && !said.contains(name) && steps[n].puzzle?.answers.includes(square);
    board.light(isAsked ? '' : square); // what a task asks for does not light up by its name
  }));
  addEventListener('popstate', () => {
    const to = steps.findIndex(({ url }) => url === location.pathname);
    if (to >= 0) go(to);
    else if (ending && location.pathname === lesson.finished_url) end();
  });
  const { state } = play.dataset;
  draw(state ? restored(steps[n].puzzle, JSON.parse(state), squares(steps[n].board)) : states[n]);
  const won = rest ? wonOf(lesson, JSON.parse(root.dataset.won ?? '{}')) : {};
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
    /** @param {LessonData & { states?: State[] }} next */
    open(next) {
      lesson = next;
      ({ phrases, steps } = lesson);
      states = lesson.states || recall();
      return states;
    },
  };
}
