// How many are here, and how many of them have answered: numbers only, for every screen.

/** Take over a place; gives show(counts, question): `question` is the one that the screen shows, null for none. */
export function createTurnout(place, words) {
  return ({ question, answered, here }, asked) => {
    const open = asked && asked.stage !== 'revealed' && asked.number === question;
    place.textContent = open ? words.answered.replace('{n}', answered).replace('{of}', here) : words.here.replace('{n}', here);
  };
}
