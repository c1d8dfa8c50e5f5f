// The end of a round, chosen from what came with it, as tutor/web/practise/round_end.py chooses it. Pure: knows no network.

/** What became of a puzzle: `known` is what the server knew of it when the page was made. */
export function resultOf({ solved, solution_shown: shown, help, tries }, known = 'open') {
  if (known !== 'open') return known;
  if (solved && !help && !tries) return 'clean';
  return solved || shown || tries ? 'met' : 'open';
}

/** Where to go on from a level, by what was solved at once on it, the latest first: 1 up, -1 down, or 0. */
export function findDirection(clean, { latest: most, enough }) {
  const latest = clean.slice(0, most);
  if (latest.filter(Boolean).length >= enough) return 1;
  const pair = latest.find((one, i) => i + 1 < latest.length && one === latest[i + 1]);
  return pair === false ? -1 : 0;
}

/** Every way that may lead on from a round of which the first puzzles have become this. */
export function waysAhead({ end, steps }, results) {
  const rest = results.length < steps.length ? [true, false] : [true];
  const so = results.map((one) => one === 'clean');
  const found = rest.map((clean) => [...so, ...Array(steps.length - so.length).fill(clean)].reverse());
  return [...new Set(found.map((clean) => findDirection(clean, end)))].map((direction) => end.onward[direction][0]);
}

/** What the end of a round says; `work` is what the class of a pupil is asked to do next. */
export function ending({ end, steps }, results, work) {
  const count = (state) => results.filter((one) => one === state).length;
  const open = count('open');
  let ways = end.onward[findDirection(results.map((one) => one === 'clean').reverse(), end)];
  if (open) ways = [{ url: steps[results.indexOf('open')].url, title: end.go_on, text: end.open[open] }, ways[0]];
  else if (work) ways = [work, ways[0]];
  return {
    title: end.solved[count('clean')],
    said: [count('clean') >= end.enough && !open ? end.goal : '', end.back[count('met')], end.note].filter(Boolean),
    discs: results.map((state, i) => ({ url: steps[i].url, state, drawn: end.drawn[state], text: end.discs[state].replace('{n}', i + 1) })),
    ways: [...ways, end.all],
    columns: end.columns,
  };
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same as round-done.html; `heading`, what is said and the drawings are HTML already. */
export function drawn({ title, said, discs, ways, columns }, heading) {
  const places = discs.map((disc) => `<li><a href="${disc.url}" class="${disc.state}"><svg viewBox="-6 -6 12 12" aria-hidden="true">${disc.drawn}</svg><span class="vh">${disc.text}</span></a></li>`);
  const onward = ways.map((way, i) => `<a href="${way.url}"${i ? '' : ' class="first"'}><strong>${escaped(way.title)}</strong><span>${escaped(way.text)}</span></a>`);
  const told = said.map((sentence) => `<p>${sentence}</p>`).join('');
  const text = said.length ? `<div class="text">${told}</div>` : '';
  return `<ol class="results by-${columns}">${places.join('')}</ol><p class="kicker"><b>${heading}</b></p><h1 tabindex="-1">${title}</h1>${text}<div class="onward">${onward.join('')}</div>`;
}
