/** Files that only the owner's pages need offline: the worker caches them at their first use. */
export const ownerChunksCache = 'owner-parts';

/** Whether the owner has opened the inbox on this device: the worker has cached its code, which nobody else loads. */
export async function isOwnersDevice(): Promise<boolean> {
  // Over http there are no caches.
  if (typeof caches === 'undefined' || !(await caches.has(ownerChunksCache))) return false;
  const files = await (await caches.open(ownerChunksCache)).keys();
  return files.some(({ url }) => url.includes('/owner-inbox-view-'));
}
