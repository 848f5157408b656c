import * as v from 'valibot';
import type { ContactMessage } from '../api/contact-messages.ts';
import type { AttachedFile, Folder, Note, RecordStatus } from '../api/inbox.ts';
import { requestServiceTypes } from '../api/requests.ts';
import type { ReportRequest } from '../api/requests.ts';
import { inventedPriceKey, shownPriceIn, shownPriceKey } from '../api/shown-price.ts';
import type { SpamSign } from '../api/submission.ts';
import { receiptFor } from '../receipt.ts';
import type { Instant } from '../time.ts';
import { StoredToolWork, toolWorkKey } from '../tools/saved-work.ts';
import type { ToolWorkOfRequest } from '../tools/saved-work.ts';
import type { InboxEntry } from './entry-text.ts';
import { clientEmailOf, unseenWords } from './client-state.ts';
import { awaitsVisit } from './client-steps.ts';
import { moneyOf } from './dues.ts';
import { visitDayOf } from './visits.ts';
import type { WorkEntry } from './work-entries.ts';

/** What the server stores of a submission, as far as the inbox shows it. */
export interface StoredRecord {
  readonly id: string;
  /** `contact` for a message. */
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly folder: Folder;
  readonly spamSigns?: SpamSign[] | undefined;
  readonly status: RecordStatus;
  readonly statusBy?: string | undefined;
  readonly notes: Note[];
  readonly answeredAt: Instant | null;
  readonly depositPaidAt: Instant | null;
  readonly receivedAt: Instant;
}

/** What belongs to a request, and is stored beside it. */
export interface RecordParts {
  attachments: AttachedFile[];
  /** In the order of adding. */
  work: readonly Readonly<WorkEntry>[];
}

/** A record as the owner sees it. */
export function entryOf(record: StoredRecord, parts: RecordParts): InboxEntry {
  return record.kind === 'contact'
    ? { kind: 'message', ...messageOf(record) }
    : { kind: 'request', ...requestOf(record, parts) };
}

export function messageOf(record: StoredRecord): ContactMessage {
  return {
    ...common(record),
    projectType: textOf(record, 'projectType'),
    message: textOf(record, 'message'),
    ...(record.body['source'] === 'chat' && { source: 'chat' as const }),
  };
}

export function requestOf(record: StoredRecord, { attachments, work }: RecordParts): ReportRequest {
  const visitOn = visitDayOf(work);
  const unseen = unseenWords(work);
  return {
    ...common(record),
    email: clientEmailOf(work, textOf(record, 'email')),
    serviceType: serviceTypeOf(record),
    phone: textOf(record, 'phone'),
    answers: answersOf(record),
    attachments,
    toolWork: toolWorkOf(record),
    shownPrice: shownPriceIn(record.body),
    ...inventedPriceOf(record),
    money: moneyOf(work),
    ...(visitOn !== undefined && { visitOn }),
    ...(awaitsVisit(serviceTypeOf(record), work) && { awaitsVisit: true as const }),
    ...(unseen && { unseenWords: unseen }),
    depositPaidAt: record.depositPaidAt,
  };
}

export function serviceTypeOf({ body }: Pick<StoredRecord, 'body'>): ReportRequest['serviceType'] {
  const given = v.safeParse(v.picklist(requestServiceTypes), body['serviceType']);
  return given.success ? given.output : 'natural-building';
}

function common(record: StoredRecord) {
  return {
    id: record.id,
    receipt: receiptFor(record.id),
    name: textOf(record, 'name'),
    email: textOf(record, 'email'),
    folder: record.folder,
    ...(record.spamSigns && { spamSigns: record.spamSigns }),
    status: record.status,
    ...(record.statusBy !== undefined && { statusBy: record.statusBy }),
    notes: record.notes,
    answeredAt: record.answeredAt,
    createdAt: record.receivedAt,
  };
}

function inventedPriceOf({ body }: StoredRecord) {
  const invented = shownPriceIn(body, inventedPriceKey);
  return invented === null ? {} : { inventedPrice: invented };
}

function textOf({ body }: StoredRecord, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

/** Tool work as it was received; work that this release cannot read does not hide the rest. */
function toolWorkOf({ body }: StoredRecord): ToolWorkOfRequest[] {
  const works = body[toolWorkKey];
  if (!Array.isArray(works)) return [];
  return works.filter((work): work is ToolWorkOfRequest => v.is(StoredToolWork, work));
}

/** Fields with a place of their own in a request, or that are not answers. */
const notAnswers = new Set([
  'name',
  'email',
  'phone',
  'serviceType',
  'attachments',
  toolWorkKey,
  shownPriceKey,
  inventedPriceKey,
]);

function answersOf({ body }: StoredRecord): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [field, value] of Object.entries(body)) {
    if (notAnswers.has(field) || value === undefined || value === null) continue;
    answers[field] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return answers;
}
