// What goes on beside a drill: how many puzzles in a row were solved at once, and the time, where it is asked for.

const KEY = 'show-time';

/** Minutes and seconds of a time in milliseconds. */
export const clock = (time) => `${Math.floor(time / 60000)}:${String(Math.floor(time / 1000) % 60).padStart(2, '0')}`;

const remember = (shown) => {
  try {
    localStorage.setItem(KEY, shown ? '1' : '');
  } catch { /* forbidden storage: the choice lives as long as the page */ }
};

const remembered = () => {
  try {
    return Boolean(localStorage.getItem(KEY));
  } catch {
    return false;
  }
};

/** Follow a drill on its page: what the player tells of answers and steps. */
export function startRun(root, words) {
  const place = root.querySelector('[data-run]');
  const time = document.createElement('span');
  const asked = document.createElement('button');
  let run = +root.dataset.streak;
  let shown = remembered();
  let began = Date.now();
  let ended = 0;

  function tick() {
    time.textContent = clock((ended || Date.now()) - began);
  }

  function draw() {
    const word = shown ? words.hide_time : words.show_time;
    asked.setAttribute('aria-label', word);
    asked.title = word;
    time.hidden = !shown;
    tick();
  }

  asked.type = 'button';
  asked.className = 'clock';
  asked.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/></svg>';
  asked.addEventListener('click', () => {
    shown = !shown;
    remember(shown);
    draw();
  });
  place.after(' ', time);
  root.querySelector('.stop').before(asked);
  setInterval(tick, 1000);
  draw();

  return {
    onAnswer(clean, solved) {
      run = clean ? run + 1 : 0;
      place.textContent = words.run.replace('{n}', run);
      place.hidden = run < 2;
      if (solved) ended = Date.now();
      tick();
    },
    onStep() {
      began = Date.now();
      ended = 0;
      tick();
    },
  };
}
