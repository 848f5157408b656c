import { ApiError } from '#shared/api/call.ts';
import { withoutShownPrice } from '#shared/api/shown-price.ts';
import type { SubmissionAnswer } from '#shared/api/submission.ts';
import { Second } from '#shared/time.ts';
import { randomUuid } from '#lib/uuid.ts';
import { copyFiles, discardDraft, isSameContent } from '../drafts/drafts.ts';
import {
  inMemoryDraft,
  inMemoryFiles,
  setInMemoryDraft,
  addInMemoryFile,
  releaseDraft,
} from '../drafts/in-memory-drafts.ts';
import { publish, publishDraftClosed, publishHere, subscribe } from '../events.ts';
import { listFiles, missingFiles, readBytes } from '../files/files.ts';
import { shownNames } from '../files/shown-files.ts';
import type { Answers, Draft, OutboxItem, Refusal, StoredFile, WaitReason } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { awaitOutcome } from '../waiting/awaited-outcomes.ts';
import { drain } from './drain.ts';
import { refusedFieldsOf } from './refused-fields.ts';
import { createMemoryStorage } from './memory-storage.ts';
import {
  claimAnnouncement,
  drainOutbox,
  findOutboxItem,
  refusedPart,
  reopenItem,
} from './outbox.ts';

/** The outbox says more; in the form, a proxy that refuses the size counts as a server that is busy. */
type OutcomeReason = Exclude<WaitReason, 'too-large-on-the-way'>;

export type SubmitOutcome =
  | { kind: 'delivered'; answer: SubmissionAnswer }
  /** Saved on this device; it will be sent automatically. */
  | { kind: 'waiting'; reason: OutcomeReason }
  /** The server refused it. It is a draft again (the open form shows it), with everything in it. */
  | {
      kind: 'refused';
      error: ApiError;
      /** What to correct, by the name of the form's field. */
      fields: Readonly<Record<string, string>>;
    }
  /**
   * Neither sent nor saved: this device does not store and the server was unreachable or busy. The form must stay open
   * and say so; nothing else holds the answers.
   */
  | { kind: 'failed'; reason: OutcomeReason }
  /**
   * The visitor has closed the form. A receipt is announced as for any request that waited; what was refused stays in
   * the outbox as needing attention, because no form is there to show it.
   */
  | { kind: 'left'; isRefused: boolean }
  /** Withdrawn in another tab, or cleared by the browser, before it was sent: the open form shows it. */
  | { kind: 'not-sent' };

/**
 * How long a form waits for its delivery before it says that it will be sent automatically (files continue to upload).
 */
const timeoutMs = 45 * Second.ms;

/**
 * Sends a finished form: the draft becomes a queued item in one transaction and is tried at once.
 * @param id of the draft; the idempotency key of every try
 * @param body JSON of the endpoint, without the addresses of attachments (they are added after the uploads)
 * @param whenClosed aborted once the visitor has closed the form
 * @throws RangeError when there was never a draft with this id
 */
export async function submitDraft(
  id: string,
  body: Answers,
  whenClosed: AbortSignal | null = null,
): Promise<SubmitOutcome> {
  const missing = await missingFiles(id);
  if (missing.length > 0) return withoutFiles(missing);
  let item: OutboxItem;
  try {
    item = await enqueue(id, body);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return sendFromMemory(id, body);
  }
  publish({ type: 'outbox-changed' });
  publish({ type: 'drafts-changed' });
  // Now: a tab that is closed during the first try leaves it waiting as well.
  publishHere({ type: 'left-waiting' });
  const stopAwaiting = awaitOutcome(item.id);
  whenClosed?.addEventListener('abort', stopAwaiting);
  try {
    await firstTry(item.id);
    return await outcomeOf(id, item.id, () => whenClosed?.aborted === true);
  } finally {
    whenClosed?.removeEventListener('abort', stopAwaiting);
    stopAwaiting();
  }
}

/**
 * Draft to outbox, in one transaction, without touching bytes. A second press, or a second tab with the same content,
 * finds the existing item; other content under a used id becomes a request of its own.
 */
async function enqueue(id: string, body: Answers): Promise<OutboxItem> {
  const now = new Date().toISOString();
  const otherId = randomUuid();
  return withDatabase((database) =>
    database.transaction(
      'rw',
      [database.drafts, database.outbox, database.files, database.fileBytes],
      async () => {
        const stored = (await database.drafts.get(id)) ?? null;
        // The open form's answers are newer than what it saved last.
        const draft = inMemoryDraft(id) ?? stored;
        const existing = await database.outbox.get(id);
        if (existing !== undefined && isSameRequest(existing.body, body)) {
          return existing;
        }
        if (draft === null) throw new RangeError(`no draft ${id}`);
        // Another tab has taken the draft over and saved what this one has not seen: that stays a draft.
        const isOvertaken =
          stored !== null && stored.revision > draft.revision && !isSameContent(stored, draft);
        const itemId = existing !== undefined || isOvertaken ? otherId : id;
        if (itemId !== id) await copyFiles(database, id, itemId);
        const files = await database.files.where('draftId').equals(itemId).toArray();
        const item = queuedItem(draft, itemId, body, now, files.length);
        await database.outbox.put({
          ...item,
          filesUploaded: files.filter((file) => file.url !== null).length,
        });
        if (!isOvertaken) await database.drafts.delete(id);
        return item;
      },
    ),
  );
}

/** Whether two bodies are the same request. The price shown is that of the first. */
function isSameRequest(one: Answers, other: Answers): boolean {
  return JSON.stringify(withoutShownPrice(one)) === JSON.stringify(withoutShownPrice(other));
}

function queuedItem(
  draft: Draft,
  id: string,
  body: Answers,
  queuedAt: string,
  filesTotal: number,
): OutboxItem {
  return {
    id,
    form: draft.form,
    body,
    answers: draft.answers,
    position: draft.position,
    createdAt: draft.createdAt,
    ...(draft.formVersion === undefined ? {} : { formVersion: draft.formVersion }),
    ...fillTimeOf(draft.createdAt, queuedAt),
    queuedAt,
    tries: 0,
    lastTryAt: null,
    isPaused: false,
    mayBeStored: false,
    filesTotal,
    filesUploaded: 0,
    reuploads: 0,
    state: { kind: 'queued', nextTryAtMs: null, waitingFor: null },
  };
}

/** The time between two moments; undefined when the clock was set back between them. */
function fillTimeOf(openedAt: string, submittedAt: string): { fillTimeMs?: number } {
  const fillTimeMs = Date.parse(submittedAt) - Date.parse(openedAt);
  return fillTimeMs >= 0 ? { fillTimeMs } : {};
}

/** One try; after the timeout the form stops waiting and it continues in the background. */
async function firstTry(itemId: string): Promise<void> {
  let stopListening = () => {};
  let timeout: ReturnType<typeof setTimeout> | undefined;
  // Another tab may hold the lock and deliver this item itself.
  const deliveredElsewhere = new Promise<void>((resolve) => {
    stopListening = subscribe((event) => {
      if (event.type !== 'outbox-changed') return;
      findOutboxItem(itemId).then(
        (item) => {
          if (item === null || item.state.kind === 'delivered') resolve();
        },
        () => undefined,
      );
    });
  });
  const timedOut = new Promise<void>((resolve) => {
    timeout = setTimeout(resolve, timeoutMs);
  });
  try {
    await Promise.race([drainOutbox('visitor', itemId), deliveredElsewhere, timedOut]);
  } finally {
    stopListening();
    clearTimeout(timeout);
  }
}

async function outcomeOf(
  draftId: string,
  itemId: string,
  isFormClosed: () => boolean,
): Promise<SubmitOutcome> {
  const item = await findOutboxItem(itemId).catch(() => undefined);
  if (item === undefined) {
    // It was queued; it just cannot be read now.
    closeDraft(draftId);
    return { kind: 'waiting', reason: 'busy' };
  }
  if (item === null) {
    publishHere({ type: 'draft-reopened', from: draftId, to: itemId });
    return { kind: 'not-sent' };
  }
  switch (item.state.kind) {
    case 'delivered': {
      const { receipt, receivedAt } = item.state;
      if (isFormClosed()) {
        closeDraft(draftId);
        publishHere({ type: 'outbox-changed' });
        return { kind: 'left', isRefused: false };
      }
      await claimAnnouncement(itemId).catch(() => null);
      closeDraft(draftId);
      return { kind: 'delivered', answer: { id: itemId, receipt, receivedAt } };
    }
    case 'needs-attention': {
      const { refusal } = item.state;
      if (isFormClosed()) {
        closeDraft(draftId);
        return { kind: 'left', isRefused: true };
      }
      // The form is still open: what was refused is shown in it.
      const draft = await reopenItem(itemId).catch(() => null);
      if (draft !== null) publishHere({ type: 'draft-reopened', from: draftId, to: draft.id });
      return { kind: 'refused', error: errorOf(refusal), fields: refusedFieldsOf(refusal) };
    }
    case 'sending':
      closeDraft(draftId);
      publishHere({ type: 'left-waiting' });
      return { kind: 'waiting', reason: 'busy' };
    case 'queued':
      closeDraft(draftId);
      publishHere({ type: 'left-waiting' });
      return { kind: 'waiting', reason: reasonOf(item.state.waitingFor) ?? 'busy' };
  }
}

function reasonOf(waitingFor: WaitReason | null): OutcomeReason | null {
  return waitingFor === 'too-large-on-the-way' ? 'busy' : waitingFor;
}

/** The form goes to its files and says which the browser has cleared. */
function withoutFiles(names: readonly string[]): SubmitOutcome {
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const detail = `${names.join(', ')} ${are} no longer on this device. Attach ${them} again, or send the form without ${them}.`;
  const refusal: Refusal = { status: 0, code: null, detail, fields: {}, message: detail };
  return { kind: 'refused', error: errorOf(refusal), fields: refusedFieldsOf(refusal) };
}

function closeDraft(id: string): void {
  releaseDraft(id);
  publishDraftClosed(id);
}

function errorOf(refusal: Refusal): ApiError {
  const { status, code, detail, fields, message } = refusal;
  const text = message.replace(/^\d+: /, '');
  if (code === null) return new ApiError(status, text, null, null);
  return new ApiError(status, text, null, {
    type: `/problems/${code}`,
    title: code,
    status,
    detail: detail ?? text,
    code,
    fields: { ...fields },
    requestId: '',
  });
}

/** The device does not store: one direct try, from memory. What is not delivered stays in the form. */
async function sendFromMemory(id: string, body: Answers): Promise<SubmitOutcome> {
  const draft = inMemoryDraft(id);
  if (draft === null) throw new RangeError(`no draft ${id}`);
  let files: StoredFile[] = [];
  try {
    files = await listFiles(id);
  } catch {
    // Attached files cannot be read now: sending without them would be another request. A draft that was never saved,
    // as where a newer version's database cannot be opened, has none.
    const mayHaveFiles = draft.revision > 0 || shownNames(id).length > 0;
    if (mayHaveFiles) return { kind: 'failed', reason: 'unreachable' };
  }
  const item = queuedItem(draft, id, body, new Date().toISOString(), files.length);
  const storage = createMemoryStorage(item, files, (fileId) => readBytes(fileId, id));
  await drain(
    {
      storage,
      fetch: (input, init) => globalThis.fetch(input, init),
      now: () => Date.now(),
      random: () => Math.random(),
      onChange: () => undefined,
    },
    { urgency: 'visitor', isAlone: true },
  );
  const { state } = storage.item();
  if (state.kind === 'delivered') {
    // If the device has stored a draft of it after all, sending that again only returns this receipt.
    await discardDraft(id).catch(() => closeDraft(id));
    return {
      kind: 'delivered',
      answer: { id, receipt: state.receipt, receivedAt: state.receivedAt },
    };
  }
  if (state.kind === 'needs-attention') {
    const { refusal } = state;
    if (refusal.code === 'idempotency-mismatch') continueUnderNewId(draft, refusal);
    return { kind: 'refused', error: errorOf(refusal), fields: refusedFieldsOf(refusal) };
  }
  const reason = state.kind === 'queued' ? reasonOf(state.waitingFor) : null;
  return { kind: 'failed', reason: reason ?? 'unreachable' };
}

/** An earlier try with other content was stored although its reply was lost: the form's content is a new request. */
function continueUnderNewId(draft: Draft, refusal: Refusal): void {
  const fresh: Draft = { ...draft, ...refusedPart(refusal), id: randomUuid(), revision: 0 };
  setInMemoryDraft(fresh);
  for (const { file, bytes } of inMemoryFiles(draft.id)) {
    addInMemoryFile({ file: { ...file, draftId: fresh.id, url: null }, bytes });
  }
  publishHere({ type: 'draft-reopened', from: draft.id, to: fresh.id });
}
