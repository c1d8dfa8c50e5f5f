// The parts of a step around its board: the head, the sentences, and the buttons.

import { card, fragment, make, svg } from '../common/dom.js';
import { later } from '../common/later.js';

/** @typedef {import('../puzzles/puzzle.js').State} State */
/** @typedef {import('../puzzles/puzzle.js').Step} Step */
/** @typedef {import('../puzzles/puzzle.js').Puzzle} Puzzle */
/** @typedef {(sentence: Say) => Node} Speak */

/** The length of a headline, in characters, that would push the board off a phone's first screen. */
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
 * Put these into a place, unless the same are there already: a button under a finger must stay.
 * @param {HTMLElement} place
 * @param {HTMLElement[]} made
 */
export function refill(place, made) {
  const { children } = place;
  if (made.length !== children.length || made.some((one, i) => !one.isEqualNode(children[i]))) place.replaceChildren(...made);
}

/**
 * The places of a page, and the functions that fill them for a step.
 * @param {HTMLElement} root
 * @param {Record<string, string>} words
 * @param {Pick<import('./player.js').Kinds, 'hintOf' | 'missed'>} kinds
 */
export function telling(root, words, { hintOf, missed }) {
  const [title, text, turn, said, actions, table] = /** @type {HTMLElement[]} */ (
    ['title', 'text', 'turn', 'answer', 'actions', 'board'].map((name) => root.querySelector(`[data-${name}]`)));

  /** @param {number} count */
  const stars = (count) => make('span', { class: 'stars', role: 'img', 'aria-label': words[`stars_${count}`] },
    ...[1, 2, 3].map((i) => svg('svg', { viewBox: '0 0 24 24', class: i <= count && 'won' }, svg('use', { href: '#star' }))));

  /** @param {Node} sentence @param {string} [kind] */
  const note = (sentence, kind = '') => make('div', { class: `card note${kind}` }, make('p', {}, sentence));

  /**
   * @param {OptionView} option
   * @param {Puzzle} puzzle
   * @param {State} state
   */
  function option({ key, html, label }, { answers: right }, { taps, feedback, solved, solution_shown: shown }) {
    const look = feedback && taps.includes(key) ? feedback.verdict : shown && right.includes(key) ? 'shown' : '';
    return make('button', {
      type: 'button', class: `button option ${look}`, 'data-do': 'choose', value: key, 'aria-label': label, disabled: solved,
    }, fragment(html));
  }

  /** @param {string} name @param {string} word @param {import('../common/dom.js').Attributes} where */
  const link = (name, word, where) => make('a', { class: `button ${name}`, ...where }, words[word]);

  /** @param {LessonData} lesson @param {number} i */
  const back = ({ steps }, i) => (i ? [link('back', 'back', { href: steps[i - 1].url, 'data-go': i - 1 })] : []);

  /** @param {LessonData} lesson @param {number} i @param {string} kind */
  const onward = ({ steps, finished_url: end }, i, kind) => (
    steps[i + 1] ? link(kind, 'next', { href: steps[i + 1].url, 'data-go': i + 1 }) : link(kind, 'finish', { href: end, 'data-finish': true }));

  /** @returns {HTMLElement | null} */
  const main = () => actions.querySelector('.main');

  return {
    main,

    /**
     * Give the focus to the button that replaces the one that had it, unless the reader has moved it since.
     * @param {HTMLButtonElement} button
     */
    hold({ dataset, value }) {
      if (document.activeElement !== document.body) return;
      const named = value ? `[value="${value}"]` : '';
      const same = /** @type {HTMLElement | null} */ (root.querySelector(`[data-do="${dataset.do}"]${named}:enabled`));
      (same || main() || title).focus({ preventScroll: true });
    },

    /**
     * Show on the board the square whose name is pointed at, except a square that the task asks for.
     * @param {{ light: (square: string) => void }} board
     * @param {(square: string) => boolean | undefined} isAsked
     */
    lightNames(board, isAsked) {
      ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, ({ target }) => {
        const name = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('.sq'));
        const square = name?.dataset.square ?? '';
        board.light(isAsked(square) && !said.contains(name) ? '' : square);
      }));
    },

    title, said, actions, table, stars,

    /**
     * @param {Step} step
     * @param {string} lesson
     */
    head({ title: heading, html, puzzle }, lesson) {
      title.replaceChildren(fragment(heading));
      title.classList.toggle('long', `${title.textContent}`.length > LONG);
      title.parentElement?.classList.toggle('choosing', puzzle?.select === 'choice');
      text.replaceChildren(fragment(html));
      turn.replaceChildren();
      later(() => { document.title = `${title.textContent} · ${lesson} · Othello Tutor`; });
    },

    /** @param {TurnView | null} [side] */
    name(side) {
      turn.style.visibility = side ? '' : 'hidden'; // its row stays, and the board with it
      if (!side) return;
      turn.className = `turn ${side.color}`;
      turn.replaceChildren(svg('svg', { viewBox: '-6 -6 12 12' }, svg('use', { href: side.color === 'black' ? '#X' : '#O' })), side.text);
    },

    /**
     * @param {Step} step
     * @param {State} state
     * @param {Speak} speak
     */
    answers({ puzzle, explanation, frames }, state, speak) {
      const parts = [];
      if (puzzle?.options.length) {
        const pictures = puzzle.options[0].cells ? ' pictures' : '';
        parts.push(make('div', { class: `options${pictures}` }, ...puzzle.options.map((one) => option(one, puzzle, state))));
      }
      if (explanation) parts.push(card(explanation, 'note', speak));
      if (puzzle && state.solution_shown && !state.solved) parts.push(note(speak(puzzle.solution.say), ' do-it'));
      if (state.feedback) parts.push(card(state.feedback, state.feedback.verdict, speak, ...state.solved ? [stars(3 - state.help)] : []));
      if (state.frame) parts.push(note(speak(/** @type {Say} */ (frames[state.frame - 1].say))));
      if (puzzle && state.hinted && !state.solved) parts.push(note(speak(hintOf(puzzle, state).say), ' hint'));
      return parts;
    },

    back, onward,

    /**
     * Draw the buttons of a step: for its puzzle or its moves in this state, and to the steps before and after it.
     * @param {LessonData} lesson
     * @param {number} i its place in the lesson
     * @param {Step} step
     * @param {State} state
     */
    buttons(lesson, i, { puzzle, frames }, state) {
      const { solved, solution_shown: shown, hinted, frame } = state;
      /** @type {HTMLElement[]} */
      const made = back(lesson, i);
      /** @param {string} action @param {string} word @param {string} [name] */
      const button = (action, word, name = '') => made.push(make('button', { type: 'button', class: `button ${name}`, 'data-do': action }, words[word]));
      if (puzzle && !solved) {
        if (!shown) {
          if (hinted < puzzle.hints.length) button('hint', 'hint');
          else button('reveal', 'show_solution');
        }
        if (puzzle.can_pass) button('pass', puzzle.can_pass, shown && puzzle.answers.includes('pass') ? 'main' : '');
        if (puzzle.select === 'many') button('check', 'check', 'main');
        else if (missed(state) && !shown) button('again', 'try_again', 'main');
      } else {
        if (frame) button('replay', 'replay');
        if (frames[frame]) button('play', words[frames[frame].move] ? 'pass' : frame ? 'next_move' : 'play', 'main');
        else if (!actions.querySelector('.start')) made.push(onward(lesson, i, 'main'));
      }
      return made;
    },
  };
}
