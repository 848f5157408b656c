/** Cache of downloaded pictures and papers. No worker deletes it; the visitor does, or a draft that needs the space. */
export const packCacheName = 'pack-v1';

/** Cache of the videos a reader asked to keep. As the pack: only the reader, or a draft that needs the space. */
export const videoCacheName = 'videos-v1';

/** Everything that can be had again with a connection, given up first when a draft needs the space. */
export const downloadCacheNames = [videoCacheName, packCacheName] as const;

/** Public reads, the last answer of each. No worker deletes it. */
export const readsCacheName = 'content-reads-v1';

/** Cache of the index alone: too large for the shell, which must install whole, and wanted where no picture is kept. */
export const searchCacheName = 'search-index';

/** Parameter in the address of a download for the pack: the worker lets it pass to the server. */
export const packParameter = 'pack';

/** Header of a kept file with the hash it was checked against. */
export const packHashHeader = 'X-Kept-Sha256';
