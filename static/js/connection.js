// Says on a page whether news of the class arrive, in the words that the page brought along.

/** Gives the function that says it: how("live"), how("polling") or how("lost"). */
export function connection() {
  const part = document.querySelector('[data-link]');
  const words = JSON.parse(part.dataset.words);
  return (how) => {
    if (part.dataset.link === how) return;
    part.dataset.link = how;
    part.firstElementChild.textContent = words[how];
  };
}
