import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';
import { IdempotencyKey } from './submission.ts';

/** Most records of one list, and of one call that brings some back. */
export const maxTrashPart = 200;

/** A message or request that is about to be deleted. */
export const TrashedRecord = v.object({
  id: v.string(),
  isRequest: v.boolean(),
  /** Who sent it. */
  name: v.string(),
  receivedAt: Instant,
  /** It is deleted no sooner than this; later where the server was stopped in between. */
  deletedAfter: Instant,
});
export type TrashedRecord = v.InferOutput<typeof TrashedRecord>;

/** What leaves the trash next comes first. */
export const listTrash = endpoint({
  method: 'GET',
  path: '/api/inbox/trash',
  body: null,
  response: v.object({
    /** How many there are; the list has at most `maxTrashPart` of them. */
    total: v.number(),
    records: v.array(TrashedRecord),
  }),
  errors: ['unauthorised'],
});

/** Brings records back into the inbox, where they stay for another 30 days at least. Unknown ids are skipped. */
export const postTrashRestore = endpoint({
  method: 'POST',
  path: '/api/inbox/trash/restore',
  body: v.object({
    ids: v.pipe(v.array(IdempotencyKey), v.minLength(1), v.maxLength(maxTrashPart)),
  }),
  response: v.object({ restored: v.number() }),
  errors: ['unauthorised', 'invalid-json', 'invalid-fields', 'storage-unavailable'],
});
