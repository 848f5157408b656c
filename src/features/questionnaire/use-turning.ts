import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What a reader is at: a question, a line of the review, a heading. */
const places = '[data-field], dl > div, li, h4';
/** What shows less than this is as good as past. */
const leastPx = 24;

/**
 * Keeps what somebody is at in sight when the phone is turned: upright the questions scroll between head and foot, on
 * a low screen the sheet does as a whole, and neither knows how far the other had come.
 * @param heading that of the step
 */
export function useTurning(
  scroller: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    let scrollsItself = isScroller(current);
    let place: Element | null = null;
    const look = () => {
      place = placeIn(current, heading.current);
    };
    const keep = () => {
      if (isScroller(current) === scrollsItself) return;
      scrollsItself = !scrollsItself;
      place?.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    const watch = new AbortController();
    // The sheet round it scrolls too; scrolling does not bubble, and is told once a frame.
    const options = { capture: true, passive: true, signal: watch.signal };
    document.addEventListener('scroll', look, options);
    document.addEventListener('focusin', look, options);
    // Comes before the scrolling that the turn itself brings.
    window.addEventListener('resize', keep, { signal: watch.signal });
    return () => watch.abort();
  }, [scroller, heading]);
}

function isScroller(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY !== 'visible';
}

/**
 * The focused question where it is in sight, otherwise the first place of the step that is; none before anything was
 * scrolled away.
 */
function placeIn(scroller: HTMLElement, heading: HTMLElement | null): Element | null {
  const top = Math.max(0, scroller.getBoundingClientRect().top);
  const isInSight = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top + leastPx && box.top < window.innerHeight;
  };
  const focused = document.activeElement?.closest('[data-field]');
  if (focused && scroller.contains(focused) && isInSight(focused)) return focused;
  const step = heading?.parentElement;
  if (!heading || !step || heading.getBoundingClientRect().top >= top) return null;
  return [...step.querySelectorAll(places)].find(isInSight) ?? null;
}
