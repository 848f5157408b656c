import { askWorker } from './ask-worker.ts';

/** Question of the page whether every file of the app shell is cached. */
export const shellCachedQuestion = 'IS_SHELL_CACHED';

/**
 * Asks the worker of this page whether every file of its version is here; it brings what is missing, and says no until
 * it has come. False where no worker answers. Never throws.
 */
export async function isShellCached(): Promise<boolean> {
  return (await askWorker(shellCachedQuestion)) === true;
}
