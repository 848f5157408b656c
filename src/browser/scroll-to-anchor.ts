import { isNativeDialogOpen } from './open-dialogs.ts';

/**
 * Scrolls to an element and moves the focus there, so that the next Tab continues from it, as a browser does with the
 * fragment of a page it loads; an open native dialog keeps the focus. Opens a closed `<details>`.
 * @param id of the element; does nothing when there is none
 */
export function scrollToAnchor(id: string, behavior: ScrollBehavior = 'auto'): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  // Blocks in between would be laid out while scrolling, and the element would move.
  document.documentElement.dataset['atAnchor'] = '';
  target.scrollIntoView({ behavior });
  if (!isNativeDialogOpen()) focusAnchor(target, { preventScroll: true });
}

/** Focuses an element that may be plain text; the next Tab continues from there. */
export function focusAnchor(place: HTMLElement, options?: FocusOptions): void {
  // An element outside the tab order is made focusable until it loses the focus.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.dataset['focusTarget'] = '';
  place.focus(options);
}

/** Focuses the heading of the section around an element whose focused control has gone. */
export function focusHeadingOf(element: Element | null): void {
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2, h3');
  if (heading) focusAnchor(heading);
}

/**
 * The id in the fragment of an address.
 * @param hash as in `location.hash`
 */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
