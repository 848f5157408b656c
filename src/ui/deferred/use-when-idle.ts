import { useEffect, useState } from 'react';

/** The latest moment, for a page that is never idle. */
const timeoutMs = 2_500;
/** Where the browser cannot say that it is idle (Safari). */
const guessMs = 500;

/** False until the page has had time for what is in view. */
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
