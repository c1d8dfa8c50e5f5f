// Finds the elements of a page.

/**
 * The element that fits, where the page is known to have one.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {T}
 */
export const find = (root, selector) => /** @type {T} */ (root.querySelector(selector));

/**
 * Every element that fits.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {T[]}
 */
export const findAll = (root, selector) => /** @type {T[]} */ ([...root.querySelectorAll(selector)]);

/**
 * The element that an event happened in, and that fits; null where it happened elsewhere.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {T | null}
 */
export const near = ({ target }, selector) => /** @type {Element} */ (target).closest?.(selector) ?? null;

/**
 * The data that a page brought along in a script of this name.
 * @param {string} id
 */
export const sentAs = (id) => JSON.parse(find(document, `#${id}`).textContent ?? '');
