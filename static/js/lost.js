// For what a star was lost, said beside the stars of an answer. templates/player.html says the same.

/** Its name among the words; '' where none was lost. In practice the first miss counts, in lessons the second. */
export function lostBy({ two }, { help, tries }, practice) {
  if (help > 1) return 'lost_shown';
  if (tries > 1) return 'lost_misses';
  if (tries && (two || practice)) return 'lost_miss';
  return help ? 'lost_hint' : '';
}

/** Say it in the card of a puzzle that is solved. */
export function tellLost(root, words, puzzle, state, practice) {
  const stars = state.solved && root.querySelector('[data-answer] .stars');
  const name = stars && lostBy(puzzle, state, practice);
  if (name) stars.insertAdjacentHTML('afterend', `<p class="lost">${words[name]}</p>`);
}
