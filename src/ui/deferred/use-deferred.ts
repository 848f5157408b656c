import { startTransition, useEffect, useState } from 'react';

/** Code that is loaded after the page. */
export type Deferred<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; retry: () => void };

/**
 * Loads code in an effect, never while rendering, so that the server's HTML and the first render agree.
 * @param load must be the same function every time (a constant of the module)
 * @param isWanted nothing is loaded before this is true
 */
export function useDeferred<Value>(load: () => Promise<Value>, isWanted = true): Deferred<Value> {
  const [state, setState] = useState<Deferred<Value>>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    async function start() {
      try {
        const value = await load();
        // As a transition: the reader may be doing something else by now.
        if (isCurrent) startTransition(() => setState({ kind: 'ready', value }));
      } catch {
        if (isCurrent) setState({ kind: 'failed', retry: () => void start() });
      }
    }
    if (isWanted) void start();
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return state;
}
