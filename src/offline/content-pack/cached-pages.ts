import { isPageContent, pagesPath, pagesShape } from '#shared/page-content.ts';
import type { PageContent } from '#shared/page-content.ts';

/**
 * The words of every page, in a cache of their own: they belong to the app like its code, so they are never evicted to
 * make space. A changed shape gets a new cache, which older versions don't read.
 */
const pagesCacheName = `pages-v${pagesShape}`;

/**
 * Fetches the content of every page and caches it, so that any page can find it without a network.
 * @throws Error when the download is incomplete or cannot be cached
 */
export async function fetchAndCachePages(): Promise<void> {
  await (await fetchPages()).cache();
}

/** @throws Error when the download is incomplete */
export async function fetchPages(): Promise<{
  pages: readonly PageContent[];
  cache: () => Promise<void>;
}> {
  const response = await fetch(pagesPath, { cache: 'no-cache' });
  const copy = response.clone();
  const pages: unknown = response.status === 200 && !response.redirected && (await response.json());
  if (!arePages(pages)) throw new Error('the content of the pages did not download');
  return {
    pages,
    cache: async () => (await caches.open(pagesCacheName)).put(pagesPath, copy),
  };
}

/** The content cached last; null where there is none. Never throws. */
export async function cachedPages(): Promise<readonly PageContent[] | null> {
  try {
    const cached = await caches.match(pagesPath, { cacheName: pagesCacheName });
    const pages: unknown = await cached?.json();
    return arePages(pages) ? pages : null;
  } catch {
    return null;
  }
}

const arePages = (pages: unknown): pages is readonly PageContent[] =>
  Array.isArray(pages) && pages.length > 0 && pages.every(isPageContent);
