// A game with a goal as a step of a lesson: what the player of the lesson does for it.

import { fit } from './fit.js';
import { keepWon } from './keeping.js';
import { later } from '../common/later.js';
import { show } from '../puzzles/goal-game.js';

export { press, tap } from '../puzzles/goal-game.js';

/** @typedef {import('../puzzles/goal-game.js').GameStep} GameStep */
/** @typedef {import('../puzzles/goal-game.js').GameState} GameState */

/**
 * @typedef {object} Player what the player of a lesson gives a game to use
 * @property {HTMLElement} root
 * @property {ReturnType<typeof import('../board/board.js').createBoard>} board
 * @property {HTMLElement} said
 * @property {HTMLElement} actions
 * @property {Record<string, string>} words
 * @property {LessonData} lesson
 * @property {import('../puzzles/puzzle.js').State[]} states
 * @property {() => number} now the step that is shown
 * @property {(side?: TurnView | null) => void} name
 * @property {(count: number) => HTMLElement} stars
 * @property {(kind: import('../common/feel.js').Felt) => void} feel
 * @property {(step: string, taps: string[], help: number) => void} tell
 * @property {() => void} settle
 * @property {() => unknown} unfold
 * @property {() => void} keep
 * @property {(i: number) => void} tick
 * @property {(lesson: LessonData, i: number) => HTMLElement[]} back
 * @property {(lesson: LessonData, i: number, kind: string) => HTMLElement} onward
 */

/**
 * Play the game of step `at`, which is shown.
 * @param {Player} player
 * @param {GameStep} step
 * @param {number} at
 */
export function showStep(player, step, at) {
  const { root, board, said, actions, words, lesson, states, name, stars, feel, settle } = player;
  const seen = () => player.now() === at;
  show({
    step, board, said, actions, name, stars, words, feel, settle, seen,
    state: /** @type {GameState} */ (states[at]),
    fit: () => {
      fit(root);
      if (!scrollY) player.unfold();
    },
    keep: (state) => { states[at] = state; later(player.keep); },
    tell: (taps, help) => player.tell(step.name, taps, help),
    solved: (won) => {
      player.tick(at);
      if (root.dataset.rest) keepWon(lesson, step.name, won);
    },
    back: () => player.back(lesson, at),
    onward: (kind) => player.onward(lesson, at, kind),
  });
}
