import * as v from 'valibot';
import { WorkEntry } from '../inbox/work-entries.ts';
import { endpoint } from './endpoint.ts';
import { ListPosition } from './inbox-list.ts';
import { ReportRequest } from './requests.ts';

/** A request that is still being worked on, with everything that was done for it. */
export const OpenRequest = v.object({
  record: v.object({ kind: v.literal('request'), ...ReportRequest.entries }),
  work: v.array(WorkEntry),
});
export type OpenRequest = v.InferOutput<typeof OpenRequest>;

/**
 * Open requests, newest first, whole, for the copy on the owner's phone: those in the inbox that are not archived, and not
 * delivered and paid. A part at a time, as of `listInboxRecords`: `next` is the `after` of the part that follows.
 */
export const listOpenRequests = endpoint({
  method: 'GET',
  path: '/api/inbox/open-requests',
  body: null,
  response: v.object({ requests: v.array(OpenRequest), next: v.nullable(ListPosition) }),
  errors: ['unauthorised', 'invalid-fields'],
});
