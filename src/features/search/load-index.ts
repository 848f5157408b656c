import MiniSearch from 'minisearch';
import { readIndex } from './keep-index.ts';
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
  return MiniSearch.loadJSONAsync(await readIndex(), searchOptions);
}
