import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ContactMessage } from './contact-messages.ts';
import { ReportRequest } from './requests.ts';
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

/**
 * Query of `listContactMessages` and `listRequests`; without one, everything is listed. With a `limit`, a list that is
 * shorter than it is the last part.
 */
export const ListQuery = v.object({
  view: v.optional(v.picklist(views)),
  /** Every word is somewhere in the record as it is shown. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
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
  ),
  /** `yes`: without what only the open record shows; a message is cut to its first line. */
  summary: v.optional(v.literal('yes')),
});
export type ListQuery = v.InferOutput<typeof ListQuery>;

/** One record, whole. */
export const getInboxRecord = endpoint({
  method: 'GET',
  path: '/api/inbox/records/:id',
  body: null,
  response: v.variant('kind', [
    v.object({ kind: v.literal('message'), ...ContactMessage.entries }),
    v.object({ kind: v.literal('request'), ...ReportRequest.entries }),
  ]),
  errors: ['unauthorised', 'not-found'],
});
