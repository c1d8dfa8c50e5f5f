// A picture moves once, when it comes into sight, and again when it is tapped. Where motion is reduced it is simply there.

import { find, findAll } from '../common/find.js';

/** @param {HTMLElement} picture */
function play(picture) {
  picture.classList.remove('plays');
  void picture.offsetWidth; // lets the movement begin anew
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
