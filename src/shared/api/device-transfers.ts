import * as v from 'valibot';
import { limits } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from '../schemas.ts';

/** How long a device transfer waits for the other device. */
export const deviceTransferHours = 24;

/** Id of a device transfer: a random UUID made by the device that hands over. It opens nothing without the key. */
const DeviceTransferId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A random UUID made by the device that takes it; the same on every try. */
const ClaimId = DeviceTransferId;

/** Number of encrypted parts of a device transfer; every part but the last has `limits.deviceTransferPartBytes`. */
export function deviceTransferPartCount(sizeBytes: number): number {
  return Math.ceil(sizeBytes / limits.deviceTransferPartBytes);
}

/** Bytes of one part, 0 for a number that the device transfer does not have. */
export function deviceTransferPartBytes(sizeBytes: number, number: number): number {
  const left = sizeBytes - number * limits.deviceTransferPartBytes;
  return number < 0 ? 0 : Math.max(0, Math.min(limits.deviceTransferPartBytes, left));
}

export const DeviceTransferBody = v.object({
  id: DeviceTransferId,
  /** Bytes of all encrypted parts together. */
  sizeBytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(limits.maxDeviceTransferBytes, 'This draft and its files are larger than 100 MB.'),
  ),
});

export const DeviceTransferClaim = v.object({ claim: ClaimId });

/**
 * Starts to hand a draft over to another device. The server gets only encrypted bytes; the key never reaches it.
 * Repeated with the same id and size it answers the same.
 */
export const postDeviceTransfer = endpoint({
  method: 'POST',
  path: '/api/device-transfers',
  body: DeviceTransferBody,
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
export const postDeviceTransferPart = endpoint({
  method: 'POST',
  path: '/api/device-transfers/:id/parts/:number',
  body: null,
  response: null,
  errors: [
    'not-found',
    'device-transfer-taken',
    'device-transfer-expired',
    'unsupported-media-type',
    'incomplete-upload',
    'storage-unavailable',
  ],
});

/**
 * Takes a device transfer for one device. The first claim wins; the same claim may repeat the call until it has reported that
 * it is done. `not-found` as well where parts are missing.
 */
export const postDeviceTransferTake = endpoint({
  method: 'POST',
  path: '/api/device-transfers/:id/take',
  body: DeviceTransferClaim,
  response: v.object({ sizeBytes: v.number() }),
  errors: [
    'invalid-json',
    'invalid-fields',
    'not-found',
    'device-transfer-taken',
    'device-transfer-expired',
  ],
});

/** One encrypted part as `application/octet-stream`, for the device that has taken the device transfer. */
export const postDeviceTransferPartTake = endpoint({
  method: 'POST',
  path: '/api/device-transfers/:id/parts/:number/take',
  body: DeviceTransferClaim,
  response: null,
  errors: [
    'invalid-json',
    'invalid-fields',
    'not-found',
    'device-transfer-taken',
    'device-transfer-expired',
  ],
});

/** The draft is stored on the device that took it: erases every part at once. 204, however often it is sent. */
export const postDeviceTransferDone = endpoint({
  method: 'POST',
  path: '/api/device-transfers/:id/done',
  body: DeviceTransferClaim,
  response: null,
  errors: ['invalid-json', 'invalid-fields', 'not-found', 'device-transfer-taken'],
});
