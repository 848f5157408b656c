import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import { maxNotes } from '#shared/api/inbox.ts';
import type { AttachedFile, InboxCounts, RecordChange } from '#shared/api/inbox.ts';
import { inventedPriceKey, shownPriceIn, shownPriceKey } from '#shared/api/shown-price.ts';
import { requestServiceTypes } from '#shared/api/requests.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { StoredToolWork, toolWorkKey } from '#shared/tools/saved-work.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import { victorianDay } from '#shared/business-days.ts';
import type { Absence } from '#shared/business-days.ts';
import { moneyOf } from '#shared/inbox/money.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { firstLineOf, hasWords } from '#shared/inbox/entry-text.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { ListQuery } from '#shared/api/inbox-list.ts';
import type { ListPart, RecordStore, SubmissionFilter } from '../storage/ports.ts';
import type { Submission, Upload } from '../storage/records.ts';

/** What the owner reads and changes. */
export interface Inbox {
  /** Newest first, a part at a time, so that no list is in memory as a whole. */
  listMessages(query?: ListQuery): AsyncIterable<readonly ContactMessage[]>;
  listRequests(query?: ListQuery): AsyncIterable<readonly ReportRequest[]>;
  /** Undefined for an unknown id. */
  findEntry(id: string): Promise<InboxEntry | undefined>;
  /** Undefined for an unknown id. */
  findRequest(id: string): Promise<ReportRequest | undefined>;
  changeMessage(id: string, change: RecordChange): Promise<ContactMessage | undefined>;
  changeRequest(id: string, change: RecordChange): Promise<ReportRequest | undefined>;
  /** Stores that the customer of a request says the deposit is paid, as an entry; false for an unknown id. */
  noteDeposit(id: string): Promise<boolean>;
  counts(): Promise<InboxCounts>;
}

const noQuery: ListQuery = { search: '' };
/** Records in memory at a time while a list is read: with the longest bodies, 50 MB. */
const partSize = 200;

/** What a list of a part of the inbox has; undefined for nothing. */
function filterOf(
  group: 'messages' | 'requests',
  view: ListQuery['view'],
): SubmissionFilter | undefined {
  switch (view) {
    case undefined:
      return { group };
    case 'spam':
      return { group, folder: 'spam' };
    case 'archived':
      return { group, folder: 'inbox', isArchived: true };
    case 'all':
      return { group, folder: 'inbox', isArchived: false };
    case 'messages':
    case 'requests':
      return view === group ? { group, folder: 'inbox', isArchived: false } : undefined;
  }
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
  /** Called when the customer says that the deposit is paid. */
  notify?: (() => void) | undefined;
}

export function createInbox({ store, clock, absences = () => [], notify }: InboxOptions): Inbox {
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
  /** The requests of some submissions, with the metadata of their files. */
  async function toRequests(submissions: readonly Readonly<Submission>[]) {
    const names = new Set(submissions.flatMap(({ attachments }) => attachments));
    const uploads = new Map<string, Readonly<Upload>>();
    if (names.size > 0) {
      for (const upload of await store.listUploads([...names])) uploads.set(upload.name, upload);
    }
    const entries = new Map<string | null, WorkEntry[]>();
    const submissionIds = submissions.map(({ id }) => id);
    for (const entry of await store.listWorkEntries({ submissionIds })) {
      const listed = entries.get(entry.submissionId);
      if (listed) listed.push(entry);
      else entries.set(entry.submissionId, [entry]);
    }
    return submissions.map((submission): ReportRequest => ({
      ...common(submission),
      ...absencesOf(submission),
      serviceType: serviceTypeOf(submission),
      phone: textOf(submission, 'phone'),
      answers: answersOf(submission),
      attachments: submission.attachments.map((name) => attachedFile(name, uploads.get(name))),
      toolWork: toolWorkOf(submission),
      shownPrice: shownPriceIn(submission.body),
      ...inventedPriceOf(submission),
      money: moneyOf(entries.get(submission.id) ?? []),
      depositPaidAt: submission.depositPaidAt,
    }));
  }
  /** Reads a list part by part, to its end or to its limit. */
  async function* list<Item>(
    group: 'messages' | 'requests',
    { view, search, after, limit, summary }: ListQuery,
    {
      toItems,
      toEntry,
      toSummary,
    }: {
      toItems: (part: readonly Readonly<Submission>[]) => Promise<readonly Item[]>;
      toEntry: (item: Item) => InboxEntry;
      toSummary: (item: Item) => Item;
    },
  ): AsyncGenerator<readonly Item[]> {
    const filter = filterOf(group, view);
    if (!filter) return;
    let left = limit ?? Number.POSITIVE_INFINITY;
    let last: ListPart['after'] = after && { receivedAt: after.createdAt, id: after.id };
    while (left > 0) {
      const size = search === '' ? Math.min(partSize, left) : partSize;
      const part = await store.listSubmissions(filter, { limit: size, after: last });
      const items = (await toItems(part))
        .filter((item) => search === '' || hasWords(toEntry(item), search))
        .slice(0, left);
      left -= items.length;
      yield summary ? items.map(toSummary) : items;
      last = part.at(-1);
      if (part.length < size) return;
      // A search looks at everything: others are answered in between.
      await setImmediate();
    }
  }
  const isMessage = (submission: Readonly<Submission>) => submission.kind === 'contact';

  async function apply(known: Readonly<Submission>, { addNote, ...change }: RecordChange) {
    const now = clock();
    if (!addNote) return store.changeSubmission(known.id, change, now);
    const former = known.notes.find((note) => note.id === addNote.id);
    if (!former && known.notes.length >= maxNotes) throw new TooManyNotesError();
    const note = { ...addNote, writtenAt: former?.writtenAt ?? now.toISOString() };
    return store.changeSubmission(known.id, { ...change, addNote: note }, now);
  }

  return {
    listMessages: (query = noQuery) =>
      list('messages', query, {
        toItems: async (part) => part.map(toMessage),
        toEntry: (message) => ({ kind: 'message', ...message }),
        toSummary: (message) => ({
          ...message,
          message: firstLineOf({ kind: 'message', ...message }),
        }),
      }),
    listRequests: (query = noQuery) =>
      list('requests', query, {
        toItems: toRequests,
        toEntry: (request) => ({ kind: 'request', ...request }),
        toSummary: (request) => ({
          ...request,
          answers: { location: firstLineOf({ kind: 'request', ...request }) },
          toolWork: [],
        }),
      }),
    async findEntry(id) {
      const known = await store.findSubmission(id);
      if (!known) return undefined;
      if (isMessage(known)) return { kind: 'message', ...toMessage(known) };
      const [request] = await toRequests([known]);
      return request && { kind: 'request', ...request };
    },
    async findRequest(id) {
      const known = await store.findSubmission(id);
      return known && !isMessage(known) ? (await toRequests([known]))[0] : undefined;
    },
    async changeMessage(id, change) {
      const known = await store.findSubmission(id);
      if (!known || !isMessage(known)) return undefined;
      const changed = await apply(known, change);
      return changed && toMessage(changed);
    },
    async changeRequest(id, change) {
      const known = await store.findSubmission(id);
      if (!known || isMessage(known)) return undefined;
      const changed = await apply(known, change);
      return changed && (await toRequests([changed]))[0];
    },
    async noteDeposit(id) {
      const known = await store.findSubmission(id);
      if (!known || isMessage(known)) return false;
      // One for each request: a repeat finds it by its id, which is the request's own.
      const { kind } = await store.addWorkEntry({
        id,
        submissionId: id,
        at: clock().toISOString(),
        by: 'client',
        kind: 'says-paid',
      });
      if (kind === 'stored') notify?.();
      return kind === 'stored' || kind === 'repeated';
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

function inventedPriceOf({ body }: Readonly<Submission>) {
  const invented = shownPriceIn(body, inventedPriceKey);
  return invented === null ? {} : { inventedPrice: invented };
}

function textOf(submission: Readonly<Submission>, field: string): string {
  const value = submission.body[field];
  return typeof value === 'string' ? value : '';
}

function common(submission: Readonly<Submission>) {
  return {
    id: submission.id,
    receipt: receiptFor(submission.id),
    name: textOf(submission, 'name'),
    email: textOf(submission, 'email'),
    folder: submission.folder,
    ...(submission.spamSigns && { spamSigns: submission.spamSigns }),
    status: submission.status,
    notes: submission.notes,
    answeredAt: submission.answeredAt,
    createdAt: submission.receivedAt,
  };
}

function messageOf(submission: Readonly<Submission>): ContactMessage {
  return {
    ...common(submission),
    projectType: textOf(submission, 'projectType'),
    message: textOf(submission, 'message'),
    ...(submission.body['source'] === 'chat' && { source: 'chat' as const }),
  };
}

export function serviceTypeOf(submission: Readonly<Submission>): ReportRequest['serviceType'] {
  const given = v.safeParse(v.picklist(requestServiceTypes), submission.body['serviceType']);
  return given.success ? given.output : 'natural-building';
}

/** Tool work as it was received; work that this release cannot read does not hide the rest. */
function toolWorkOf(submission: Readonly<Submission>): ToolWorkOfRequest[] {
  const works = submission.body[toolWorkKey];
  if (!Array.isArray(works)) return [];
  return works.filter((work): work is ToolWorkOfRequest => v.is(StoredToolWork, work));
}

function answersOf(submission: Readonly<Submission>): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [field, value] of Object.entries(submission.body)) {
    if (notAnswers.has(field) || value === undefined || value === null) continue;
    answers[field] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return answers;
}
