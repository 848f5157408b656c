import { useEffect } from 'react';
import { scrollToAnchor } from '#browser/scroll-to-anchor.ts';

/** The page has settled by then: its 0.3 s arrival is over. */
const scrollDelayMs = 300;

/** Scrolls smoothly to the element with an id, 300 ms after the page has come; an unknown id leaves the page alone. */
export function useScrollToSection(id: string | null): void {
  useEffect(() => {
    if (id === null || id === '') return undefined;
    const timer = setTimeout(() => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollToAnchor(id, isStill ? 'instant' : 'smooth');
    }, scrollDelayMs);
    return () => clearTimeout(timer);
  }, [id]);
}
