// What a device keeps of a game in its course, until the server has it: a move on its way, and the time a turn took.

/**
 * A memory for one game; where storage is forbidden, it knows nothing.
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
