import { useEffect } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { savesData } from '#browser/saves-data.ts';
import { useWhenIdle } from './use-when-idle.ts';

/** What somebody who reads the page does first. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Fetches code of a window that the reader of this page is likely to open, when nothing else is to be done: at once where
 * the worker has it on the device; elsewhere once somebody has touched the page or come to it by a link, and not where the
 * browser is told to save data.
 * @param load must be the same function every time (a constant of the module)
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  const isIdle = useWhenIdle();
  useEffect(() => {
    const isOnDevice = Boolean(navigator.serviceWorker?.controller);
    if (!isIdle || (savesData() && !isOnDevice)) return undefined;
    const fetch = () => {
      stopListening();
      void loadOptional(load);
    };
    const stopListening = () => {
      for (const sign of signs) window.removeEventListener(sign, fetch);
    };
    const activation: UserActivation | undefined = navigator.userActivation;
    if (isOnDevice || activation?.hasBeenActive === true) fetch();
    else for (const sign of signs) window.addEventListener(sign, fetch, { passive: true });
    return stopListening;
  }, [isIdle, load]);
}
