// Turns a text into HTML, for what a page says beside the sentences of the server.

/**
 * A text as HTML that shows it as it is.
 * @param {string} text
 */
export const escaped = (text) => /** @type {Html} */ (new Option(text).innerHTML);
