import * as v from 'valibot';
import { EntryId, KindName } from './owner-entries.ts';
import { Slug } from '../content-types/texts.ts';
import { endpoint } from './endpoint.ts';

/** Name of the form's one field, which contains a `PreviewBody` as JSON. */
export const previewField = 'entry';

export const PreviewBody = v.object({
  kind: KindName,
  id: EntryId,
  slug: v.union([v.literal(''), Slug]),
  /** Checked by the schema of the kind. */
  body: v.record(v.string(), v.unknown()),
});

/**
 * The real page with this body, as `text/html` without its script. Requested by a form of the page (`application/x-www-
 * form-urlencoded`, `target="_blank"`), so that the answer is a document with its own policy. Nothing is stored.
 */
export const postOwnerPreview = endpoint({
  method: 'POST',
  path: '/api/owner/preview',
  body: null,
  response: null,
  errors: ['unauthorised', 'unsupported-media-type', 'invalid-json', 'invalid-fields'],
});
