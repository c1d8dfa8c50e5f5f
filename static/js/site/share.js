// Shares a text by the device's own share dialog; else copies it, and shows it. Without this script a press opens the text
// and its QR code, or their page.

import { find, near } from '../common/find.js';

/** The field with the text to share. @param {ParentNode} box @returns {HTMLTextAreaElement} */
const fieldOf = (box) => find(box, '[data-what]');

/**
 * Select the text, copy it, and say so; returns whether it was copied.
 * @param {Element} box
 */
async function copy(box) {
  const field = fieldOf(box);
  const note = find(box, '[data-copied]');
  field.focus();
  field.select();
  let copied = false;
  try {
    // Over plain http there is no clipboard, but a selected text can be copied.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    copied = navigator.clipboard ? true : document.execCommand('copy');
  } catch { /* it stays marked */ }
  note.textContent = (copied && note.dataset.said) || '';
  return copied;
}

/**
 * Open the device's share dialog; returns whether that is all to do.
 * @param {string} title
 * @param {string} what
 */
async function offer(title, what) {
  if (!navigator.share) return false;
  try {
    await navigator.share(/^https?:\S+$/.test(what) ? { title, url: what } : { title, text: what });
    return true;
  } catch (refused) {
    return /** @type {Error} */ (refused).name === 'AbortError';
  }
}

/**
 * The text and QR code of the page to which a link for sharing leads; without a network, only the address.
 * @param {HTMLAnchorElement} link
 */
async function boxOf(link) {
  if (link.dataset.shareLink) {
    const { pathname, search } = new URL(/** @type {HTMLAnchorElement} */ (find(document, '[data-link]')).href);
    link.search = String(new URLSearchParams({ to: pathname + search }));
  }
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return document.adoptNode(find(page, '.share-box'));
  } catch {
    /** @type {HTMLTemplateElement} */
    const template = find(/** @type {HTMLElement} */ (link.parentElement), 'template');
    const box = find(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), '*');
    fieldOf(box).value = location.origin + new URLSearchParams(link.search).get('to');
    return box;
  }
}

/** @param {HTMLDetailsElement} details */
async function pressed(details) {
  if (await offer(details.dataset.title ?? '', fieldOf(details).value)) return;
  details.open = true;
  await copy(details);
}

/** @param {HTMLAnchorElement} link */
async function followed(link) {
  const box = await boxOf(link);
  if (await offer(document.title, fieldOf(box).value)) return;
  const around = /** @type {HTMLElement} */ (link.closest('ul'));
  if (around.nextElementSibling?.matches('.share-box')) around.nextElementSibling.remove();
  around.after(box);
  await copy(box);
}

document.addEventListener('click', (event) => {
  const box = near(event, '[data-what]')?.closest('.share-box');
  if (box) copy(box); // one tap marks all of it
  const summary = near(event, '[data-share] > summary');
  /** @type {HTMLAnchorElement | null} */
  const link = near(event, 'a[data-share-link]');
  const details = /** @type {HTMLDetailsElement | null | undefined} */ (summary?.parentElement);
  if (details && !details.open) {
    event.preventDefault();
    pressed(details);
  } else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault(); // before main.js asks whether the page can be left
    followed(link);
  }
}, { capture: true });
