/** Caches of the shell, one a version; only the running and the previous version's are kept. */
export const shellCachePrefix = 'shell-';
/** Notes of the worker about itself: which shell is running. */
export const notesCache = 'worker-notes';
