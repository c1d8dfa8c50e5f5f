// The end of a lesson on a pupil's page: the pupil's result drawn as discs, and the links in their order.

import { fragment, make } from '../common/dom.js';
import { find } from '../common/find.js';

const MOST = 20; // the most discs that are drawn; for more answers there is only the number

/**
 * Handle the section; show(mine) fills it with what the server says of this pupil.
 * @param {HTMLElement} section
 */
export function createEnd(section) {
  const [result, work, course] = ['result', 'work', 'course'].map((name) => find(section, `[data-${name}]`));
  /** @type {HTMLAnchorElement} */
  const again = find(section, '[data-lesson]');
  /** @param {MineView} mine */
  return ({ result: got, work: open, lesson }) => {
    result.hidden = !got;
    if (got) {
      const discs = Array.from({ length: got.of > MOST ? 0 : got.of }, (_, i) => make('i', { class: i < got.right && 'yes' }));
      result.replaceChildren(...got.said.map((one) => make('p', {}, fragment(one))), make('p', { class: 'tries', 'aria-hidden': true }, ...discs));
    }
    work.hidden = !open;
    again.hidden = !lesson;
    if (lesson) {
      again.href = lesson.url;
      again.textContent = lesson.title;
    }
    again.classList.toggle('main', !open);
    course.classList.toggle('main', !open && !lesson);
  };
}
