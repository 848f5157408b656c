import { useEffect, useState } from 'react';

/** A section counts as being read when it crosses the upper third of the screen. */
const readingLine = { rootMargin: '-30% 0px -69% 0px' } as const;

/** Id of the section that is being read, or null above the first one and on the server. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.findLast((entry) => entry.isIntersecting);
      if (entered) setCurrent(entered.target.id);
    }, readingLine);
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
