// A picture moves once, when it comes into sight, and again when it is tapped. Where motion is reduced it is simply there.

import { findAll } from './dom.js';

const all = findAll(document, '[data-picture]');

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

all.forEach((picture) => {
  sight.observe(picture);
  picture.addEventListener('click', () => play(picture));
});
