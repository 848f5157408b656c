/** Runs a task once all earlier ones have ended, whether or not they failed; resolves or rejects as the task does. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A queue that runs one asynchronous task at a time, in the order in which they were added. A task must not wait for
 * another one of its own queue, which would wait for it.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
