// Passes something on: to what the device shares with; else it copies it, and it stands there to be read.
// Without this script a press opens the text and its QR code, or leads to their page.

const FIELD = '[data-what]';

/** Mark the text, copy it, and say so; true when it was copied. */
async function copy(box) {
  const field = box.querySelector(FIELD);
  const told = box.querySelector('[data-copied]');
  field.focus();
  field.select();
  let copied = false;
  try {
    // Over plain http there is no clipboard, but what is marked may be copied.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    copied = navigator.clipboard ? true : document.execCommand('copy');
  } catch { /* it stays marked */ }
  told.textContent = copied ? told.dataset.said : '';
  return copied;
}

/** Offer it to other apps; true when nothing more is to be done. */
async function offer(title, what) {
  if (!navigator.share) return false;
  try {
    await navigator.share(/^https?:\S+$/.test(what) ? { title, url: what } : { title, text: what });
    return true;
  } catch (refused) {
    return refused.name === 'AbortError';
  }
}

/** What stands on the page that a link to share leads to; without a network, the address as it is known here. */
async function boxOf(link) {
  if (link.dataset.shareLink) {
    const { pathname, search } = new URL(document.querySelector('[data-link]').href);
    link.search = new URLSearchParams({ to: pathname + search });
  }
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return document.adoptNode(page.querySelector('.share-box'));
  } catch {
    const box = link.parentElement.querySelector('template').content.cloneNode(true).firstElementChild;
    box.querySelector(FIELD).value = location.origin + new URLSearchParams(link.search).get('to');
    return box;
  }
}

async function pressed(details) {
  if (await offer(details.dataset.title, details.querySelector(FIELD).value)) return;
  details.open = true;
  await copy(details);
}

async function followed(link) {
  const box = await boxOf(link);
  if (await offer(document.title, box.querySelector(FIELD).value)) return;
  const around = link.closest('ul');
  if (around.nextElementSibling?.matches('.share-box')) around.nextElementSibling.remove();
  around.after(box);
  await copy(box);
}

document.addEventListener('click', (event) => {
  const summary = event.target.closest('[data-share] > summary');
  const link = event.target.closest('a[data-share-link]');
  if (summary && !summary.parentElement.open) {
    event.preventDefault();
    pressed(summary.parentElement);
  } else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault(); // before main.js asks whether the page can be left
    followed(link);
  }
}, { capture: true });
