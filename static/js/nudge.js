// Whoever taps the board of a question that is answered below it is shown where: the answers light up.

const LIT = { boxShadow: '0 0 0 3px var(--amber)' };
const SHOWN = 900; // ms

/** The answers to light up after a tap on this element; none where the board itself is tapped, or all is answered. */
export function answersFor(target) {
  const board = target.closest('.choosing [data-board]');
  return board ? [...board.closest('.choosing').querySelectorAll('.options button:not([disabled])')] : [];
}

globalThis.document?.querySelector('[data-player]')?.addEventListener('click', ({ target }) => {
  const answers = answersFor(target);
  if (!answers.length) return;
  answers[0].scrollIntoView({ block: 'nearest' });
  answers.forEach((answer) => answer.animate([LIT, LIT, {}], SHOWN));
});
