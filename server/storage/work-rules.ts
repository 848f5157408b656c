import { isDeepStrictEqual } from 'node:util';
import type { RecordStatus } from '#shared/api/inbox.ts';
import { moneyOf } from '#shared/inbox/dues.ts';
import type { Money } from '#shared/inbox/money.ts';
import { uploadsOf } from '#shared/inbox/work-entries.ts';
import type { NewWorkEntry, WorkEntry } from '#shared/inbox/work-entries.ts';

/** What of a submission follows from its entries. */
interface WorkedSubmission {
  id: string;
  status: RecordStatus;
  statusBy?: string | undefined;
  changedAt: string | null;
  answeredAt: string | null;
  depositPaidAt: string | null;
  network?: string | undefined;
}

/** The part of the records that entries change. */
interface WorkedRecords {
  submissions: Record<string, WorkedSubmission>;
  uploads: Record<string, { isAttached: boolean; trashed?: object | undefined }>;
  workEntries: Record<string, WorkEntry>;
}

/** From this total on, a tax invoice has to say who bought (A New Tax System (Goods and Services Tax) Act, s 29-70). */
export const namedBuyerCents = 100_000;

/** Whether two entries under one id are the same: a repeat comes at another moment, without a number, and perhaps from somebody else. */
export function isSameEntry(one: Readonly<NewWorkEntry>, other: Readonly<NewWorkEntry>): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other));
}

function contentOf(entry: Readonly<NewWorkEntry>) {
  const { at: _, number: __, name: ___, ...content } = { number: undefined, ...entry };
  // As a store returns it: without keys whose value is undefined.
  return JSON.parse(JSON.stringify(content)) as unknown;
}

/** The next number of a year. @param entries all that have one */
export function nextInvoiceNumber(year: number, entries: Iterable<Readonly<WorkEntry>>): number {
  let last = 0;
  for (const entry of entries) {
    if (entry.kind !== 'invoice' || entry.number.year !== year) continue;
    last = Math.max(last, entry.number.number);
  }
  return last + 1;
}

/** What remains of an entry when its person is erased: records of sales without the person; see the decision. */
export function keptAfterErasure(entry: Readonly<WorkEntry>): WorkEntry | undefined {
  const { name: _, ...unnamed } = entry;
  switch (unnamed.kind) {
    case 'payment':
    case 'payment-correction':
      return { ...unnamed, submissionId: null, note: '' };
    case 'invoice': {
      const { buyer, totalCents } = unnamed;
      const isNamed = buyer !== null && Math.abs(totalCents) >= namedBuyerCents;
      return {
        ...unnamed,
        submissionId: null,
        receipt: null,
        buyer: isNamed ? { name: buyer.name, email: null } : null,
      };
    }
    default:
      return undefined;
  }
}

type WorkEntries = WorkedRecords['workEntries'];

/** Entries by submission and id: a replay of thousands must not search all of them for each. */
const groups = new WeakMap<WorkEntries, Map<string | null, Map<string, WorkEntry>>>();

function groupsOf(workEntries: WorkEntries) {
  let bySubmission = groups.get(workEntries);
  if (!bySubmission) {
    bySubmission = new Map();
    groups.set(workEntries, bySubmission);
    for (const entry of Object.values(workEntries)) addToGroup(bySubmission, entry);
  }
  return bySubmission;
}

function addToGroup(bySubmission: ReturnType<typeof groupsOf>, entry: WorkEntry): void {
  const group = bySubmission.get(entry.submissionId);
  if (group) group.set(entry.id, entry);
  else bySubmission.set(entry.submissionId, new Map([[entry.id, entry]]));
}

function removeFromGroup(bySubmission: ReturnType<typeof groupsOf>, entry: WorkEntry): void {
  const group = bySubmission.get(entry.submissionId);
  group?.delete(entry.id);
  if (group?.size === 0) bySubmission.delete(entry.submissionId);
}

/** The entries of a submission, in the order of adding. */
export function entriesOf(
  { workEntries }: Readonly<Pick<WorkedRecords, 'workEntries'>>,
  submissionId: string,
): readonly Readonly<WorkEntry>[] {
  return [...(groupsOf(workEntries).get(submissionId)?.values() ?? [])];
}

/** Adds an entry to the records, and to its submission what follows from it. */
export function applyWorkEntry(records: WorkedRecords, entry: WorkEntry): void {
  const submission = records.submissions[entry.submissionId ?? ''];
  // Erased while it was being written.
  if (!submission) return;
  copyWorkEntry(records, entry);
  applyToSubmission(submission, entry, () => entriesOf(records, submission.id));
}

/** Adds an entry as it is in other records; its submission was copied before, with what follows from it. */
export function copyWorkEntry(records: WorkedRecords, entry: WorkEntry): void {
  addToGroup(groupsOf(records.workEntries), entry);
  records.workEntries[entry.id] = entry;
  for (const name of uploadsOf(entry)) {
    const upload = records.uploads[name];
    if (!upload) continue;
    upload.isAttached = true;
    delete upload.trashed;
  }
}

/** Changes a submission in place. @param entries returns all of its entries, with the new one */
export function applyToSubmission(
  submission: WorkedSubmission,
  entry: Readonly<WorkEntry>,
  entries: () => readonly Readonly<WorkEntry>[],
): void {
  const { kind, at, name } = entry;
  submission.changedAt = at;
  if (isReply(entry)) submission.answeredAt ??= at;
  switch (kind) {
    case 'report-sent':
      setStatus(submission, 'delivered', name);
      delete submission.network;
      return;
    case 'payment':
    case 'payment-correction':
      applyPayments(submission, moneyOf(entries()), name);
      return;
    default:
  }
}

/** Whether it is an answer to the request that goes to the client by email. */
function isReply(entry: Readonly<WorkEntry>): boolean {
  switch (entry.kind) {
    case 'reply':
    case 'report-sent':
    case 'visit-proposed':
    case 'visit-set':
    case 'visit-cancelled':
      return true;
    case 'invoice':
      return entry.isMailed === true;
    default:
      return false;
  }
}

function applyPayments(
  submission: WorkedSubmission,
  { paidOn }: Pick<Money, 'paidOn'>,
  name: string | undefined,
): void {
  // In Victoria, the morning of that day.
  submission.depositPaidAt = paidOn === null ? null : `${paidOn}T00:00:00.000Z`;
  // A payment makes a status; a status never makes a payment.
  if (paidOn === null) {
    if (submission.status === 'deposit-paid') setStatus(submission, 'read', name);
    return;
  }
  delete submission.network;
  if (submission.status === 'new' || submission.status === 'read') {
    setStatus(submission, 'deposit-paid', name);
  }
}

/** Gives a submission another status. @param by name of who does; undefined where nobody has one */
export function setStatus(
  submission: Pick<WorkedSubmission, 'status' | 'statusBy'>,
  status: RecordStatus,
  by: string | undefined,
): void {
  if (submission.status === status) return;
  submission.status = status;
  if (by === undefined) delete submission.statusBy;
  else submission.statusBy = by;
}

/** Removes the entries of erased submissions; what has to be kept loses its person. */
export function eraseWorkEntries(records: WorkedRecords, ids: readonly string[]): void {
  const { workEntries } = records;
  for (const entry of ids.flatMap((id) => entriesOf(records, id))) {
    const kept = keptAfterErasure(entry);
    if (!kept) {
      removeWorkEntry(records, entry.id);
      continue;
    }
    removeFromGroup(groupsOf(workEntries), entry);
    addToGroup(groupsOf(workEntries), kept);
    workEntries[entry.id] = kept;
  }
}

export function removeWorkEntry({ workEntries }: WorkedRecords, id: string): void {
  const known = workEntries[id];
  if (!known) return;
  removeFromGroup(groupsOf(workEntries), known);
  delete workEntries[id];
}
