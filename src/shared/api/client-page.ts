import * as v from 'valibot';
import { clientLinkIn } from '../inbox/client-path.ts';
import { limits } from '../limits.ts';
import { LongText, emailAddress } from '../schemas.ts';
import { endpoint } from './endpoint.ts';
import { IdempotencyKey, SubmissionAnswer } from './submission.ts';
import { UploadAddress } from './upload.ts';

/**
 * A new link to the page of a request, for the device that sent it: nobody else but the owner knows its id. The answer
 * of the request itself has no room for it, see the decision in `server/http/security/README.md`.
 */
export const postClientLink = endpoint({
  method: 'POST',
  path: '/api/client-links',
  body: v.object({ request: IdempotencyKey }),
  response: v.object({ path: v.string() }),
  errors: ['not-found', 'invalid-json', 'invalid-fields', 'storage-unavailable'],
});

/** What a client adds to a request. */
export const ClientWordsBody = v.object({
  /** The link to the page, or its path. */
  link: v.pipe(
    v.string(),
    v.maxLength(limits.maxLineLength),
    v.check((text) => clientLinkIn(text) !== null, 'Open this form from your request’s page'),
  ),
  email: emailAddress('Please enter a valid email address'),
  text: LongText,
  attachments: v.optional(v.pipe(v.array(UploadAddress), v.maxLength(limits.maxFiles)), []),
});
export type ClientWordsBody = v.InferOutput<typeof ClientWordsBody>;

/**
 * Adds words and files to a request, once under the `Idempotency-Key`. 404 for a link that has ended, `invalid-fields`
 * for another email address than the request’s, 429 after several wrong ones.
 */
export const postClientWords = endpoint({
  method: 'POST',
  path: '/api/client-words',
  body: ClientWordsBody,
  response: SubmissionAnswer,
  errors: [
    'not-found',
    'invalid-json',
    'invalid-fields',
    'invalid-idempotency-key',
    'idempotency-mismatch',
    'unknown-attachment',
    'storage-unavailable',
  ],
});
