import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const FoundDocument = v.object({
  /** Address on this site, with the anchor of the section. */
  url: v.string(),
  heading: v.string(),
  /** Title of its page; empty where the heading is that title. */
  page: v.string(),
  text: v.string(),
});

/**
 * What the owner has changed since the index of the release was built; small, so that devices need not load the whole
 * index again.
 */
export const SearchChanges = v.object({
  /** Pages, or anchors on a page, whose entries in the index are out of date. */
  replaced: v.array(v.string()),
  documents: v.array(FoundDocument),
});
export type SearchChanges = v.InferOutput<typeof SearchChanges>;

export const getSearchChanges = endpoint({
  method: 'GET',
  path: '/api/search-changes',
  body: null,
  response: SearchChanges,
  errors: [],
});
