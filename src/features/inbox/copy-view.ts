import { readCopy } from '#offline/inbox-copy/inbox-copy.ts';
import { readReplyTexts } from '#offline/inbox-copy/reply-texts-copy.ts';
import type { NoteDraft } from '#offline/records.ts';
import { readNotes } from '#offline/owner-notes/encrypted-notes.ts';
import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import type { InboxCounts, RecordChange, RecordStatus } from '#shared/api/inbox.ts';
import type { View } from '#shared/api/inbox-list.ts';
import { isDueWithin } from '#shared/business-days.ts';
import { textsOf } from '#shared/inbox/entry-text.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { searchTextOf, searchWords } from '#shared/inbox/search-text.ts';
import { isDepositOpen, moneyOf } from '#shared/inbox/dues.ts';
import { groupsOf, today } from '#shared/inbox/today.ts';
import { setVisits } from '#shared/inbox/visits.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { isIn } from './entries.ts';
import type { ListWish, RecordList } from './list-wish.ts';

/** `version` of counts that are from the copy on this phone: the server's are never negative. */
export const copyVersion = -1;

/** What the copy on this phone answers in the server's place. Changes of a record that wait are already made; entries of work are not. */
export interface CopyView {
  counts(): InboxCounts;
  today(): { groups: ReturnType<typeof groupsOf>; isCopy: boolean };
  list(wish: ListWish): RecordList;
  /** Undefined where there is none: only what is open is here. */
  ofReceipt(receipt: string): InboxEntry[] | undefined;
  record(id: string): InboxEntry | undefined;
  work(id: string): WorkEntry[] | undefined;
  /** Undefined where they were not copied. */
  replyTexts: ReplyTexts | undefined;
}

/** Reads the copy; null where there is none. */
export async function openCopyView(now: Date = new Date()): Promise<CopyView | null> {
  const copy = await readCopy();
  if (copy === null) return null;
  const texts = await readReplyTexts().catch(() => null);
  const { notes: waiting } = await readNotes().catch(() => ({ notes: [] }));
  const entries = copy.records.map(({ record, work }) =>
    // An earlier release may have made the copy.
    withWaiting(record.kind === 'message' ? record : { ...record, money: moneyOf(work) }, waiting),
  );
  const worksOf = new Map(copy.records.map(({ record, work }) => [record.id, work]));
  const countIn = (view: View, status?: RecordStatus) =>
    entries.filter((entry) => isIn(view, entry) && entry.status === (status ?? entry.status))
      .length;
  return {
    counts: () => ({
      unreadMessages: countIn('messages', 'new'),
      unreadRequests: countIn('requests', 'new'),
      unreadSpam: 0,
      places: {
        messages: countIn('messages'),
        requests: countIn('requests'),
        archived: countIn('archived'),
        spam: 0,
      },
      version: copyVersion,
    }),
    today: () => ({
      groups: groupsOf(today(entries, (id) => setVisits(worksOf.get(id) ?? []), now)),
      isCopy: true,
    }),
    list({ view, search, filters }) {
      const words = searchWords(search);
      const records = entries.filter(
        (entry) =>
          (view === null || isIn(view, entry)) &&
          isMeant(entry, filters, now) &&
          (words.length === 0 || isFound(entry, words)),
      );
      return { records, isWhole: true, isCopy: true };
    },
    ofReceipt(receipt) {
      const found = entries.filter((entry) => entry.receipt === receipt);
      return found.length === 0 ? undefined : found;
    },
    record: (id) => entries.find((entry) => entry.id === id),
    work: (id) => worksOf.get(id),
    replyTexts: texts ?? undefined,
  };
}

/** A record as it is once the changes that wait for it are made. */
function withWaiting(record: InboxEntry, waiting: readonly NoteDraft[]): InboxEntry {
  return waiting
    .filter(({ recordId, isFinished }) => recordId === record.id && isFinished)
    .reduce((entry, { change, updatedAt }) => withChange(entry, change, updatedAt), record);
}

/** A record with a change that the server does not have yet. */
export function withChange<Entry extends InboxEntry>(
  entry: Entry,
  { status, folder, isAnswered }: RecordChange = {},
  at: string,
): Entry {
  return {
    ...entry,
    ...(status && { status }),
    ...(folder && { folder }),
    ...(isAnswered !== undefined && { answeredAt: isAnswered ? (entry.answeredAt ?? at) : null }),
  };
}

function isFound(entry: InboxEntry, words: readonly string[]): boolean {
  const text = searchTextOf(textsOf(entry));
  return words.every((word) => text.includes(word));
}

function isMeant(entry: InboxEntry, filters: ListWish['filters'], now: Date): boolean {
  const { due, deposit, status, kind } = filters;
  const ownKind = entry.kind === 'request' ? entry.serviceType : 'message';
  if (status !== undefined && entry.status !== status) return false;
  if (kind !== undefined && ownKind !== kind) return false;
  if (due !== undefined && !isDueWithin(entry, due === 'week' ? 7 : -1, now)) return false;
  if (deposit === undefined) return true;
  if (entry.kind !== 'request') return false;
  if (deposit === 'paid') return entry.depositPaidAt !== null;
  if (deposit === 'says-paid') return entry.money.saysPaidAt !== null;
  return isDepositOpen(entry);
}
