import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Largest file of a picture, in bytes, and its longest side in pixels. */
export const pictureLimits = { bytes: 30 * 1024 * 1024, side: 12_000 } as const;

/** SHA-256 of a file as 64 lower-case hexadecimal digits. */
export const PictureDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A picture that the owner has added; its address is `largeAddress(name)`, smaller ones `compressedAddress`. */
export const UploadedPicture = v.object({
  /** `uploaded/{sha256}`: what a `ImageRef` refers to. */
  name: v.string(),
  /** Pixels of the largest copy, upright. */
  width: v.number(),
  height: v.number(),
  /** Mean colour, `#rrggbb`. */
  colour: v.string(),
});
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;

export const PictureProgress = v.variant('state', [
  /** Send the rest from `receivedBytes` on. */
  v.object({ state: v.literal('receiving'), receivedBytes: v.number() }),
  v.object({ state: v.literal('ready'), picture: UploadedPicture }),
]);
export type PictureProgress = v.InferOutput<typeof PictureProgress>;

/** How much of a picture has arrived. `not-found` when nothing has. */
export const getOwnerPicture = endpoint({
  method: 'GET',
  path: '/api/owner/pictures/:sha256',
  body: null,
  response: PictureProgress,
  errors: ['unauthorised', 'not-found'],
});

/**
 * The bytes of a picture, whole or a part of them with `Content-Range: bytes {first}-{last}/{all}`, as
 * `application/octet-stream`. 202 `receiving` until all are there, then 201 `ready` once every size is encoded, and 200
 * when it was there already. A part that starts beyond what has arrived is answered 202 with where to continue. The
 * `detail` of `unsupported-file` says what to do about a HEIC or a PDF.
 */
export const putOwnerPicture = endpoint({
  method: 'PUT',
  path: '/api/owner/pictures/:sha256',
  body: null,
  response: PictureProgress,
  errors: [
    'unauthorised',
    'bad-request',
    'unsupported-media-type',
    'unsupported-file',
    'file-too-large',
    'digest-mismatch',
    'incomplete-upload',
    'storage-full',
    'storage-unavailable',
  ],
});
