import { useEffect } from 'react';

/** Says in the title of the page that something has to be corrected, which a screen reader reads first. */
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
