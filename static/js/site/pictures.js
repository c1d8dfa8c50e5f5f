// A picture is animated once, when it comes into sight, and again when it is tapped; never for readers who want less motion.

import { find, findAll } from '../common/find.js';

/** @param {HTMLElement} picture */
function play(picture) {
  picture.classList.remove('plays');
  void picture.offsetWidth; // restarts the animation
  picture.classList.add('plays');
}

const sight = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
  sight.unobserve(target);
  play(/** @type {HTMLElement} */ (target));
}), { threshold: 0.6 });

/** @param {Document | HTMLElement} part */
function watch(part) {
  findAll(part, '[data-picture]').forEach((picture) => {
    sight.observe(picture);
    picture.addEventListener('click', () => play(picture));
  });
}

watch(document);
const text = find(document, '[data-text]'); // the words of a step, which a lesson changes
if (text) new MutationObserver(() => watch(text)).observe(text, { childList: true });
