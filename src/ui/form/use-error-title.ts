import { useEffect } from 'react';

/** Puts "Error" in the page's title, which a screen reader reads first. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined;
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasProblems]);
}
