import { useCallback, useEffect, useRef } from 'react';

/** Answers a signal that is aborted once the visitor has left the form, for what continues without it. */
export function useUnmountSignal(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    current.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => current.current?.signal ?? AbortSignal.abort(), []);
}
