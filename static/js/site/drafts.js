// Drafts: what is typed, chosen or drawn in a form stays until the server has accepted it: through a reload, going back,
// another language, an error, and an expired sign-in. The drafts of the last forms are stored as long as the tab is open.

import { findAll } from '../common/find.js';

/** @typedef {Record<string, string[]>} Values */
/** @typedef {{ fields: Values, sent?: boolean }} Draft */
/** @typedef {import('../common/memory.js').Store} Store */
/** @typedef {HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>} Field what the elements of a form have in common; a select has options */

const KEY = 'drafts';
const MOST = 100_000; // characters
const FORMS = 8;

/**
 * The stored drafts by form: the fields, and whether they were sent; the form changed last comes last.
 * @param {Store} storage
 * @returns {Record<string, Draft>}
 */
export function read(storage) {
  try {
    const drafts = JSON.parse(storage().getItem(KEY) ?? '{}');
    /** @param {[string, Draft]} entry */
    const isDraft = ([, draft]) => draft && typeof draft.fields === 'object' && draft.fields;
    return Object.fromEntries(Object.entries(drafts || {}).filter(isDraft));
  } catch { // forbidden or damaged storage
    return {};
  }
}

/**
 * Store the draft of a form; null deletes it. With `aside`, as for a sign-in, it does not become the last one: after
 * signing in again the reader comes back to the form before it.
 * @param {string} name
 * @param {Draft | null} draft
 * @param {Store} storage
 */
export function write(name, draft, storage, aside = false) {
  const { [name]: _, ...others } = read(storage);
  const row = draft ? [[name, draft]] : [];
  const rest = Object.entries(others).slice(1 - FORMS);
  const rows = aside ? [...row, ...rest] : [...rest, ...row];
  while (JSON.stringify(rows).length > MOST) rows.shift();
  try {
    storage().setItem(KEY, JSON.stringify(Object.fromEntries(rows)));
  } catch { /* forbidden or full: it stays as long as the page */ }
}

/**
 * Delete all drafts: a reader who signs out leaves nothing typed to the next one.
 * @param {Store} storage
 */
export function clear(storage) {
  try {
    storage().removeItem(KEY);
  } catch { /* forbidden: nothing was kept */ }
}

/**
 * The name of a form in every language: the address of its page without the language, and its place there.
 * @param {string} pathname
 * @param {string} language
 * @param {number} place
 */
export const nameOf = (pathname, language, place) => pathname.replace(`/${language}/`, '/') + '#' + place;

/**
 * The fields of a draft to fill in; null if it was sent and accepted, unless the reader has gone back to the form.
 * @param {Draft | undefined} draft
 * @param {boolean} cameBack
 */
export const wanted = (draft, cameBack) => (draft && (cameBack || !draft.sent) ? draft.fields : null);

/** @param {Field} field */
const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';

/**
 * The fields of a form that are stored: no secrets and no files; hidden ones only if a script draws with them.
 * @param {HTMLFormElement} form
 */
function fieldsOf(form) {
  const left = form.dataset.draft === 'all' ? /^(password|file|submit|button)$/ : /^(password|file|submit|button|hidden)$/;
  return /** @type {Field[]} */ ([...form.elements]).filter(({ name, type }) => name && !left.test(type));
}

/**
 * The values of a form, by the names of its fields.
 * @param {Field[]} fields
 */
export function valuesOf(fields) {
  /** @type {Values} */
  const values = {};
  fields.forEach((field) => {
    values[field.name] ||= [];
    if (!isChoice(field) || field.checked) values[field.name].push(field.value);
  });
  return values;
}

/**
 * Whether a script draws what the fields of its form hold; then empty fields are stored too.
 * @param {Field} field
 */
const isDrawn = ({ form }) => form && form.dataset.draft === 'all';

/**
 * Whether a field has the value with which the page came; else the reader has changed it already.
 * @param {Field} field
 */
function isUntouched(field) {
  if (field.type === 'radio') return true; // what was chosen here wins over what this device suggests
  if (isChoice(field)) return field.checked === field.defaultChecked;
  if (field.options) return [...field.options].every((option) => option.selected === option.defaultSelected) || !field.querySelector('[selected]');
  return field.type === 'hidden' || field.value === field.defaultValue;
}

/**
 * Fill in stored values; returns whether anything has changed.
 * @param {Field[]} fields
 * @param {Values} values
 */
export function fill(fields, values) {
  const before = JSON.stringify(valuesOf(fields));
  /** @type {Record<string, number>} */
  const seen = {};
  fields.filter(isUntouched).forEach((field) => {
    const kept = values[field.name];
    if (!Array.isArray(kept)) return;
    if (isChoice(field)) {
      field.checked = kept.includes(field.value);
      return;
    }
    seen[field.name] = (seen[field.name] ?? -1) + 1;
    const value = kept[seen[field.name]];
    const fits = !field.options || [...field.options].some((option) => option.value === value);
    if (typeof value === 'string' && fits && (value || field.options || isDrawn(field))) field.value = value;
  });
  return JSON.stringify(valuesOf(fields)) !== before;
}

/** @param {Store} storage */
function start(storage) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const cameBack = visit && visit.type === 'back_forward';
  /** @returns {HTMLFormElement[]} */
  const forms = () => findAll(document, 'form[data-draft]');
  /** @param {HTMLFormElement} form */
  const named = (form) => nameOf(location.pathname, document.documentElement.lang, forms().indexOf(form));
  /**
   * @param {HTMLFormElement} form
   * @param {boolean} sent
   */
  const keep = (form, sent) => write(
    named(form), { sent, fields: valuesOf(fieldsOf(form)) }, storage, form.dataset.draft === 'aside');
  const refused = document.querySelector('main [role=alert]');
  /**
   * @param {EventTarget | null} target
   * @returns {target is HTMLFormElement}
   */
  const isDraft = (target) => target instanceof Element && target.matches('form[data-draft]');
  forms().forEach((form) => {
    const draft = read(storage)[named(form)];
    const before = wanted(draft, cameBack);
    if (!draft) return;
    if (before && fill(fieldsOf(form), before)) {
      form.dispatchEvent(new Event('drafted', { bubbles: true }));
      for (let part = form.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true;
    }
    if (before || refused) keep(form, false); // a page that refuses a form shows what was sent
    else write(named(form), null, storage);
  });
  ['input', 'change'].forEach((kind) => addEventListener(kind, ({ target }) => {
    const form = isDraft(target) ? target : /** @type {Field} */ (target).form;
    if (isDraft(form)) keep(form, false);
  }));
  addEventListener('submit', ({ target, defaultPrevented }) => isDraft(target) && keep(target, !defaultPrevented));
  addEventListener('submit', ({ target }) => 'ends' in /** @type {HTMLElement} */ (target).dataset && clear(storage));
  addEventListener('taken', ({ target }) => isDraft(target) && keep(target, true)); // a script has sent it
  /** @type {HTMLButtonElement[]} */ (findAll(document, 'button[form=sent]')).forEach((language) => language.addEventListener('click', (event) => {
    event.preventDefault(); // the draft stored here is newer than the form that was sent
    location.assign(language.formAction);
  }));
  if (!document.querySelector('[data-not-taken]')) return;
  const last = Object.entries(read(storage)).at(-1);
  if (!last) return;
  write(last[0], { ...last[1], sent: false }, storage);
  addEventListener('submit', ({ target }) => 'takes' in /** @type {HTMLElement} */ (target).dataset && write(last[0], { ...last[1], sent: true }, storage));
}

if (globalThis.document) start(() => sessionStorage);
