import MiniSearch from 'minisearch';
// Written by server/cli/build-search-index.ts before every build.
import indexAddress from '../../../.cache/search-index.json?url';
import { searchOptions } from './search-document.ts';

let index: Promise<MiniSearch> | null = null;

/** The index of the whole site, read once; it is part of the shell and so also here without a network. */
export function loadIndex(): Promise<MiniSearch> {
  index ??= read().catch((error: unknown) => {
    index = null;
    throw error;
  });
  return index;
}

async function read(): Promise<MiniSearch> {
  const response = await fetch(indexAddress);
  if (!response.ok) throw new Error(`the index of the search: ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), searchOptions);
}
