import { flushSync } from 'react-dom';

/** A picture starts to load when a tenth of it is within 50 px of the screen. */
const observed = { threshold: 0.1, rootMargin: '50px' } as const;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Calls back once, when an element is near the viewport or the page is printed. One observer for all of them, since a
 * page may have sixty pictures.
 * @returns stops waiting
 */
export function whenNearViewport(element: Element, tell: () => void): () => void {
  observer ??= startWatching();
  waiting.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}

function startWatching(): IntersectionObserver {
  // The page is printed as it is when this listener returns.
  window.addEventListener('beforeprint', () => flushSync(() => waiting.forEach(arrive)));
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) arrive(waiting.get(target), target);
  }, observed);
}

function arrive(tell: (() => void) | undefined, element: Element): void {
  forget(element);
  tell?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
