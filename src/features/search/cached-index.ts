import { searchCacheName } from '#offline/content-pack/pack-cache.ts';
// Written by server/cli/build-search-index.ts before every build.
import indexAddress from '../../../.cache/search-index.json?url';

/** Caches this version's index, so that the search works without a network. Never throws. */
export async function cacheSearchIndex(): Promise<void> {
  const cache = await openCache();
  if (cache === null || (await cache.match(indexAddress)) !== undefined) return;
  await fetchAndCache(cache).catch(() => undefined);
}

/**
 * The index as JSON: from the device, else from the network. Without either, that of an earlier version: its words are
 * nearly the same, and an address that has gone says so itself.
 */
export async function readSearchIndex(): Promise<string> {
  const cache = await openCache();
  const cached = await cache?.match(indexAddress);
  if (cached !== undefined) return cached.text();
  try {
    return await fetchAndCache(cache);
  } catch (error) {
    const [older] = (await cache?.matchAll()) ?? [];
    if (older === undefined) throw error;
    return older.text();
  }
}

async function fetchAndCache(cache: Cache | null): Promise<string> {
  const response = await fetch(indexAddress);
  if (!response.ok) throw new Error(`the index of the search: ${response.status}`);
  const json = await response.text();
  try {
    await cache?.put(indexAddress, new Response(json));
    for (const request of (await cache?.keys()) ?? []) {
      if (new URL(request.url).pathname !== indexAddress) await cache?.delete(request);
    }
  } catch {
    // A full device caches no index; the search itself continues.
  }
  return json;
}

async function openCache(): Promise<Cache | null> {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(searchCacheName);
  } catch {
    return null;
  }
}
