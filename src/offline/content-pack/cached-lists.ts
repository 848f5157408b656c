import { listBlogPosts } from '#shared/api/blog.ts';
import { listCommunityProjects } from '#shared/api/community-projects.ts';
import { listProjects } from '#shared/api/projects.ts';
import { readsCacheName } from './pack-cache.ts';

/** The lists contain every project and article in full. */
const lists = [listProjects, listCommunityProjects, listBlogPosts].map(({ path }) => path);

/** Which of the lists are cached on this device. */
export interface CachedLists {
  lists: number;
  cachedLists: number;
  /** When the oldest of them was read, by the server's clock; null when one is missing. */
  readAt: Date | null;
}

/**
 * Caches the lists for the worker. It caches what it answers itself, but on the first visit they are read before there
 * is a worker. Never throws.
 */
export async function cacheLists(): Promise<void> {
  try {
    const cache = await caches.open(readsCacheName);
    for (const path of lists) {
      if ((await cache.match(path)) !== undefined) continue;
      const response = await fetch(path);
      if (isOurJson(response)) await cache.put(path, response);
    }
  } catch {
    // No cache, network or space: the next visit tries again.
  }
}

/** Which of the lists are cached. Never throws. */
export async function readCachedLists(): Promise<CachedLists> {
  const nothing = { lists: lists.length, cachedLists: 0, readAt: null };
  try {
    if (!(await caches.has(readsCacheName))) return nothing;
    const cache = await caches.open(readsCacheName);
    const answers = await Promise.all(lists.map((path) => cache.match(path)));
    const moments = answers
      .filter((answer) => answer !== undefined)
      .map((answer) => Date.parse(answer.headers.get('Date') ?? ''));
    const oldest = Math.min(...moments);
    const isKnown = moments.length === lists.length && Number.isFinite(oldest);
    return { ...nothing, cachedLists: moments.length, readAt: isKnown ? new Date(oldest) : null };
  } catch {
    return nothing;
  }
}

function isOurJson(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    /^application\/json\b/.test(response.headers.get('Content-Type') ?? '')
  );
}
