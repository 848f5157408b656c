import MiniSearch from 'minisearch';
import { searchOptions } from '#features/search/search-document.ts';
import { searchDocuments } from './documents.ts';

/** The search index of the whole site, as the browser reads it. */
export function buildSearchIndex(): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(searchDocuments());
  return JSON.stringify(index);
}
