import { use, useSyncExternalStore } from 'react';
import { cachedPages, fetchPages } from '#offline/content-pack/cached-pages.ts';
import { isPageContent, pagesPath } from '#shared/page-content.ts';
import type { PageContent, PageName } from '#shared/page-content.ts';
import { Second } from '#shared/time.ts';
import { loadDocument } from './load-document.ts';

// Not queries: most pages read nothing else, and the query client would double what they load.

/** The content that this tab has loaded. */
const loaded = new Map<PageName, PageContent>();
const loading = new Map<PageName, Promise<PageContent>>();
const listeners = new Set<() => void>();

const inDocument = document.getElementById('page-content')?.textContent;
// Written by our own server into our own page, escaped there.
if (inDocument) remember(JSON.parse(inDocument) as PageContent);

/** The content of a page: from the document or this tab, else from the device, else from the server. */
export function loadContent(name: PageName): Promise<PageContent> {
  const content = loaded.get(name);
  const before = content ? Promise.resolve(content) : loading.get(name);
  if (before) return before;
  const promise = load(name);
  loading.set(name, promise);
  // A failure stays until it has been shown; after that the page can be tried again.
  promise.then(remember, () => setTimeout(() => loading.delete(name), 1 * Second.ms));
  return promise;
}

async function load(name: PageName): Promise<PageContent> {
  const cached = (await cachedPages())?.find(({ page }) => page === name);
  if (cached) return cached;
  const response = await fetch(`${pagesPath}/${name}`);
  const content: unknown = response.ok ? await response.json() : null;
  if (isPageContent(content) && content.page === name) return content;
  throw new Error(`the content of ${name} did not download`);
}

/** `loadContent` for a component: suspends until it has loaded, and renders again when it changes. */
export function useLoadedContent(name: PageName): PageContent {
  const now = () => loaded.get(name);
  const content = useSyncExternalStore(subscribe, now, now);
  return content ?? use(contentOrDocument(name));
}

/** The content of the page that is shown; where it cannot be read, the server's document of this address has it. */
const shown = new Map<PageName, Promise<PageContent>>();
function contentOrDocument(name: PageName): Promise<PageContent> {
  const before = shown.get(name);
  if (before) return before;
  const promise = loadContent(name).catch(loadDocument);
  shown.set(name, promise);
  promise.catch(() => setTimeout(() => shown.delete(name), 1 * Second.ms));
  return promise;
}

/**
 * Fetches the content of every page, so that each opens without a network from now on; an open page renders again.
 * @throws Error when the download is incomplete
 */
export async function refreshContents(): Promise<void> {
  const { pages, cache } = await fetchPages();
  for (const content of pages) {
    const before = loaded.get(content.page);
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(content)) {
      remember(content);
    }
  }
  for (const listener of listeners) listener();
  // Without a cache, such as in a private window, this tab still has it.
  await cache().catch(() => undefined);
}

function remember(content: PageContent): void {
  loaded.set(content.page, content);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
