// Finds the elements of a page.

/**
 * The first element that matches; for selectors of which the page surely has one.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {T}
 */
export const find = (root, selector) => /** @type {T} */ (root.querySelector(selector));

/**
 * Every element that matches.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {T[]}
 */
export const findAll = (root, selector) => /** @type {T[]} */ ([...root.querySelectorAll(selector)]);

/**
 * The nearest element around an event's target that matches; null if there is none.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {T | null}
 */
export const near = ({ target }, selector) => /** @type {Element} */ (target).closest?.(selector) ?? null;

/**
 * The JSON data in the page's script element with this id.
 * @param {string} id
 */
export const sentAs = (id) => JSON.parse(find(document, `#${id}`).textContent ?? '');
