// For what a star was lost, said beside the stars of an answer. templates/player.html says the same.

/** Its name among the words; '' where none was lost. */
export function lostBy({ help, tries, feedback }) {
  if (help > 1) return 'lost_shown';
  if (tries > 1) return 'lost_misses';
  if (tries) return 'lost_miss';
  if (feedback?.sound) return ''; // it is said already that another move is better
  return help ? 'lost_hint' : '';
}

/** Say it in the card of a puzzle that is solved. */
export function tellLost(root, words, state) {
  const stars = state.solved && root.querySelector('[data-answer] .stars');
  const name = stars && lostBy(state);
  if (name) stars.insertAdjacentHTML('afterend', `<p class="lost">${words[name]}</p>`);
}
