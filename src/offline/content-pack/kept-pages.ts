import { isPageContent, pagesPath, pagesShape } from '#shared/page-content.ts';
import type { PageContent } from '#shared/page-content.ts';

/**
 * What every page says, in a cache of its own: as much a part of the app as its code, so nothing gives it up for space.
 * Another shape of it is another cache, which no older version reads.
 */
const pagesCacheName = `pages-v${pagesShape}`;

/**
 * Brings what every page says, and keeps it where any of them finds it without a network.
 * @throws Error when it did not come whole, or could not be kept
 */
export async function keepPages(): Promise<void> {
  await (await readPages()).keep();
}

/** @throws Error when it did not come whole */
export async function readPages(): Promise<{
  pages: readonly PageContent[];
  keep: () => Promise<void>;
}> {
  const response = await fetch(pagesPath, { cache: 'no-cache' });
  const copy = response.clone();
  const pages: unknown = response.status === 200 && !response.redirected && (await response.json());
  if (!arePages(pages)) throw new Error('what pages say did not come');
  return {
    pages,
    keep: async () => (await caches.open(pagesCacheName)).put(pagesPath, copy),
  };
}

/** What was kept last; null where nothing is. Never throws. */
export async function keptPages(): Promise<readonly PageContent[] | null> {
  try {
    const kept = await caches.match(pagesPath, { cacheName: pagesCacheName });
    const pages: unknown = await kept?.json();
    return arePages(pages) ? pages : null;
  } catch {
    return null;
  }
}

const arePages = (pages: unknown): pages is readonly PageContent[] =>
  Array.isArray(pages) && pages.length > 0 && pages.every(isPageContent);
