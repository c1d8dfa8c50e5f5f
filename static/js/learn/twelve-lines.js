// Steps through the lines of play on the results of the test of twelve boards, one move at a time.

import { find, findAll } from '../common/find.js';

for (const lines of findAll(document, '[data-lines]')) {
  const across = Number(lines.dataset.lines);
  const button = find(lines, '[data-step]');
  const figures = findAll(lines, 'figure');
  const rows = Math.ceil(figures.length / across);
  const { next = '', again = '' } = button.dataset;
  let shown = 0;
  const draw = () => {
    figures.forEach((figure, i) => { figure.hidden = Math.floor(i / across) !== shown; });
    button.textContent = shown < rows - 1 ? next : again;
  };
  button.addEventListener('click', () => {
    shown = (shown + 1) % rows;
    draw();
    const live = document.getElementById('live');
    if (live) live.textContent = figures.filter(({ hidden }) => !hidden).map((figure) => find(figure, 'figcaption').textContent).join(' ');
  });
  button.hidden = rows < 2;
  draw();
}
