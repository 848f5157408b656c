import { use, useSyncExternalStore } from 'react';
import { keptPages, readPages } from '#offline/content-pack/kept-pages.ts';
import { isPageContent, pagesPath } from '#shared/page-content.ts';
import type { PageContent, PageName } from '#shared/page-content.ts';
import { Second } from '#shared/time.ts';

// Not queries: most pages read nothing else, and the query client would double what they load.

/** What pages say, as far as this tab has read it. */
const known = new Map<PageName, PageContent>();
const reading = new Map<PageName, Promise<PageContent>>();
const listeners = new Set<() => void>();

const inDocument = document.getElementById('page-content')?.textContent;
// Written by our own server into our own page, escaped there.
if (inDocument) remember(JSON.parse(inDocument) as PageContent);

/** What a page says: from the document or this tab, else from the device, else from the server. */
export function readPage(name: PageName): Promise<PageContent> {
  const content = known.get(name);
  const before = content ? Promise.resolve(content) : reading.get(name);
  if (before) return before;
  const promise = read(name);
  reading.set(name, promise);
  // A failure stands until it has been shown; then the page may be opened again.
  promise.then(remember, () => setTimeout(() => reading.delete(name), 1 * Second.ms));
  return promise;
}

async function read(name: PageName): Promise<PageContent> {
  const kept = (await keptPages())?.find(({ page }) => page === name);
  if (kept) return kept;
  const response = await fetch(`${pagesPath}/${name}`);
  const content: unknown = response.ok ? await response.json() : null;
  if (isPageContent(content) && content.page === name) return content;
  throw new Error(`what ${name} says did not come`);
}

/** Likewise, for a component: waits until it is here, and follows what is read anew. */
export function usePage(name: PageName): PageContent {
  const now = () => known.get(name);
  const content = useSyncExternalStore(subscribe, now, now);
  return content ?? use(readPage(name));
}

/**
 * Reads what all pages say, so that each opens without a network from now on; an open page follows.
 * @throws Error when it did not come
 */
export async function renewPages(): Promise<void> {
  const { pages, keep } = await readPages();
  for (const content of pages) {
    const before = known.get(content.page);
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(content)) {
      remember(content);
    }
  }
  for (const listener of listeners) listener();
  // Without a cache, in a private window for example, this tab has it all the same.
  await keep().catch(() => undefined);
}

function remember(content: PageContent): void {
  known.set(content.page, content);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
