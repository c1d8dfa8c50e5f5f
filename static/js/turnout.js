// How many are here, and how many of them have answered: numbers only, for every screen.

const MOST = 40; // discs in the row

/** Take over a place, and the row of discs beside it, where there is one; gives show(counts, question): `question` is the one that the screen shows, null for none. */
export function createTurnout(place, words, dots = null) {
  return ({ question, answered, here }, asked) => {
    const open = asked && asked.stage !== 'revealed' && asked.number === question;
    if (dots) dots.innerHTML = open ? Array.from({ length: Math.min(here, MOST) }, (_, i) => `<i${i < answered ? ' class="in"' : ''}></i>`).join('') : '';
    place.textContent = open ? words.answered.replace('{n}', answered).replace('{of}', here) : words.here.replace('{n}', here);
  };
}
