/** Cache of downloaded pictures and documents. No worker deletes it; the visitor does, or a draft that needs the space. */
export const packCacheName = 'pack-v1';

/** Parameter in the address of a download for the pack: the worker lets it pass to the server. */
export const packParameter = 'pack';

/** Header of a kept file with the hash it was checked against. */
export const packHashHeader = 'X-Kept-Sha256';
