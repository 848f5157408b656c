import { readsCache } from './caches.ts';
import { answerRead } from './reads.ts';

/** Lists that are small and always wanted, with what names one element in the path of its own page. */
const lists = [
  { path: '/api/projects', key: 'id' },
  { path: '/api/community-projects', key: 'id' },
  { path: '/api/blog', key: 'slug' },
] as const;

/**
 * Reads every public list and whatever of its elements is not on the device yet, one after the other, so that every
 * page can be opened without a network after one visit. Stops quietly at the first failure; the next visit goes on.
 */
export async function warmReads(): Promise<void> {
  const cache = await caches.open(readsCache);
  try {
    await answerRead(new Request('/api/practice'));
    for (const { path, key } of lists) {
      const response = await answerRead(new Request(path));
      if (!response.ok) return;
      const elements: unknown = await response.json();
      if (!Array.isArray(elements)) return;
      for (const element of elements) {
        const name = nameOf(element, key);
        if (name === null) continue;
        const request = new Request(`${path}/${encodeURIComponent(name)}`);
        if ((await cache.match(request)) === undefined) await answerRead(request);
      }
    }
  } catch {
    // No network: what is here stays, the rest comes with the next visit.
  }
}

function nameOf(element: unknown, key: string): string | null {
  if (typeof element !== 'object' || element === null || !(key in element)) return null;
  const value: unknown = Reflect.get(element, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
