import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ContactMessage } from './contact-messages.ts';
import { RecordStatus } from './inbox.ts';
import { ReportRequest, requestServiceTypes } from './requests.ts';
import { IdempotencyKey } from './submission.ts';
import { Instant } from '../schemas.ts';

/** The parts of the inbox, in the order of their buttons. */
export const views = ['all', 'requests', 'messages', 'archived', 'spam'] as const;
export type View = (typeof views)[number];

/** Most records in one part of a list. */
export const maxListPart = 500;

/** The record that a part of a list comes after. */
export const ListPosition = v.object({ createdAt: Instant, id: IdempotencyKey });
export type ListPosition = v.InferOutput<typeof ListPosition>;

/** `2026-11-21T06:46:40.123Z,{id}` */
export const positionText = ({ createdAt, id }: ListPosition): string => `${createdAt},${id}`;

/** What a record can be: a message, or a request for one of the reports. */
export const recordKinds = ['message', ...requestServiceTypes] as const;
/** When something is due: already past, or within seven days. */
export const dueFilters = ['overdue', 'week'] as const;
/** `due`: not paid, and nothing said; `says-paid`: the customer says so, and the owner has not confirmed it. */
export const depositFilters = ['due', 'says-paid', 'paid'] as const;

const filters = {
  due: v.optional(v.picklist(dueFilters)),
  deposit: v.optional(v.picklist(depositFilters)),
  status: v.optional(RecordStatus),
  kind: v.optional(v.picklist(recordKinds)),
};
const ListFilters = v.object(filters);
export type ListFilters = v.InferOutput<typeof ListFilters>;

/** Query of `listInboxRecords`. A list that is shorter than its `limit` is the last part. */
export const ListQuery = v.object({
  /** Without it, every folder is looked into. */
  view: v.optional(v.picklist(views)),
  /** Every word is somewhere in the record as it is shown; see `searchWords`. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  ...filters,
  /** A receipt number; several records may have it. */
  receipt: v.optional(v.string()),
  /** `positionText` of the last record of the part before. */
  after: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => {
        const [createdAt, id] = text.split(',');
        return { createdAt, id };
      }),
      ListPosition,
    ),
  ),
  limit: v.optional(
    v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(maxListPart)),
    '100',
  ),
  /** `yes`: without what only the open record shows; a message is cut to its first line. */
  summary: v.optional(v.literal('yes')),
});
export type ListQuery = v.InferOutput<typeof ListQuery>;

export const InboxRecord = v.variant('kind', [
  v.object({ kind: v.literal('message'), ...ContactMessage.entries }),
  v.object({ kind: v.literal('request'), ...ReportRequest.entries }),
]);

/** Messages and requests in one list, newest first, a part at a time. */
export const listInboxRecords = endpoint({
  method: 'GET',
  path: '/api/inbox/records',
  body: null,
  response: v.object({ records: v.array(InboxRecord) }),
  errors: ['unauthorised', 'invalid-fields'],
});

/** One record, whole. */
export const getInboxRecord = endpoint({
  method: 'GET',
  path: '/api/inbox/records/:id',
  body: null,
  response: InboxRecord,
  errors: ['unauthorised', 'not-found'],
});
