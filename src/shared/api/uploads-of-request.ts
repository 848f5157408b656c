import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { postUpload, UploadAddress } from './upload.ts';

/** One file that the server has. */
export const StoredUpload = v.object({
  url: UploadAddress,
  /** The visitor's own name for it, at most its last 200 characters. */
  name: v.string(),
  /** 64 lower-case hexadecimal digits. */
  sha256: v.string(),
});
export type StoredUpload = v.InferOutput<typeof StoredUpload>;

/**
 * What was uploaded for a request, by the id in `Idempotency-Key`: a phone that was switched off during an upload
 * learns what has arrived and sends only the rest.
 */
export const getUploadsOfRequest = endpoint({
  method: 'GET',
  path: postUpload.path,
  body: null,
  response: v.object({
    /** In the order they were sent. */
    files: v.array(StoredUpload),
  }),
  errors: ['invalid-idempotency-key'],
});
