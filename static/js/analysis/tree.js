// The moves that were tried on an analysis board, with their branches: the same as tutor/web/analysis/analysis_tree.py,
// without the rules. A node is { before, move, color, code }; number 0 is the board before the first move.

/** @typedef {{ move: string, color: string | null, code: string }} Played a move, whose it is, and the board after it */
/** @typedef {Played & { before: number }} Node */
/** @typedef {{ number: number, move: string, n: number, instead: Entry[][] }} Entry */

export const MOST_MOVES = 150;

/**
 * The numbers of the moves that were tried after a move, the first one first.
 * @param {Node[]} nodes
 * @param {number} number
 */
export const after = (nodes, number) => nodes.map((_, i) => i).filter((i) => i && nodes[i].before === number);

/**
 * The end of the line that is shown: from a move on, always the move that was tried first.
 * @param {Node[]} nodes
 * @param {number} number
 * @returns {number}
 */
export function lastAfter(nodes, number) {
  const [next] = after(nodes, number);
  return next === undefined ? number : lastAfter(nodes, next);
}

/**
 * The numbers of the moves from the start to a move, with this move last.
 * @param {Node[]} nodes
 * @param {number} number
 */
export function wayTo(nodes, number) {
  const way = [];
  for (let here = number; here; here = nodes[here].before) way.unshift(here);
  return way;
}

/**
 * The tree numbered as it is written, and the new number of one of its moves.
 * @param {Node[]} nodes
 * @param {number} wanted
 * @returns {[nodes: Node[], number: number]}
 */
function ordered(nodes, wanted) {
  const found = [nodes[0]];
  /** @type {Record<number, number>} */
  const numbers = { 0: 0 };
  /** @param {number} number */
  const put = (number) => {
    numbers[number] = found.length;
    found.push({ ...nodes[number], before: numbers[nodes[number].before] });
  };
  /** @param {number} number */
  const follow = (number) => {
    for (let next = after(nodes, number); next.length; next = after(nodes, next[0])) {
      put(next[0]);
      next.slice(1).forEach((other) => { put(other); follow(other); });
    }
  };
  follow(0);
  return [found, numbers[wanted]];
}

/**
 * The tree with a move after another, and its number; a move that was tried before is found again.
 * @param {Node[]} nodes
 * @param {number} at
 * @param {Played} played
 * @returns {[nodes: Node[], number: number]}
 */
export function add(nodes, at, played) {
  const same = after(nodes, at).find((number) => nodes[number].move === played.move);
  return same ? [nodes, same] : ordered([...nodes, { ...played, before: at }], nodes.length);
}

/**
 * The tree without a move and what follows it, and the number of the move before it.
 * @param {Node[]} nodes
 * @param {number} number
 * @returns {[nodes: Node[], number: number]}
 */
export function remove(nodes, number) {
  const gone = new Set([number]);
  /** @type {Record<number, number>} */
  const numbers = { 0: 0 };
  const kept = [nodes[0]];
  nodes.forEach((node, i) => {
    if (!i) return;
    if (gone.has(i) || gone.has(node.before)) gone.add(i);
    else {
      numbers[i] = kept.length;
      kept.push({ ...node, before: numbers[node.before] });
    }
  });
  return [kept, numbers[nodes[number].before]];
}

/**
 * The line after a move: each move, its number as players count it, and the lines tried instead of it.
 * @param {Node[]} nodes
 * @returns {Entry[]}
 */
export function entries(nodes, number = 0) {
  /** @type {Entry[]} */
  const line = [];
  /** @param {number} one */
  const entry = (one) => ({ number: one, move: nodes[one].move, n: wayTo(nodes, one).filter((here) => nodes[here].move !== 'pass').length, instead: [] });
  for (let next = after(nodes, number); next.length; next = after(nodes, next[0])) {
    const [first, ...others] = next;
    line.push({ ...entry(first), instead: others.map((other) => [entry(other), ...entries(nodes, other)]) });
  }
  return line;
}

/**
 * The tree as an address carries it.
 * @param {Node[]} nodes
 */
export function spell(nodes, number = 0) {
  /** @param {number} one */
  const word = (one) => (nodes[one].move === 'pass' ? '--' : nodes[one].move);
  /** @type {string} */
  let text = '';
  for (let next = after(nodes, number); next.length; next = after(nodes, next[0])) {
    const [first, ...others] = next;
    text += word(first) + others.map((other) => `(${word(other)}${spell(nodes, other)})`).join('');
  }
  return text;
}
