import * as v from 'valibot';
import { Instant, StoredInstant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Digest of a network: 16 hexadecimal digits; nobody can tell the address from it. */
const Network = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** Unopened records that one network has sent. */
export const NetworkFlood = v.object({
  network: Network,
  records: Count,
  since: StoredInstant,
  until: StoredInstant,
});
export type NetworkFlood = v.InferOutput<typeof NetworkFlood>;

export const Flood = v.object({
  /** Whether unopened records take half of their room or more; without room, visitors are asked to wait. */
  isFlood: v.boolean(),
  /** Share of the room that they take; from 0 to 1. */
  share: v.number(),
  /** Unopened records, and when the first and the last of them came. */
  records: Count,
  since: v.nullable(StoredInstant),
  until: v.nullable(StoredInstant),
  /** Networks with many of them, the most first. */
  networks: v.array(NetworkFlood),
});
export type Flood = v.InferOutput<typeof Flood>;

/** How much of the inbox nobody has opened. */
export const getFlood = endpoint({
  method: 'GET',
  path: '/api/inbox/flood',
  body: null,
  response: Flood,
  errors: ['unauthorised'],
});

/** Which unopened records: of a network, of a time, or all in the spam folder. */
export const FloodChoice = v.variant('by', [
  v.object({ by: v.literal('network'), network: Network }),
  /** Both moments included. */
  v.object({ by: v.literal('time'), since: Instant, until: Instant }),
  v.object({ by: v.literal('spam') }),
]);
export type FloodChoice = v.InferOutput<typeof FloodChoice>;

export const FloodErasureBody = v.object({
  choice: FloodChoice,
  /** `true` only counts. */
  isDryRun: v.boolean(),
});

export const FloodErasure = v.object({
  messages: Count,
  requests: Count,
  files: Count,
  /** Names the erasure for `postFloodRestore`; null for a dry run, or when there was nothing. */
  at: v.nullable(Instant),
});
export type FloodErasure = v.InferOutput<typeof FloodErasure>;

/**
 * Puts unopened records in the trash at once, where they rest for seven days before they are erased for good. What has
 * been opened or paid for stays.
 */
export const postFloodErasure = endpoint({
  method: 'POST',
  path: '/api/inbox/flood-erasures',
  body: FloodErasureBody,
  response: FloodErasure,
  errors: ['unauthorised', 'invalid-json', 'invalid-fields', 'storage-unavailable'],
});

/** Brings back what one erasure has put in the trash. */
export const postFloodRestore = endpoint({
  method: 'POST',
  path: '/api/inbox/flood-restores',
  body: v.object({ at: Instant }),
  response: v.object({ records: Count }),
  errors: ['unauthorised', 'invalid-json', 'invalid-fields', 'storage-unavailable'],
});
