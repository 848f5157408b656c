import { useRef } from 'react';

/** Ignores calls while one is running: a form submitted twice at once would be two requests. */
export function useIgnoreWhileBusy(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
