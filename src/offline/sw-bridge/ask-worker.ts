import { Second } from '#shared/time.ts';

/** A worker that has to be started first needs a moment. */
const timeoutMs = 5 * Second.ms;

/** Sends a message to the worker of this page; undefined where none answers. Never throws. */
export function askWorker(type: string): Promise<unknown> {
  const worker = globalThis.navigator?.serviceWorker?.controller ?? null;
  if (worker === null) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => finish(undefined), timeoutMs);
    function finish(answer: unknown) {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    }
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data));
    port1.start();
    worker.postMessage({ type }, [port2]);
  });
}
