import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InferOutput } from 'valibot';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import { maxNotes } from '#shared/api/inbox.ts';
import type { AttachedFile, InboxCounts, RecordChange } from '#shared/api/inbox.ts';
import type { ListQuery, listInboxRecords } from '#shared/api/inbox-list.ts';
import type { getNumbers } from '#shared/api/inbox-numbers.ts';
import type { getToday } from '#shared/api/inbox-today.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import type { ListPosition } from '#shared/api/inbox-list.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { unseenWords } from '#shared/inbox/client-state.ts';
import { shownPriceIn } from '#shared/api/shown-price.ts';
import { entryOf, messageOf, requestOf } from '#shared/inbox/entry-of.ts';
import { firstLineOf } from '#shared/inbox/entry-text.ts';
import { isDueWithin, nextDue, victorianDay } from '#shared/business-days.ts';
import type { Absence } from '#shared/business-days.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { claimStateOf, duesOf, isDepositOpen, moneyOf } from '#shared/inbox/dues.ts';
import type { Money } from '#shared/inbox/money.ts';
import { numbersOf } from '#shared/inbox/numbers.ts';
import type { CountedPayment, CountedRequest } from '#shared/inbox/numbers.ts';
import { groupsOf, hasWork, today } from '#shared/inbox/today.ts';
import { setVisits } from '#shared/inbox/visits.ts';
import type { TodayItem } from '#shared/inbox/today.ts';
import { laterFiles } from '#shared/inbox/later-files.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { searchWords } from '#shared/inbox/search-text.ts';
import { idsOfReceipt, receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { ListPart, RecordStore, SubmissionFilter } from '../storage/ports.ts';
import type { Submission, Upload } from '../storage/records.ts';

export type RecordList = InferOutput<(typeof listInboxRecords)['response']>;

export type Numbers = InferOutput<(typeof getNumbers)['response']>;
export type Today = InferOutput<(typeof getToday)['response']>;

/** What the owner reads and changes. */
export interface Inbox {
  /** Newest first, a part at a time, so that no list is in memory as a whole. */
  listMessages(): AsyncIterable<readonly ContactMessage[]>;
  listRequests(): AsyncIterable<readonly ReportRequest[]>;
  /** A part of both, newest first. */
  listRecords(query: ListQuery): Promise<RecordList>;
  /** What there is to do, most urgent first. */
  today(): Promise<Today>;
  /** A part of the records for which there is something to do, newest first; `next` is null with the last. */
  listOpen(query: {
    view: 'requests' | 'messages';
    after?: ListPosition | undefined;
  }): Promise<{ records: OpenRecord[]; next: ListPosition | null }>;
  /** What the records say of the practice. */
  numbers(): Promise<Numbers>;
  /** Undefined for an unknown id. */
  findEntry(id: string): Promise<InboxEntry | undefined>;
  /** What was attached to a request, then what was sent since: replies, reports, the client's words. Undefined for an unknown id. */
  filesOfRequest(
    id: string,
  ): Promise<{ receipt: string; files: readonly AttachedFile[] } | undefined>;
  changeMessage(id: string, change: RecordChange, by?: string): Promise<ContactMessage | undefined>;
  changeRequest(id: string, change: RecordChange, by?: string): Promise<ReportRequest | undefined>;
  /** Stores that the customer of a request says it is paid, as an entry: once until the owner has looked. */
  noteClaim(id: string, claim?: PaidClaim): Promise<'noted' | 'passed' | 'unknown'>;
  counts(): Promise<InboxCounts>;
}

/** What the customer says is paid. */
export interface PaidClaim {
  of: 'deposit' | 'balance';
  /** How the money stood on the page that they pressed, as `claimStateOf` says it: a page that is sent again says nothing new. */
  state?: string | undefined;
}

/** Records in memory at a time while a list is read: with the longest bodies, 50 MB. */
const partSize = 200;

/** Records in one part of the copy for the owner's phone, or a few more. */
const openPartSize = 50;

/** What a list has, as far as the store knows. */
function filterOf({ view, kind, status, receipt, ...query }: ListQuery): SubmissionFilter {
  const inbox = { folder: 'inbox', isArchived: false } as const;
  const ids = receipt === undefined ? undefined : (idsOfReceipt(receipt) ?? noIds);
  return {
    ...(view === 'all' && inbox),
    ...((view === 'messages' || view === 'requests') && { ...inbox, group: view }),
    ...(view === 'archived' && { folder: 'inbox', isArchived: true }),
    ...(view === 'spam' && { folder: 'spam' }),
    // Nothing else is due.
    ...((query.due ?? query.deposit) && { folder: 'inbox', isArchived: false }),
    ...(query.deposit && { group: 'requests' }),
    ...(kind && { recordKind: kind }),
    ...(status && { statuses: [status] }),
    ...(ids && { ids }),
    words: searchWords(query.search),
  };
}

/** Whether a part of the deposit is still to come, as far as the request alone says. */
function isDepositLeft({ body }: Readonly<Submission>, money: Money): boolean {
  const shown = shownPriceIn(body);
  const depositCents = money.agreed ? money.agreed.depositCents : (shown?.depositAud ?? 0) * 100;
  return duesOf(money, { cents: null, depositCents }).depositDueCents !== null;
}

/** No submission is between these. */
const noIds = {
  first: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  last: '00000000-0000-0000-0000-000000000000',
};

/** What of a list only the rules know. */
function isMeant(entry: InboxEntry, { due, deposit }: ListQuery, now: Date): boolean {
  if (due !== undefined && !isDueWithin(entry, due === 'week' ? 7 : -1, now)) return false;
  if (deposit === undefined) return true;
  if (entry.kind === 'message') return false;
  if (deposit === 'paid') return entry.depositPaidAt !== null;
  if (deposit === 'says-paid') return entry.money.saysPaidAt !== null;
  return isDepositOpen(entry);
}

/** What a list shows of a record: its first line, and none of its notes. */
function summaryOf(entry: InboxEntry): InboxEntry {
  const line = firstLineOf(entry);
  return entry.kind === 'message'
    ? { ...entry, notes: [], message: line }
    : { ...entry, notes: [], answers: { location: line }, toolWork: [] };
}

/** The status was changed on another device since the owner saw it. */
export class StatusMovedError extends Error {
  override readonly name = 'StatusMovedError';
}

/** A record has the most notes allowed. */
export class TooManyNotesError extends Error {
  override readonly name = 'TooManyNotesError';
}

export interface InboxOptions {
  store: RecordStore;
  clock: Clock;
  /** Days on which the practice is away. */
  absences?: () => readonly Absence[];
  /** Creates UUIDs. */
  makeId?: () => string;
  /** Called when the customer says that it is paid. */
  notify?: (() => void) | undefined;
}

export function createInbox({
  store,
  clock,
  absences = () => [],
  makeId = randomUUID,
  notify,
}: InboxOptions): Inbox {
  /** The absences that can move what is promised about a record. */
  const absencesOf = ({ receivedAt }: Readonly<Submission>) => {
    const day = victorianDay(receivedAt);
    const later = absences().filter(({ until }) => until >= day);
    return later.length === 0 ? {} : { absences: [...later] };
  };
  const toMessage = (submission: Readonly<Submission>): ContactMessage => ({
    ...messageOf(submission),
    ...absencesOf(submission),
  });
  /** What belongs to some submissions, read at once: their files and what was done for them. */
  async function partsOf(submissions: readonly Readonly<Submission>[]) {
    const names = new Set(submissions.flatMap(({ attachments }) => attachments));
    const uploads = new Map<string, Readonly<Upload>>();
    if (names.size > 0) {
      for (const upload of await store.listUploads([...names])) uploads.set(upload.name, upload);
    }
    const work = new Map<string | null, WorkEntry[]>();
    const submissionIds = submissions.map(({ id }) => id);
    for (const entry of await store.listWorkEntries({ submissionIds })) {
      const listed = work.get(entry.submissionId);
      if (listed) listed.push(entry);
      else work.set(entry.submissionId, [entry]);
    }
    return ({ id, attachments }: Readonly<Submission>) => ({
      attachments: attachments.map((name) => attachedFile(name, uploads.get(name))),
      work: work.get(id) ?? [],
    });
  }
  async function toRequests(submissions: readonly Readonly<Submission>[]) {
    const parts = await partsOf(submissions);
    return submissions.map((submission) => ({
      ...requestOf(submission, parts(submission)),
      ...absencesOf(submission),
    }));
  }
  async function toEntries(submissions: readonly Readonly<Submission>[]) {
    const parts = await partsOf(submissions);
    return submissions.map((submission) => ({
      ...entryOf(submission, parts(submission)),
      ...absencesOf(submission),
    }));
  }
  /** All that match, a part at a time; others are answered in between. */
  async function* partsOfList(filter: SubmissionFilter, size: number, after?: ListPart['after']) {
    let last = after;
    for (;;) {
      const part = await store.listSubmissions(filter, { limit: size, after: last });
      yield part;
      last = part.at(-1);
      if (part.length < size) return;
      await setImmediate();
    }
  }
  async function* list<Item>(
    group: 'messages' | 'requests',
    toItems: (part: readonly Readonly<Submission>[]) => Promise<readonly Item[]>,
  ): AsyncGenerator<readonly Item[]> {
    for await (const part of partsOfList({ group }, partSize)) yield await toItems(part);
  }
  /** It looks at all that is not archived; nothing changes it but a record or the day. */
  let latestToday: { key: string; value: Today } | undefined;
  /** Archived requests to which their clients have added something that the owner has not seen. */
  async function archivedWithWords() {
    const entries = await store.listWorkEntries({ kinds: ['client-words', 'words-seen'] });
    const bySubmission = new Map<string | null, Readonly<WorkEntry>[]>();
    for (const entry of entries) {
      const others = bySubmission.get(entry.submissionId);
      if (others) others.push(entry);
      else bySubmission.set(entry.submissionId, [entry]);
    }
    const ids = [...bySubmission].flatMap(([id, ofRequest]) =>
      id !== null && unseenWords(ofRequest) ? [id] : [],
    );
    const submissions = await Promise.all(ids.map((id) => store.findSubmission(id)));
    return submissions.flatMap((one) => (one?.status === 'archived' ? [one] : []));
  }
  const isMessage = (submission: Readonly<Submission>) => submission.kind === 'contact';
  /** Most messages have been answered: they need no look at all that belongs to them. */
  const mayBeOpen = (submission: Readonly<Submission>) =>
    !isMessage(submission) || nextDue({ ...submission, createdAt: submission.receivedAt }) !== null;

  async function apply(
    known: Readonly<Submission>,
    { addNote, ...given }: RecordChange,
    by: string | undefined,
  ) {
    const now = clock();
    const change = { ...given, by };
    if (!addNote) {
      const changed = await store.changeSubmission(known.id, change, now);
      // Without `ifStatus` it was set, whatever another device has set a moment later.
      const isRefused = changed && given.ifStatus !== undefined && changed.status !== given.status;
      if (isRefused) throw new StatusMovedError();
      return changed;
    }
    const former = known.notes.find((note) => note.id === addNote.id);
    if (!former && known.notes.length >= maxNotes) throw new TooManyNotesError();
    const note = {
      ...addNote,
      writtenAt: former?.writtenAt ?? now.toISOString(),
      ...(by !== undefined && { by }),
    };
    return store.changeSubmission(known.id, { ...change, addNote: note }, now);
  }

  return {
    listMessages: () => list('messages', async (part) => part.map(toMessage)),
    listRequests: () => list('requests', toRequests),
    async listRecords(query) {
      const filter = filterOf(query);
      const isByRules = query.due !== undefined || query.deposit !== undefined;
      const after = query.after && { receivedAt: query.after.createdAt, id: query.after.id };
      const now = clock();
      const records: InboxEntry[] = [];
      for await (const part of partsOfList(filter, isByRules ? partSize : query.limit, after)) {
        const entries = await toEntries(part);
        records.push(...entries.filter((entry) => isMeant(entry, query, now)));
        if (records.length >= query.limit) break;
      }
      const shown = records.slice(0, query.limit);
      return { records: query.summary ? shown.map(summaryOf) : shown };
    },
    async today() {
      const now = clock();
      const { version } = await store.countNew();
      const key = JSON.stringify([version, victorianDay(now.toISOString()), absences()]);
      if (latestToday?.key === key) return latestToday.value;
      const found: TodayItem[] = [];
      const open: SubmissionFilter = { folder: 'inbox', isArchived: false };
      for await (const all of partsOfList(open, partSize)) {
        const part = all.filter(mayBeOpen);
        const parts = await partsOf(part);
        const visits = new Map(part.map((one) => [one.id, setVisits(parts(one).work)]));
        const entries = (await toEntries(part)).map(summaryOf);
        found.push(...today(entries, (id) => visits.get(id) ?? [], now));
      }
      found.push(...today(await toEntries(await archivedWithWords()), () => [], now));
      const value = { groups: groupsOf(found) };
      latestToday = { key, value };
      return value;
    },
    async listOpen({ view, after }) {
      const now = clock();
      const filter: SubmissionFilter = { group: view, folder: 'inbox', isArchived: false };
      const from = after && { receivedAt: after.createdAt, id: after.id };
      const records: OpenRecord[] = [];
      const addOpen = async (submissions: readonly Readonly<Submission>[]) => {
        const parts = await partsOf(submissions);
        for (const submission of submissions) {
          const { work, attachments } = parts(submission);
          const record = {
            ...entryOf(submission, { work, attachments }),
            ...absencesOf(submission),
          };
          if (hasWork(record, setVisits(work), now)) records.push({ record, work });
        }
      };
      for await (const part of partsOfList(filter, openPartSize, from)) {
        await addOpen(part.filter(mayBeOpen));
        const last = part.at(-1);
        if (part.length === openPartSize && last && records.length >= openPartSize)
          return { records, next: { createdAt: last.receivedAt, id: last.id } };
      }
      if (view === 'requests') await addOpen(await archivedWithWords());
      return { records, next: null };
    },
    async numbers() {
      const requests: CountedRequest[] = [];
      const payments: CountedPayment[] = [];
      const counted = new Set<string | null>();
      const count = (report: CountedPayment['report'], { payments: all }: Money) => {
        for (const { day, cents, paymentKind } of all) {
          payments.push({ report, day, cents: paymentKind === 'refund' ? -cents : cents });
        }
      };
      for await (const part of partsOfList({ group: 'requests', folder: 'inbox' }, partSize)) {
        for (const request of await toRequests(part)) {
          const { serviceType: report, createdAt, answeredAt, depositPaidAt, money } = request;
          requests.push({ report, receivedAt: createdAt, answeredAt, depositPaidAt });
          count(report, money);
          counted.add(request.id);
        }
      }
      // What an erased person has paid was earned all the same.
      const kept = await store.listWorkEntries({
        kinds: ['payment', 'payment-correction'],
        isWhole: true,
      });
      count(null, moneyOf(kept.filter(({ submissionId }) => !counted.has(submissionId))));
      return numbersOf(requests, payments);
    },
    async findEntry(id) {
      const known = await store.findSubmission(id);
      return known && (await toEntries([known]))[0];
    },
    async filesOfRequest(id) {
      const known = await store.findSubmission(id);
      if (!known || isMessage(known)) return undefined;
      const entries = await store.listWorkEntries({ submissionIds: [id] });
      const later = laterFiles(entries).map(({ name }) => name);
      const names = [...new Set([...known.attachments, ...later])];
      const uploads = new Map(
        (await store.listUploads(names)).map((upload) => [upload.name, upload]),
      );
      return {
        receipt: receiptFor(id),
        files: names.map((name) => attachedFile(name, uploads.get(name))),
      };
    },
    async changeMessage(id, change, by) {
      const known = await store.findSubmission(id);
      if (!known || !isMessage(known)) return undefined;
      const changed = await apply(known, change, by);
      return changed && toMessage(changed);
    },
    async changeRequest(id, change, by) {
      const known = await store.findSubmission(id);
      if (!known || isMessage(known)) return undefined;
      const changed = await apply(known, change, by);
      return changed && (await toRequests([changed]))[0];
    },
    async noteClaim(id, { of, state } = { of: 'deposit' }) {
      const known = await store.findSubmission(id);
      if (!known || isMessage(known)) return 'unknown';
      const at = clock().toISOString();
      let isOpen = false;
      const { kind } = await store.addWorkEntry(
        { id: makeId(), submissionId: id, at, by: 'client', kind: 'says-paid', of },
        (others) => {
          const money = moneyOf(others);
          isOpen = money.saysPaidAt !== null;
          const isKnown = of === 'deposit' && money.paidOn !== null && !isDepositLeft(known, money);
          return (
            isOpen ||
            money.isSettled ||
            (state === undefined ? isKnown : state !== claimStateOf(others))
          );
        },
      );
      if (kind === 'stored') notify?.();
      if (kind === 'unknown-submission') return 'unknown';
      return kind === 'stored' || isOpen ? 'noted' : 'passed';
    },
    async counts() {
      const { messages, requests, spam, version } = await store.countNew();
      return {
        places: await store.countPlaces(),
        unreadMessages: messages,
        unreadRequests: requests,
        unreadSpam: spam,
        version,
      };
    },
  };
}

function attachedFile(name: string, upload: Readonly<Upload> | undefined): AttachedFile {
  return {
    url: `/uploads/${name}`,
    name: upload?.originalName ?? name,
    mediaType: upload?.mediaType ?? 'application/octet-stream',
    sizeBytes: upload?.sizeBytes ?? 0,
  };
}
