// A game that waits for its review is reviewed as soon as its page is open, without a press of the button.

/** @type {HTMLFormElement} */ (document.getElementById('look')).submit();
