import MiniSearch from 'minisearch';
import type { SearchChanges } from '#shared/api/search-changes.ts';
import { readSearchIndex } from './cached-index.ts';
import { readSearchChanges } from './search-changes.ts';
import { searchOptions } from './search-document.ts';

let index: Promise<MiniSearch> | null = null;

/** The index of the whole site, read once; after a failure it is asked for again. */
export function loadIndex(): Promise<MiniSearch> {
  index ??= read().catch((error: unknown) => {
    index = null;
    throw error;
  });
  return index;
}

async function read(): Promise<MiniSearch> {
  const [json, changes] = await Promise.all([readSearchIndex(), readSearchChanges()]);
  const loaded = await MiniSearch.loadJSONAsync(json, searchOptions);
  if (changes !== null) applyChanges(loaded, changes);
  return loaded;
}

/** Puts what the owner has published since into the index of the release. */
export function applyChanges(loaded: MiniSearch, { replaced, documents }: SearchChanges): void {
  if (replaced.length + documents.length === 0) return;
  const gone = new Set(replaced);
  let nextId = 0;
  const outdated: number[] = [];
  for (const { id, url } of loaded.search(MiniSearch.wildcard)) {
    nextId = Math.max(nextId, Number(id) + 1);
    const address = String(url);
    if (gone.has(address) || gone.has(address.replace(/#.*/, ''))) outdated.push(Number(id));
  }
  loaded.discardAll(outdated);
  loaded.addAll(documents.map((found, place) => ({ id: nextId + place, ...found })));
}
