import { isOwnerHere, onOwnerHint } from '#browser/owner-hint.ts';
import { paths } from '#shared/paths.ts';
import styles from './edit-link.module.css';

const messages = {
  landmark: 'Editing',
  page: 'Edit this page',
  text: 'Edit this text',
} as const;

/** What a reader takes for one piece of text. */
const textBlocks = 'p, li, h1, h2, h3, h4, dt, dd, th, td, caption, figcaption, blockquote, pre';
const controls = 'a, button, input, select, textarea, label, summary, [role="button"], dialog';
/** Numbers of sources, and what only screen readers are told, are no part of the text that is stored. */
const notStored = 'sup, .visually-hidden';

/**
 * Shows the signed-in owner a link to the editor of the page that is open, or of the text that was pressed on it.
 * @param isEditable whether the owner can change anything on the page at a path
 */
export function startEditLink(isEditable: (pathname: string) => boolean): void {
  const link = document.createElement('a');
  link.className = styles['link'] ?? '';
  // A landmark of its own: it belongs to no part of the page.
  const navigation = document.createElement('nav');
  navigation.ariaLabel = messages.landmark;
  navigation.append(link);
  document.body.append(navigation);
  let pressed: Element | null = null;
  let shownAt = '';

  function update(): void {
    const { pathname } = window.location;
    if (pathname !== shownAt || pressed?.isConnected === false) press(null);
    shownAt = pathname;
    link.hidden = !isOwnerHere() || !isEditable(pathname);
    link.textContent = pressed ? messages.text : messages.page;
    const asked = new URLSearchParams({ on: pathname, ...(pressed && { text: textOf(pressed) }) });
    link.href = `${paths.ownerSite}?${asked.toString()}`;
  }
  function press(block: Element | null): void {
    pressed?.removeAttribute('data-pressed');
    pressed = block;
    pressed?.setAttribute('data-pressed', '');
  }

  document.addEventListener('click', ({ target }) => {
    if (link.hidden || !(target instanceof Element) || target.closest(controls)) return;
    const block = target.closest('main') ? target.closest(textBlocks) : null;
    press(block !== null && textOf(block) !== '' ? block : null);
    update();
  });
  // The router changes the page without a document: whatever it renders may be another page.
  const app = document.getElementById('app');
  if (app) {
    new MutationObserver(() => {
      if (window.location.pathname !== shownAt) update();
    }).observe(app, { childList: true, subtree: true });
  }
  onOwnerHint(update);
  update();
}

/** The start of a text, enough to find it. */
function textOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll(notStored)) other.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 180);
}
