// A picture moves once, when it comes into sight, and again when it is tapped. Where motion is reduced it is simply there.

const all = [...document.querySelectorAll('[data-picture]')];

function play(picture) {
  picture.classList.remove('plays');
  void picture.offsetWidth; // lets the movement begin anew
  picture.classList.add('plays');
}

const sight = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
  sight.unobserve(target);
  play(target);
}), { threshold: 0.6 });

all.forEach((picture) => {
  sight.observe(picture);
  picture.addEventListener('click', () => play(picture));
});
