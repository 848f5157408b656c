import * as v from 'valibot';
import { limits } from '../limits.ts';

/** Addresses that `POST /api/upload` answered, in the visitor's order. */
export const AttachmentUrls = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(limits.maxLineLength))),
  v.maxLength(limits.maxFiles, `Maximum ${limits.maxFiles} files allowed`),
);
export type AttachmentUrls = v.InferOutput<typeof AttachmentUrls>;
