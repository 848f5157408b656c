import { useEffect, useState } from 'react';

/** A section counts as being read when it crosses the upper third of the screen: part of its height. */
const readingLine = 0.3;

/** Id of the section that is being read, or null above the first one and on the server. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = () => key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * readingLine;
      const read = sections()
        .filter((section) => section.getBoundingClientRect().top <= line)
        .at(-1);
      setCurrent(read?.id ?? null);
    };
    const observer = new IntersectionObserver(find, {
      rootMargin: `-${readingLine * 100}% 0px ${readingLine * 100 - 99}% 0px`,
    });
    for (const section of sections()) observer.observe(section);
    // A jump over all sections, to the top or past the last one, crosses no line.
    document.addEventListener('scrollend', find);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', find);
    };
  }, [key]);
  return current;
}
