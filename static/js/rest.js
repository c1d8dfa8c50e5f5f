// What a lesson needs last: its ending, and the words that its other steps say first.

import { createEnding } from './ending.js';
import { load } from './later.js';
import { tellLost } from './lost.js';

/** Fetch the rest of a lesson; gives its ending, and `onDraw` to hear of each drawing of a step. The words that stand there already stay as they are. */
export async function fetchRest(root, lesson, hands) {
  const answer = await fetch(root.dataset.rest);
  if (!answer.ok) throw new Error(answer.statusText);
  const { ending, terms, lost } = await answer.json();
  const holder = document.createElement('template');
  holder.innerHTML = terms;
  const words = [...holder.content.querySelectorAll('[data-said]')];
  const known = [...root.querySelectorAll('[data-said]')].map(({ dataset }) => dataset.said);
  const place = root.querySelector('.terms');
  if (place) place.append(...words.filter(({ dataset }) => !known.includes(dataset.said)));
  else root.append(holder.content);
  if (words.length) load(['words']);
  root.dataset.complete = '';
  return {
    ...createEnding(root, lesson, ending, hands),
    onDraw: (states, n) => tellLost(root, lost, states[n]),
  };
}
