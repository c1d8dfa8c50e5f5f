// Makes the elements of a page, and shows HTML that the server wrote, mostly in cards: no script writes HTML.

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes those that are false, empty or not there are left out */

/**
 * @template {Element} T
 * @param {T} made
 * @param {Attributes} attributes
 * @param {(Node | string)[]} inside
 */
function fill(made, attributes, inside) {
  Object.entries(attributes).forEach(([name, value]) => { if (value || value === 0) made.setAttribute(name, `${value}`); });
  made.append(...inside);
  return made;
}

/**
 * An element with its attributes, and with what is in it.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} inside
 */
export const make = (name, attributes = {}, ...inside) => fill(document.createElement(name), attributes, inside);

/**
 * The same for a drawing.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} inside
 * @returns {SVGElement}
 */
export const svg = (name, attributes = {}, ...inside) => fill(
  /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name)), attributes, inside,
);

/**
 * What the server wrote as HTML: a sentence, or a part of a page.
 * @param {Html} html
 */
export function fragment(html) {
  const holder = make('template');
  holder.innerHTML = html;
  return holder.content;
}

/**
 * The lines of an explanation with their numbers, a tick where they close; none where nothing is said of them.
 * @template T
 * @param {readonly { end: string, say: T | null }[]} lines
 * @param {(sentence: T) => Node} say
 */
export function linesOf(lines, say) {
  const items = lines.flatMap(({ end, say: sentence }, i) => (sentence === null ? [] : make(
    'li', { value: i + 1, class: end === 'yes' && end },
    make('i', { 'aria-hidden': true }, end === 'yes' ? '✓' : end === 'bare' ? '' : `${i + 1}`),
    make('span', {}, say(sentence)),
  )));
  return items.length ? [make('ol', { class: 'lines' }, ...items)] : [];
}

/**
 * A card, with what else belongs to it.
 * @template T
 * @param {{ title: T, detail?: T | null, lines?: readonly { end: string, say: T | null }[] }} said
 * @param {string} verdict
 * @param {(sentence: T) => Node} say
 * @param {Node[]} more
 */
export const card = ({ title, detail, lines = [] }, verdict, say, ...more) => make(
  'div', { class: `card ${verdict}` },
  make('p', { class: 'verdict' }, say(title)),
  ...(detail || detail === 0 ? [make('p', {}, say(detail))] : []),
  ...linesOf(lines, say),
  ...more,
);
