import * as v from 'valibot';
import { KindName } from './owner-entries.ts';
import { endpoint } from './endpoint.ts';

/** Longest search, in UTF-16 code units; of a longer one, the start is enough to find it. */
export const maxTextSearch = 200;

/** A place in the text of an entry. */
const TextPlace = {
  kind: KindName,
  id: v.string(),
  /** Of the entry. */
  title: v.string(),
  /** Path in its body, such as `blocks.3.text`; `slug` for its address. */
  field: v.string(),
  /** Of the field. */
  label: v.string(),
};

export const TextMatch = v.object({
  ...TextPlace,
  /** The part of the text around what was found. */
  excerpt: v.string(),
});
export type TextMatch = v.InferOutput<typeof TextMatch>;

/** Query of `findOwnerTexts`. */
export const TextQuery = v.object({
  search: v.pipe(v.string(), v.maxLength(maxTextSearch)),
  /**
   * `all`: entries in which every word stands somewhere, each with its best field. `nearest`: the fields that have most of
   * the words, the best first; how the editor finds a paragraph of a page.
   */
  by: v.optional(v.picklist(['all', 'nearest']), 'all'),
});

/** Finds texts of the newest revisions: prices, phone numbers, captions, everything the owner can change. */
export const findOwnerTexts = endpoint({
  method: 'GET',
  path: '/api/owner/texts',
  body: null,
  response: v.object({ matches: v.array(TextMatch) }),
  errors: ['unauthorised', 'bad-request'],
});

/** A sentence that a change would make untrue. */
export const AffectedText = v.object({
  ...TextPlace,
  sentence: v.string(),
  /** What changes, in a sentence. */
  reason: v.string(),
});
export type AffectedText = v.InferOutput<typeof AffectedText>;

/** What other texts of the live site say that a change of this entry makes untrue. */
export const postEntryConsequences = endpoint({
  method: 'POST',
  path: '/api/owner/entries/:kind/:id/consequences',
  /** The new body; null for hiding the entry. */
  body: v.object({ body: v.nullable(v.record(v.string(), v.unknown())) }),
  response: v.object({
    places: v.array(AffectedText),
    /** Texts that the owner cannot change. */
    fixed: v.array(v.object({ where: v.string(), reason: v.string() })),
    /** How many more places there are. */
    left: v.number(),
  }),
  errors: ['unauthorised', 'not-found', 'invalid-json', 'invalid-fields'],
});
export type Consequences = v.InferOutput<NonNullable<(typeof postEntryConsequences)['response']>>;
