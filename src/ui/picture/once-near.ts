/** A picture begins to load when a tenth of it is within 50 px of the screen. */
const observed = { threshold: 0.1, rootMargin: '50px' } as const;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Tells once that an element has come near the screen. One observer for all of them: a page of sixty pictures is looked
 * over once a frame.
 * @returns stops waiting
 */
export function onceNear(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      const tellThis = waiting.get(entry.target);
      forget(entry.target);
      tellThis?.();
    }
  }, observed);
  waiting.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
