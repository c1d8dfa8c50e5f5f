// Sends the editor's form without leaving the page: each tap is answered by the server, which knows the rules.

const main = document.querySelector('main');

/** Show the page that the server made of the form; what had the focus has it again, and the draft is kept. */
function show(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fresh = page.querySelector('main');
  if (!fresh) return;
  if (!fresh.querySelector('[data-editor]')) { // signed out, say: the page that tells so carries the form on
    document.body.replaceWith(document.adoptNode(page.body));
    return;
  }
  const held = document.activeElement;
  const name = held?.name;
  const value = held?.value;
  const chosen = new FormData(main.querySelector('[data-editor]'));
  main.replaceChildren(...document.importNode(fresh, true).childNodes);
  const form = main.querySelector('[data-editor]');
  choose(form, chosen);
  form.dispatchEvent(new Event('input', { bubbles: true }));
  if (!name) return;
  const alike = [...main.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  const same = alike.find((element) => element.value === value) || alike[0];
  if (same) same.focus({ preventScroll: true });
}

/** What was chosen or typed while the server answered stays as it is. */
function choose(form, chosen) {
  for (const field of form ? form.elements : []) {
    if (field.type === 'radio') field.checked = chosen.get(field.name) === field.value;
    else if (field.matches('select, input:not([type=hidden])')) field.value = chosen.get(field.name);
  }
}

let last = Promise.resolve();

async function send(form, pressed) {
  const data = new FormData(form, pressed);
  const answer = await fetch(form.action, { method: 'POST', body: data });
  if (answer.redirected && new URL(answer.url).pathname !== location.pathname) {
    form.dispatchEvent(new Event('taken', { bubbles: true }));
    location.assign(answer.url);
  } else show(await answer.text());
}

main.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-editor]')) return;
  event.preventDefault();
  const name = event.submitter?.name;
  const value = event.submitter?.value;
  // A tap waits for the one before it, and is then pressed on the form as it stands by then.
  last = last.then(() => {
    const now = main.querySelector('[data-editor]');
    const pressed = name ? [...now.elements].find((one) => one.name === name && one.value === value) : null;
    return send(now, pressed);
  }).catch(() => form.submit());
});

main.addEventListener('drafted', ({ target }) => target.requestSubmit(target.querySelector('[name=check]')));
main.addEventListener('change', ({ target }) => {
  const form = target.closest('[data-editor]');
  if (form && target.matches('select, [name=side]')) form.requestSubmit(form.querySelector('[name=check]'));
});
