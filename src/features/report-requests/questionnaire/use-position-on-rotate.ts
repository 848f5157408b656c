import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Elements that mark a reading position: a question, a line of the review, a heading. */
const anchors = '[data-field], dl > div, li, h4';
/** An element of which less than this is visible counts as scrolled past. */
const minVisiblePx = 24;

/**
 * Keeps the reading position when a phone is rotated: in portrait, the questions scroll between header and footer; on a
 * low screen the whole sheet scrolls, and the two have separate scroll positions.
 * @param heading the heading of the step
 */
export function usePositionOnRotate(
  scroller: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    let scrollsItself = isScroller(current);
    let anchor: Element | null = null;
    const remember = () => {
      anchor = anchorIn(current, heading.current);
    };
    const restore = () => {
      if (isScroller(current) === scrollsItself) return;
      scrollsItself = !scrollsItself;
      anchor?.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    const listeners = new AbortController();
    // In the capture phase, because scroll events do not bubble and the sheet scrolls as well.
    const options = { capture: true, passive: true, signal: listeners.signal };
    document.addEventListener('scroll', remember, options);
    document.addEventListener('focusin', remember, options);
    // Fires before the scroll events that the rotation causes.
    window.addEventListener('resize', restore, { signal: listeners.signal });
    return () => listeners.abort();
  }, [scroller, heading]);
}

function isScroller(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY !== 'visible';
}

/**
 * The focused question if it is visible, otherwise the first visible anchor of the step; null while the heading of the
 * step is still visible.
 */
function anchorIn(scroller: HTMLElement, heading: HTMLElement | null): Element | null {
  const top = Math.max(0, scroller.getBoundingClientRect().top);
  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top + minVisiblePx && box.top < window.innerHeight;
  };
  const focused = document.activeElement?.closest('[data-field]');
  if (focused && scroller.contains(focused) && isVisible(focused)) return focused;
  const step = heading?.parentElement;
  if (!heading || !step || heading.getBoundingClientRect().top >= top) return null;
  return [...step.querySelectorAll(anchors)].find(isVisible) ?? null;
}
