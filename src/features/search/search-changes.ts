import { SearchChanges, getSearchChanges } from '#shared/api/search-changes.ts';
import * as v from 'valibot';

/** Apart from the index, whose cache holds nothing else. */
const cacheName = 'search-changes';

/**
 * What the owner has changed since the release: from the network, which answers with next to nothing where all is as it
 * was, else what this device read last; null where there is neither. Never throws.
 */
export async function readSearchChanges(): Promise<SearchChanges | null> {
  const cache = await openCache();
  try {
    const response = await fetch(getSearchChanges.path);
    const changes = v.parse(SearchChanges, await response.json());
    await cache?.put(getSearchChanges.path, Response.json(changes)).catch(() => undefined);
    return changes;
  } catch {
    const cached = await cache?.match(getSearchChanges.path).catch(() => undefined);
    const parsed = v.safeParse(SearchChanges, await cached?.json().catch(() => null));
    return parsed.success ? parsed.output : null;
  }
}

async function openCache(): Promise<Cache | null> {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(cacheName);
  } catch {
    return null;
  }
}
