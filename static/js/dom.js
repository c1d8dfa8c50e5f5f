// Finds the elements of a page, and makes new ones: no script writes HTML.

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

/**
 * What the server wrote as HTML: a sentence, or a part of a page.
 * @param {Html} html
 */
export function fragment(html) {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content;
}

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes those that are false, null, undefined or empty are left out */

/**
 * An element with its attributes, and with what is in it.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => { if (value || value === 0) made.setAttribute(key, String(value)); });
  made.append(...inside);
  return made;
}
