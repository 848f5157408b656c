import * as v from 'valibot';
import { StoredInstant } from '../schemas.ts';
import {
  address,
  clientWords,
  link,
  linksEnded,
  mailAgain,
  mailTry,
  reply,
  report,
  reportOpened,
  reportRemoved,
  reportSent,
  visitCancelled,
  visitChosen,
  visitProposed,
  visitSet,
  wordsSeen,
} from './client-entries.ts';
import {
  invoice,
  invoiceOrder,
  notPaidYet,
  payment,
  paymentCorrection,
  price,
  saysPaid,
} from './money-entries.ts';

/** Made by the writer, so that an entry that is sent again is the same one. */
const Id = v.pipe(v.string(), v.uuid(), v.toLowerCase());

const common = {
  id: Id,
  /** The request or message that it belongs to; null once the person was erased, for what the law makes us keep. */
  submissionId: v.nullable(Id),
  /** When the server stored it. */
  at: StoredInstant,
  by: v.picklist(['owner', 'client', 'system']),
  /** Of who added it, where the owner and others share the inbox. */
  name: v.optional(v.string()),
};

/** An entry of one kind as it is stored. */
const stored = <const Kind extends string, Fields extends v.ObjectEntries>(
  kind: Kind,
  fields: Fields,
) => v.object({ ...common, kind: v.literal(kind), ...fields });

/** An entry of one kind as the owner sends it. */
const sent = <const Kind extends string, Fields extends v.ObjectEntries>(
  kind: Kind,
  fields: Fields,
) => v.object({ id: Id, kind: v.literal(kind), ...fields });

export const StoredInvoice = stored('invoice', invoice);

/**
 * One piece of work on a request: what was paid, sent, proposed. Entries are added and never changed; what is true now
 * follows from all of them. A key `files` (names of uploads) or `upload` (one name) makes those files the request's. A
 * new kind is its fields and a line here, and a line in `OwnerEntry` where the owner writes it.
 */
export const WorkEntry = v.variant('kind', [
  stored('payment', payment),
  stored('payment-correction', paymentCorrection),
  stored('price', price),
  stored('says-paid', saysPaid),
  stored('not-paid-yet', notPaidYet),
  StoredInvoice,
  stored('client-words', clientWords),
  stored('words-seen', wordsSeen),
  stored('link', link),
  stored('links-ended', linksEnded),
  stored('address', address),
  stored('mail-try', mailTry),
  stored('reply', reply),
  stored('visit-proposed', visitProposed),
  stored('visit-set', visitSet),
  stored('visit-chosen', visitChosen),
  stored('visit-cancelled', visitCancelled),
  stored('report', report),
  stored('report-removed', reportRemoved),
  stored('report-sent', reportSent),
  stored('report-opened', reportOpened),
]);
export type WorkEntry = v.InferOutput<typeof WorkEntry>;
export type WorkKind = WorkEntry['kind'];
export type WorkEntryOf<Kind extends WorkKind> = Extract<WorkEntry, { kind: Kind }>;

/** What the owner adds by `postWorkEntry`. */
export const OwnerEntry = v.variant('kind', [
  sent('payment', payment),
  sent('payment-correction', paymentCorrection),
  sent('price', price),
  sent('not-paid-yet', notPaidYet),
  sent('invoice', invoiceOrder),
  sent('words-seen', wordsSeen),
  sent('links-ended', linksEnded),
  sent('address', address),
  sent('mail-try', mailAgain),
  sent('reply', reply),
  sent('visit-proposed', visitProposed),
  sent('visit-set', visitSet),
  sent('visit-cancelled', visitCancelled),
  sent('report-removed', reportRemoved),
  sent('report-sent', reportSent),
]);
export type OwnerEntry = v.InferOutput<typeof OwnerEntry>;

type WithoutNumber<Entry> = Entry extends { kind: 'invoice' } ? Omit<Entry, 'number'> : Entry;

/** An entry that the store does not have yet. The store numbers invoices. */
export type NewWorkEntry = WithoutNumber<WorkEntry>;

/** Names of the uploads that an entry makes its request's. */
export function uploadsOf(entry: Readonly<NewWorkEntry | OwnerEntry>): readonly string[] {
  const { files, upload }: { files?: unknown; upload?: unknown } = entry as object;
  return [...(Array.isArray(files) ? files : []), upload].filter(
    (name): name is string => typeof name === 'string',
  );
}
