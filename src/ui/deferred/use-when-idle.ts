import { useEffect, useState } from 'react';

/** For a page that is never idle. */
const timeoutMs = 2_500;
/** Delay where the browser has no `requestIdleCallback` (Safari). */
const guessMs = 500;

/** False until the browser is idle after the first render. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(begin, { timeout: timeoutMs });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(begin, guessMs);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
