import { Second } from '#shared/time.ts';

/** Question of the page whether every file of the program is on the device. */
export const programKeptQuestion = 'IS_PROGRAM_KEPT';

/** A worker that has to be started first needs a moment. */
const patienceMs = 5 * Second.ms;

/**
 * Asks the worker of this page whether every file of its version is here; it brings what is missing, and says no until
 * it has come. False where no worker answers. Never throws.
 */
export function isProgramKept(): Promise<boolean> {
  const worker = globalThis.navigator?.serviceWorker?.controller ?? null;
  if (worker === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => finish(false), patienceMs);
    function finish(isKept: boolean) {
      clearTimeout(timer);
      port1.close();
      resolve(isKept);
    }
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data === true));
    port1.start();
    worker.postMessage({ type: programKeptQuestion }, [port2]);
  });
}
