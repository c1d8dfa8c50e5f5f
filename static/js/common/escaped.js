// Turns a text into HTML, for texts that do not come from the server as HTML.

/**
 * A text as HTML that shows it as it is.
 * @param {string} text
 */
export const escaped = (text) => /** @type {Html} */ (new Option(text).innerHTML);
