import { Minute } from '#shared/time.ts';

/** Resolves with a network, with a reader who leaves or comes back, or after a minute. */
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
