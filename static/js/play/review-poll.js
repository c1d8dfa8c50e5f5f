// A game that nobody looks at (any more) is looked at as soon as its page is open, without a press of the button.

/** @type {HTMLFormElement} */ (document.getElementById('look')).submit();
