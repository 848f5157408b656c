import * as v from 'valibot';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';

/** Name of the repeated multipart field with the files. */
export const uploadField = 'files';

/**
 * Name of the optional multipart text field with the SHA-256 of a file as 64 hexadecimal digits.
 * Repeated in the order of the files; an empty value means "not given" for that file.
 */
export const uploadDigestField = 'sha256';

/** Address of a stored upload, `/uploads/{32 hexadecimal digits}.{extension}`; only the owner can read it. */
export const UploadAddress = v.pipe(
  v.string(),
  v.regex(/^\/uploads\/[0-9a-f]{32}\.[a-z]{3,4}$/, 'This file was not uploaded here'),
);
export type UploadAddress = v.InferOutput<typeof UploadAddress>;

/** Addresses of the files of a request, at most `limits.maxFiles`. */
export const Attachments = v.pipe(
  v.array(UploadAddress),
  v.maxLength(limits.maxFiles, `Maximum ${limits.maxFiles} files allowed`),
);

/**
 * Stores files for a later request: multipart with `uploadField` and, optionally, `uploadDigestField`. All files of one
 * call are stored or none. The header `Idempotency-Key` may name the request they are for; then `getUploadsOfRequest`
 * lists them. `digest-mismatch` and `incomplete-upload` are 503 with `Retry-After`: the bytes were damaged in transit,
 * so the same file may be sent again.
 */
export const postUpload = endpoint({
  method: 'POST',
  path: '/api/upload',
  body: null,
  response: v.object({
    /** In the order sent. */
    files: v.array(UploadAddress),
  }),
  errors: [
    'bad-request',
    'invalid-fields',
    'invalid-idempotency-key',
    'no-files',
    'too-many-files',
    'file-too-large',
    'unsupported-file',
    'unsupported-media-type',
    'digest-mismatch',
    'incomplete-upload',
    'storage-unavailable',
  ],
});

/**
 * Sizes in which `GET /uploads/{name}?size=…` shows a picture to the owner: WebP that fits into this many
 * pixels each way, upright, without EXIF, place or profile. 415 `unsupported-file` when the file is no
 * picture that can be shown (HEIC among them): offer the download instead.
 */
export const previewSizes = { thumbnail: 320, screen: 1600 } as const;
export type PreviewSize = keyof typeof previewSizes;

/** Kinds of pictures that can be shown, by media type. */
export const previewableMediaTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];
