import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the element overflows, so that it must be focusable for the keyboard to scroll it. */
export function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setIsScrolling(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return isScrolling;
}
