// What is typed in a form stays until it has been taken: through a reload, a way back, another language, an error, and a
// sign-in that ran out. It is kept as long as the tab, one form at a time.

const KEY = 'draft';
const MOST = 100_000; // characters

/** What is kept, where it was typed on this page or another. */
export function read(storage) {
  try {
    const draft = JSON.parse(storage().getItem(KEY));
    return draft && typeof draft.path === 'string' && typeof draft.fields === 'object' ? draft : null;
  } catch { // forbidden or damaged storage
    return null;
  }
}

/** Keep it; null forgets it. */
export function write(draft, storage) {
  const text = JSON.stringify(draft);
  try {
    if (draft && text.length <= MOST) storage().setItem(KEY, text);
    else storage().removeItem(KEY);
  } catch { /* forbidden or full: it stays as long as the page */ }
}

/** The address of a page in any language. */
export const pathOf = (pathname, language) => pathname.replace(`/${language}/`, '/');

/** What is to be filled in at an address; what was sent and led on has been taken, unless the reader has come back. */
export const wanted = (draft, path, cameBack) => (draft && draft.path === path && (cameBack || !draft.sent) ? draft.fields : null);

/** Keep what is typed in a form, and fill in what was typed before. */
function follow(form, path, storage) {
  const [visit] = performance.getEntriesByType('navigation');
  const fields = [...form.elements].filter(({ name, type }) => name && /^text/.test(type));
  const known = read(storage);
  const before = wanted(known, path, visit && visit.type === 'back_forward');
  const keep = (sent) => write({ path, sent, fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])) }, storage);
  if (before) {
    fields.filter((field) => field.value === field.defaultValue && before[field.name]).forEach((field) => { field.value = before[field.name]; });
    keep(false);
  } else if (known && known.path === path) write(null, storage);
  form.addEventListener('input', () => keep(false));
  form.addEventListener('submit', () => keep(true));
}

if (globalThis.document) {
  const storage = () => sessionStorage;
  const form = document.querySelector('form[data-draft]');
  if (form) follow(form, pathOf(location.pathname, document.documentElement.lang), storage);
  const draft = read(storage);
  if (draft && document.querySelector('[data-not-taken]')) {
    write({ ...draft, sent: false }, storage);
    addEventListener('submit', ({ target }) => 'takes' in target.dataset && write({ ...draft, sent: true }, storage));
  }
}
