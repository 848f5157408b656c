import { useEffect } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { savesData } from '#browser/saves-data.ts';
import { whenIdle } from '#browser/when-idle.ts';

/**
 * Fetches the code of a dialog that a reader of this page is likely to open, once the page is idle; not where the browser
 * is set to save data.
 * @param load must be the same function every time (a constant of the module)
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!savesData()) void whenIdle().then(() => loadOptional(load));
  }, [load]);
}
