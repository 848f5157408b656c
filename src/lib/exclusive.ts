let queue: Promise<unknown> = Promise.resolve();

/**
 * Does work while no other tab or worker does work under the same name. Where the browser has no Web Locks, work only
 * queues within this page, and `isAlone` says so.
 */
export async function exclusively<T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(name, () => work(true));
  const turn = queue.then(
    () => work(false),
    () => work(false),
  );
  queue = turn.catch(() => undefined);
  return turn;
}
