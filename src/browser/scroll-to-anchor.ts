/**
 * Brings a place of the page into view and lets the next Tab continue from there, as a browser does with an anchor of a
 * page that it loads itself. A folded answer is open on arrival.
 * @param id of the element; one that is not there leaves the page alone
 */
export function scrollToAnchor(id: string, behavior: ScrollBehavior = 'auto'): void {
  const place = document.getElementById(id);
  if (!place) return;
  if (place instanceof HTMLDetailsElement) place.open = true;
  // What lies between would take its own height on the way, and the place would not be where the way was to end.
  document.documentElement.dataset['atAnchor'] = '';
  place.scrollIntoView({ behavior });
  focusAnchor(place, { preventScroll: true });
}

/** Leads the focus to a place, which may be text that nobody presses; the next Tab continues from there. */
export function focusAnchor(place: HTMLElement, options?: FocusOptions): void {
  // What has no place in the order of Tab gets the focus all the same, for as long as it keeps it.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.dataset['place'] = '';
  place.focus(options);
}

/** Leads the focus to the heading of the part that an element stands in: what had it there is gone. */
export function focusHeadingOf(element: Element | null): void {
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2, h3');
  if (heading) focusAnchor(heading);
}

/**
 * The id that the fragment of an address names.
 * @param hash as in `location.hash`
 */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
