import { askWorker } from './ask-worker.ts';

/** Asks the worker whether every file of the app shell is cached. */
export const shellCachedQuestion = 'IS_SHELL_CACHED';

/**
 * Asks the worker of this page whether every file of its version is cached; it fetches missing ones, and the answer is
 * no until they are. False where no worker answers. Never throws.
 */
export async function isShellCached(): Promise<boolean> {
  return (await askWorker(shellCachedQuestion)) === true;
}
