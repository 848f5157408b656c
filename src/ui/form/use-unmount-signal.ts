import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that gives a signal which is aborted when the form is unmounted, for work that continues without
 * it.
 */
export function useUnmountSignal(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    current.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => current.current?.signal ?? AbortSignal.abort(), []);
}
