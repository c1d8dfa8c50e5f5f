// Sends the editor's form without leaving the page: each tap is answered by the server, which knows the rules.

import { find, findAll, near } from '../common/find.js';

/** @typedef {HTMLInputElement | HTMLButtonElement | HTMLSelectElement} Field */

const main = find(document, 'main');

/** @returns {HTMLFormElement} */
const formHere = () => find(main, '[data-editor]');

/**
 * Show the page that the server made from the form; the focus stays where it was, and the draft is saved.
 * @param {string} html
 */
function show(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fresh = page.querySelector('main');
  if (!fresh) return;
  if (!fresh.querySelector('[data-editor]')) { // signed out, say: the page that tells so carries the form on
    document.body.replaceWith(document.adoptNode(page.body));
    return;
  }
  const { name, value } = /** @type {Partial<Field>} */ (document.activeElement ?? {});
  const chosen = new FormData(formHere());
  main.replaceChildren(...document.importNode(fresh, true).childNodes);
  const form = formHere();
  choose(form, chosen);
  form.dispatchEvent(new Event('input', { bubbles: true }));
  if (!name) return;
  /** @type {Field[]} */
  const alike = findAll(main, `[name="${CSS.escape(name)}"]`);
  const same = alike.find((element) => element.value === value) || alike[0];
  if (same) same.focus({ preventScroll: true });
}

/**
 * What was chosen or typed while the server answered stays as it is.
 * @param {HTMLFormElement} form
 * @param {FormData} chosen
 */
function choose(form, chosen) {
  for (const field of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
    if (field.type === 'radio') field.checked = chosen.get(field.name) === field.value;
    else if (field.matches('select, input:not([type=hidden])')) {
      const before = field.value;
      field.value = String(chosen.get(field.name) ?? '');
      if (!field.value && field.matches('select')) field.value = before; // another game asks other things
    }
  }
}

let last = Promise.resolve();

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} pressed
 */
async function send(form, pressed) {
  const data = new FormData(form, pressed);
  const answer = await fetch(form.action, { method: 'POST', body: data });
  if (answer.redirected && new URL(answer.url).pathname !== location.pathname) {
    form.dispatchEvent(new Event('taken', { bubbles: true }));
    location.assign(answer.url);
  } else show(await answer.text());
}

main.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches('[data-editor]') || event.submitter?.hasAttribute('formaction')) return; // another language takes the form along
  event.preventDefault();
  const { name, value } = /** @type {Partial<Field>} */ (event.submitter ?? {});
  // A tap waits for the one before it, and is then made on the newest form.
  last = last.then(() => {
    const now = formHere();
    const fields = /** @type {Field[]} */ ([...now.elements]);
    return send(now, (name && fields.find((one) => one.name === name && one.value === value)) || null);
  }).catch(() => form.submit());
});

main.addEventListener('drafted', () => check());
main.addEventListener('change', (event) => { if (near(event, '[data-editor] :is(select, [name=side])')) check(); });

function check() {
  const form = formHere();
  form.requestSubmit(find(form, '[name=check]'));
}
