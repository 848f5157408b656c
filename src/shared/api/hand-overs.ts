import * as v from 'valibot';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from '../schemas.ts';

/** How long a hand-over waits for the other device. */
export const handOverHours = 24;

/** Id of a hand-over: a random UUID made by the device that hands over. It opens nothing without the key. */
const HandOverId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A random UUID made by the device that takes it; the same on every try. */
const ClaimId = HandOverId;

/** Number of encrypted parts of a hand-over; every part but the last has `limits.handOverPartBytes`. */
export function handOverPartCount(sizeBytes: number): number {
  return Math.ceil(sizeBytes / limits.handOverPartBytes);
}

/** Bytes of one part, 0 for a number that the hand-over does not have. */
export function handOverPartBytes(sizeBytes: number, number: number): number {
  const left = sizeBytes - number * limits.handOverPartBytes;
  return number < 0 ? 0 : Math.max(0, Math.min(limits.handOverPartBytes, left));
}

export const HandOverBody = v.object({
  id: HandOverId,
  /** Bytes of all encrypted parts together. */
  sizeBytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(limits.maxHandOverBytes, 'This draft and its files are larger than 100 MB.'),
  ),
});

export const HandOverClaim = v.object({ claim: ClaimId });

/**
 * Starts to hand a draft over to another device. The server gets only encrypted bytes; the key never reaches it.
 * Repeated with the same id and size it answers the same.
 */
export const postHandOver = endpoint({
  method: 'POST',
  path: '/api/hand-overs',
  body: HandOverBody,
  response: v.object({
    /** Nobody can take it after this moment. */
    expiresAt: Instant,
  }),
  errors: ['invalid-json', 'invalid-fields', 'storage-unavailable'],
});

/**
 * Stores one encrypted part, numbered from 0, sent as `application/octet-stream`; 204, also when it is stored already.
 * `incomplete-upload` is 503: the part did not have the expected number of bytes, and may be sent again.
 */
export const postHandOverPart = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/parts/:number',
  body: null,
  response: null,
  errors: [
    'not-found',
    'hand-over-taken',
    'hand-over-expired',
    'unsupported-media-type',
    'incomplete-upload',
    'storage-unavailable',
  ],
});

/**
 * Takes a hand-over for one device. The first claim wins; the same claim may repeat the call until it has reported that
 * it is done. `not-found` as well where parts are missing.
 */
export const postHandOverTake = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/take',
  body: HandOverClaim,
  response: v.object({ sizeBytes: v.number() }),
  errors: ['invalid-json', 'invalid-fields', 'not-found', 'hand-over-taken', 'hand-over-expired'],
});

/** One encrypted part as `application/octet-stream`, for the device that has taken the hand-over. */
export const postHandOverPartTake = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/parts/:number/take',
  body: HandOverClaim,
  response: null,
  errors: ['invalid-json', 'invalid-fields', 'not-found', 'hand-over-taken', 'hand-over-expired'],
});

/** The draft is stored on the device that took it: erases every part at once. 204, however often it is sent. */
export const postHandOverDone = endpoint({
  method: 'POST',
  path: '/api/hand-overs/:id/done',
  body: HandOverClaim,
  response: null,
  errors: ['invalid-json', 'invalid-fields', 'not-found', 'hand-over-taken'],
});
