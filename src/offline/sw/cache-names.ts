/** Caches of the shell, one per version; only the running and the previous version's are kept. */
export const shellCachePrefix = 'shell-';
/** Files that only the owner's pages need offline: cached at their first use. */
export const ownerChunksCache = 'owner-parts';
/** The worker's own state: the version of the running shell. */
export const workerStateCache = 'worker-notes';
