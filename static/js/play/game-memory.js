// What a device stores of a running game until the server has it: a move that is being sent, and the time of the turn.

/**
 * A memory for one game; if storage is forbidden, it is empty.
 * @param {number | string} id
 */
export function gameMemory(id) {
  const key = `game-${id}`;

  /**
   * @template T
   * @param {string} name
   * @param {T} otherwise
   * @returns {T}
   */
  function recall(name, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`${key}-${name}`) ?? 'null') || otherwise;
    } catch { return otherwise; }
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  function remember(name, value) {
    try {
      if (value) localStorage.setItem(`${key}-${name}`, JSON.stringify(value));
      else localStorage.removeItem(`${key}-${name}`);
    } catch { /* forbidden storage: it is known as long as the page lives */ }
  }

  return { recall, remember };
}
