import { useEffect, useState } from 'react';

/**
 * The current time, for text that depends on it.
 * @param everyMs how often it is updated; null: never
 */
export function useNow(everyMs: number | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (everyMs === null) return undefined;
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
