/** Caches of the shell, one a version; only the running and the previous version's are kept. */
export const shellCachePrefix = 'shell-';
/** What only the owner's device needs to write the site offline: kept with its first use there. */
export const ownerPartsCache = 'owner-parts';
/** Notes of the worker about itself: which shell is running. */
export const notesCache = 'worker-notes';
