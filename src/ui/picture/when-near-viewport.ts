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
export function whenNearViewport(element: Element, onNear: () => void): () => void {
  observer ??= startWatching();
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

function startWatching(): IntersectionObserver {
  // The page is printed as it is when this listener returns.
  window.addEventListener('beforeprint', () => flushSync(() => waiting.forEach(notify)));
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) notify(waiting.get(target), target);
  }, observed);
}

function notify(onNear: (() => void) | undefined, element: Element): void {
  forget(element);
  onNear?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
