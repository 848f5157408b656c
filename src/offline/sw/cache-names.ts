/** Caches of the shell, one per version; only the running and the previous version's are kept. */
export const shellCachePrefix = 'shell-';
/** Files that only the owner's editor needs offline: cached at their first use. */
export const ownerPartsCache = 'owner-parts';
/** The worker's own state: which shell is running. */
export const notesCache = 'worker-notes';
