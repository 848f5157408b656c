/** Cache of downloaded pictures and PDFs. No worker deletes it; the visitor does, or a draft that needs the space. */
export const packCacheName = 'pack-v1';

/** Cache of the videos a reader has downloaded. Deleted like the pack. */
export const videoCacheName = 'videos-v1';

/** Everything that can be downloaded again, deleted first when a draft needs the space. */
export const downloadCacheNames = [videoCacheName, packCacheName] as const;

/** Public reads, the latest answer of each. No worker deletes it. */
export const readsCacheName = 'content-reads-v1';

/** Cache of the search index: too large for the shell, which must install whole, and wanted even without pictures. */
export const searchCacheName = 'search-index';

/** Query parameter of a download for the pack: the worker lets it pass to the server. */
export const packParameter = 'pack';

/** Header of a cached file with the hash it was checked against. */
export const packHashHeader = 'X-Kept-Sha256';
