import * as v from 'valibot';
import { WorkEntry } from '../inbox/work-entries.ts';
import { endpoint } from './endpoint.ts';
import { InboxRecord, ListPosition } from './inbox-list.ts';

/** A record for which there is still something to do, with everything that was done for it. */
export const OpenRecord = v.object({ record: InboxRecord, work: v.array(WorkEntry) });
export type OpenRecord = v.InferOutput<typeof OpenRecord>;

/**
 * Open requests or messages (`view`), whole, for the copy on the owner's phone: everything that Today could lead to. Newest
 * first, a part at a time, as of `listInboxRecords`: `next` is the `after` of the part that follows.
 */
export const listOpenRecords = endpoint({
  method: 'GET',
  path: '/api/inbox/open-records',
  body: null,
  response: v.object({ records: v.array(OpenRecord), next: v.nullable(ListPosition) }),
  errors: ['unauthorised', 'invalid-fields'],
});
