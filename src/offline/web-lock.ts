import { Second } from '#shared/time.ts';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Sends as the only sender of a kind among all tabs and the worker, and waits five seconds for another one: a suspended
 * tab keeps its lock. What is sent has an id of its own, so that two senders make one record.
 */
export const sendExclusively = <T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
): Promise<T> => withWebLock(name, work, 5 * Second.ms);

/**
 * Does work while no other tab or worker does work under the same name. Where the browser has no Web Locks, work only
 * queues within this page, and `isAlone` says so.
 * @param timeoutMs after waiting this long for the others (one may be a tab that the phone has suspended) the work is
 * done anyway, not alone
 */
export async function withWebLock<T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (locks) {
    const timeout = AbortSignal.timeout(timeoutMs);
    let hasStarted = false;
    try {
      return await locks.request(name, { signal: timeout }, () => {
        hasStarted = true;
        return work(true);
      });
    } catch (error) {
      if (hasStarted || !timeout.aborted) throw error;
      return work(false);
    }
  }
  const turn = queue.then(
    () => work(false),
    () => work(false),
  );
  queue = turn.catch(() => undefined);
  return turn;
}
