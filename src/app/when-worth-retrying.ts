import { Minute } from '#shared/time.ts';

/** Resolves when the browser is online again, when the page is hidden or shown, or after a minute. */
export function whenWorthRetrying(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stop, Minute.ms);
    window.addEventListener('online', stop, listening);
    document.addEventListener('visibilitychange', stop, listening);
  });
}
