/** Caches of the shell, one per version; only the running and the previous version's are kept. */
export const shellCachePrefix = 'shell-';
/** The worker's own state: the version of the running shell. */
export const workerStateCache = 'worker-notes';
