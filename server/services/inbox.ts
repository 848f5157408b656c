import * as v from 'valibot';
import type { ContactMessage } from '#shared/api/contact-messages.ts';
import { maxNotes } from '#shared/api/inbox.ts';
import type { AttachedFile, InboxCounts, RecordChange } from '#shared/api/inbox.ts';
import { requestServiceTypes } from '#shared/api/requests.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Submission } from '../storage/records.ts';

/** What the owner reads and moves. */
export interface Inbox {
  /** Newest first. */
  listMessages(): ContactMessage[];
  /** Newest first. */
  listRequests(): ReportRequest[];
  /** Undefined for an unknown id. */
  changeMessage(id: string, change: RecordChange): Promise<ContactMessage | undefined>;
  changeRequest(id: string, change: RecordChange): Promise<ReportRequest | undefined>;
  counts(): InboxCounts;
}

/** A record has as many notes as it can hold. */
export class TooManyNotesError extends Error {
  override readonly name = 'TooManyNotesError';
}

export function createInbox(store: RecordStore, clock: Clock): Inbox {
  let version = 0;
  store.watch(() => {
    version += 1;
  });

  const attachedFile = (name: string): AttachedFile => {
    const upload = store.findUpload(name);
    return {
      url: `/uploads/${name}`,
      name: upload?.originalName ?? name,
      mediaType: upload?.mediaType ?? 'application/octet-stream',
      sizeBytes: upload?.sizeBytes ?? 0,
    };
  };
  const toRequest = (submission: Readonly<Submission>): ReportRequest => ({
    ...common(submission),
    serviceType: serviceTypeOf(submission),
    phone: textOf(submission, 'phone'),
    answers: answersOf(submission),
    attachments: submission.attachments.map(attachedFile),
    depositPaidAt: submission.depositPaidAt,
  });
  const isMessage = (submission: Readonly<Submission> | undefined) =>
    submission?.kind === 'contact';

  async function apply(id: string, { addNote, ...change }: RecordChange) {
    const now = clock();
    if (!addNote) return store.changeSubmission(id, change, now);
    const { notes } = store.findSubmission(id) ?? { notes: [] };
    const known = notes.find((note) => note.id === addNote.id);
    if (!known && notes.length >= maxNotes) throw new TooManyNotesError();
    const note = { ...addNote, writtenAt: known?.writtenAt ?? now.toISOString() };
    return store.changeSubmission(id, { ...change, addNote: note }, now);
  }

  return {
    listMessages: () => store.listSubmissions().filter(isMessage).map(toMessage),
    listRequests: () =>
      store
        .listSubmissions()
        .filter((submission) => !isMessage(submission))
        .map(toRequest),
    async changeMessage(id, change) {
      if (!isMessage(store.findSubmission(id))) return undefined;
      const changed = await apply(id, change);
      return changed && toMessage(changed);
    },
    async changeRequest(id, change) {
      const known = store.findSubmission(id);
      if (!known || isMessage(known)) return undefined;
      const changed = await apply(id, change);
      return changed && toRequest(changed);
    },
    counts() {
      const fresh = store.listSubmissions().filter(({ status }) => status === 'new');
      const unread = fresh.filter(({ folder }) => folder === 'inbox');
      const unreadMessages = unread.filter(isMessage).length;
      return {
        unreadMessages,
        unreadRequests: unread.length - unreadMessages,
        unreadSpam: fresh.length - unread.length,
        version,
      };
    },
  };
}

/** Fields that have a place of their own in a request, or that are no answer. */
const notAnswers = new Set(['name', 'email', 'phone', 'serviceType', 'attachments']);

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
    status: submission.status,
    notes: submission.notes,
    answeredAt: submission.answeredAt,
    createdAt: submission.receivedAt,
  };
}

function toMessage(submission: Readonly<Submission>): ContactMessage {
  return {
    ...common(submission),
    projectType: textOf(submission, 'projectType'),
    message: textOf(submission, 'message'),
    ...(submission.body['source'] === 'chat' && { source: 'chat' as const }),
  };
}

function serviceTypeOf(submission: Readonly<Submission>): ReportRequest['serviceType'] {
  const given = v.safeParse(v.picklist(requestServiceTypes), submission.body['serviceType']);
  return given.success ? given.output : 'natural-building';
}

function answersOf(submission: Readonly<Submission>): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [field, value] of Object.entries(submission.body)) {
    if (notAnswers.has(field) || value === undefined || value === null) continue;
    answers[field] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return answers;
}
