// The player of a lesson: fills the places of the page from the lesson's data, without the network.

import { createBoard, squares } from '../board/board.js';
import { fit, shiftOf } from './fit.js';
import { keepStates, keepWon, statesOf, wonOf } from './keeping.js';
import { later, whenQuiet } from '../common/later.js';
import { remember } from '../common/memory.js';
import * as puzzles from '../puzzles/puzzle.js';
import { refill, say, telling } from './telling.js';

/** @typedef {import('../puzzles/puzzle.js').State} State */
/** @typedef {import('../puzzles/puzzle.js').Step} Step */
/** @typedef {import('../puzzles/puzzle.js').Puzzle} Puzzle */
/** @typedef {{ course?: string, lesson: string, step: string, answer: string[], help: number, at: string }} Answer an answer on its way to the server */
/** @typedef {(answer: Answer) => unknown} Send */
/** @typedef {{ readonly [Name in keyof typeof puzzles]: (typeof puzzles)[Name] }} Kinds what is needed of puzzle.js */
/** @typedef {(states: State[], n: number) => void} OnDraw */

/**
 * Handle the page of a lesson; every answer is given to `send`. `kinds` is puzzle.js or a module with the same exports.
 * `onDraw(states, n)` is called after step `n` is drawn and may add to it. Returns what opens another lesson on the same
 * page.
 * @param {HTMLElement} root
 * @param {LessonData & { states?: State[] }} lesson
 * @param {Send} send
 * @param {Kinds} kinds
 * @param {OnDraw} onDraw
 */
export function startPlayer(root, lesson, send, kinds = puzzles, onDraw = () => {}) {
  const { again, answer, at, fresh, hint, lay, missed, restored, reveal, toggle } = kinds;
  const { words } = lesson;
  let { phrases } = lesson;
  /** @type {Step[]} */
  let steps = lesson.steps;
  const room = lesson.visit ? () => sessionStorage : undefined; // undefined: this device's memory
  const { title, said, actions, table, name, head, stars, answers, buttons, back, onward, main, hold, lightNames } = telling(root, words, kinds);
  const start = actions.querySelector('.start');
  const segments = /** @type {HTMLAnchorElement[]} */ ([...root.querySelectorAll('[data-progress] a')]);
  const live = /** @type {HTMLElement} */ (document.getElementById('live'));
  let states = recall();
  let n = Number(root.dataset.step) - 1;
  let drawn = 0;
  const { rest } = root.dataset; // the address of the rest; only a lesson has one, a round has none
  /** @type {import('./rest.js').Ending | undefined} */
  let ending;
  /** @type {(stays?: HTMLElement) => HTMLElement | undefined} */
  let fold = (stays) => stays; // until defer.js is loaded, nothing is folded
  const board = createBoard(table, steps[n].board, {
    onTap: (square) => {
      if (isGame()) game?.then(({ tap }) => tap(square));
      else if (!steps[n].puzzle) follow(square);
      else if (asked().select === 'many') mark(square);
      else give([square]);
    },
  });

  /** The states of the steps that this device has stored, else fresh ones. */
  function recall() {
    /** @type {(step: Step, kept: TouchedState) => State} */
    const restore = ({ puzzle, board: sides }, kept) => restored(puzzle, kept, squares(sides));
    return lesson.key ? statesOf(lesson, fresh, restore, room) : steps.map(() => ({ ...fresh }));
  }

  function keep() {
    if (lesson.key) keepStates(lesson, states, room);
  }

  /** @param {Say} sentence */
  const speak = (sentence) => say(phrases, sentence);

  /** @type {Promise<typeof import('./game-step.js')> | undefined} */
  let game; // loaded when a step needs it
  const isGame = () => steps[n].puzzle?.select === 'game';

  /**
   * Let the script of games draw its board, feedback and buttons; if it cannot be loaded, draw a link to go on.
   * @param {Step} step
   */
  function drawGame(step) {
    const at = n;
    lay({ root, board, step, state: fresh, view: puzzles.boardOf(step, fresh), say: speak });
    game ??= import('./game-step.js');
    game.then(({ showStep }) => n === at && showStep({
      root, board, said, actions, words, lesson, states, name, stars, feel, tell, keep, tick, back, onward,
      now: () => n,
      settle: () => settle(table),
      unfold: () => fold(),
    }, /** @type {import('./game-step.js').GameStep} */ (step), at), () => {
      if (n !== at) return;
      said.replaceChildren();
      actions.replaceChildren(...buttons(lesson, at, { ...step, puzzle: null }, fresh));
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
    said.replaceChildren(...answers(step, state, speak));
    lay({ root, board, step, state, from, view: puzzles.boardOf(step, state), say: speak });
    refill(actions, buttons(lesson, n, step, state));
    name(puzzles.turnOf(step, state, words));
    if (start) {
      const other = main();
      start.classList.toggle('main', !other);
      actions[other ? 'append' : 'prepend'](start);
    }
    onDraw(states, n);
    later(() => {
      keep();
      live.textContent = [...said.querySelectorAll('.card p, .lines span')].map((node) => node.textContent).join(' ');
      if (!held.isConnected) hold(held);
    });
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
   * Scroll to what was said last, or to what is to be done, and to the buttons as far as this part stays in sight.
   * @param {HTMLElement} part
   */
  const settle = (part) => later(() => {
    // `fold` first: it hides parts, and the last visible one is looked for.
    const places = [fold(part) ?? table, table, said.querySelector('.do-it') ?? [...said.querySelectorAll(':scope>:not([hidden])')].pop() ?? actions, actions];
    scrollBy(0, shiftOf(places.map((one) => one.getBoundingClientRect()), innerHeight));
  });

  /** The puzzle of the step that is shown, where there is one. */
  const asked = () => /** @type {Puzzle} */ (steps[n].puzzle);

  /** @param {string} square */
  function mark(square) {
    const state = toggle(asked(), states[n], square);
    (state.feedback ? show : draw)(state);
    if (!state.feedback) feel('place');
  }

  /**
   * Mark a solved puzzle as done in the bar, and the steps without a puzzle right before it.
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
    const { course, slug } = lesson;
    later(() => send({ course, lesson: slug, step, answer: taps, help, at: new Date().toISOString() }));
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
      if (rest) later(() => keepWon(lesson, step, 3 - state.help));
    }
    show(state, state.solved ? asked().move || taps[0] : null);
    if (missed(state)) feel('not-yet');
    else if (state.feedback?.verdict === 'right') feel(state.solved ? 'right' : 'turn');
    if (state.solved || state.tries > tries) tell(step, state.taps, help);
  }

  /**
   * The state before a hint is shown: without the feedback on a miss; squares of a set stay chosen.
   * @param {State} state
   */
  const cleared = (state) => (!missed(state) ? state : asked().select === 'many' ? { ...state, feedback: null } : again(state, asked()));

  /**
   * Play the step's next move by a tap on its square; any other tap points to the button.
   * @param {string} square
   */
  function follow(square) {
    if (square === steps[n].frames[states[n].frame].move) act.play('');
    else main()?.focus();
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
   * Note the address of what is shown: the menu's links to other languages lead there, and the device remembers the step.
   * @param {string} url
   */
  function stand(url) {
    /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.menu a')).forEach((link) => {
      link.pathname = url.replace(`/${document.documentElement.lang}/`, `/${link.hreflang}/`);
    });
    if (rest) remember('place', { course: lesson.course, lesson: lesson.slug, step: steps[n].name, title: lesson.title });
  }

  /**
   * Show a step, and change the address to that of the step, without loading it.
   * @param {number} to
   */
  function turnTo(to) {
    later(() => history.pushState(null, '', steps[to].url));
    go(to);
  }

  function beginAgain() {
    states = steps.map(() => ({ ...fresh }));
    turnTo(0);
  }

  /** @returns {Promise<void>} */
  const fetchRest = () => import('./rest.js').then(async (found) => {
    ending = await found.fetchRest(root, lesson, { open: turnTo, again: beginAgain });
    onDraw = ending.onDraw;
    onDraw(states, n);
    ending.turn(n);
  }).catch(() => { setTimeout(fetchRest, 5e3); });

  function end() {
    stand(lesson.finished_url ?? '');
    return ending?.show();
  }

  /** @param {number} to */
  function go(to) {
    n = to;
    ending?.turn(n);
    head(steps[n], lesson.title);
    segments.forEach((segment, i) => segment.setAttribute('aria-current', i === n ? 'step' : 'false'));
    draw(states[n]);
    requestAnimationFrame(() => { // not within the tap: the layout takes time
      fit(root);
      scrollTo(0, 0);
      fold();
    });
    later(() => {
      stand(steps[n].url);
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
    // The button of the next hint, or of the answer, comes where that of this hint was: a double tap must not press it too.
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
  lightNames(board, (square) => !states[n].solved && steps[n].puzzle?.answers.includes(square));
  addEventListener('popstate', () => {
    const to = steps.findIndex(({ url }) => url === location.pathname);
    if (to >= 0) go(to);
    else if (ending && location.pathname === lesson.finished_url) end();
  });
  const { state } = /** @type {HTMLElement} */ (title.parentElement).dataset;
  draw(state ? restored(steps[n].puzzle, JSON.parse(state), squares(steps[n].board)) : states[n]);
  const won = rest ? wonOf(lesson, JSON.parse(root.dataset.won ?? '{}')) : {};
  steps.forEach((step, i) => (states[i].solved || won[step.name]) && tick(i));
  if (rest) {
    stand(steps[n].url);
    document.fonts.ready.then(fetchRest);
  }
  whenQuiet(() => import('./defer.js').then(({ foldsOf }) => {
    fold = foldsOf(root, words.more);
  }, () => { /* no network */ }));
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
