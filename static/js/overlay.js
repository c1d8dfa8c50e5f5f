// A feature of the board, drawn over its squares; its shapes are in the sprite of the page.

/** The marks of an overlay; `middle` gives the middle of a square. */
export const overlaid = ({ overlay }, middle) => (overlay ? overlay.marks.map(({ square, kind, text }) => {
  const [x, y] = middle(square);
  return `<use href="#o-${kind}" x="${x}" y="${y}"/>${text && `<text class="o-text" x="${x}" y="${y + 1}">${text}</text>`}`;
}).join('') : '');

/** The legend: each shape with its words, and its squares for those who do not see them. */
export const legend = ({ overlay }, say) => (overlay ? overlay.legend.map(({ kind, say: told, squares }) => (
  `<li><svg viewBox="-6 -6 12 12" aria-hidden="true"><use href="#o-${kind}"/></svg><span>${say(told)}<span class="vh">: ${squares.join(', ')}</span></span></li>`)).join('') : '');
