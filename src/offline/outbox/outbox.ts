import type { Instant } from '#shared/time.ts';
import { Minute, Second } from '#shared/time.ts';
import { sendExclusively } from '../web-lock.ts';
import { copyFiles, deleteFiles, latestTimestamp } from '../drafts/drafts.ts';
import { newDraft } from '../drafts/new-draft.ts';
import { publish } from '../events.ts';
import type { Draft, OutboxItem, Refusal } from '../records.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { withDatabase } from '../storage/open-database.ts';
import { drain } from './drain.ts';
import * as machine from './machine.ts';
import type { Urgency } from './machine.ts';
import { pageStorage } from './page-storage.ts';
import { refusedFieldsOf } from './refused-fields.ts';

// Exported from here: a file of its own would be one more in the shell.
export { noteDeposit, notePaymentSeen, sendDepositNotes } from './deposit-notes.ts';

/** The shortest delay of a planned try, so that a wrong clock cannot cause a busy loop. */
const shortestTimerMs = 1 * Second.ms;

let timer: ReturnType<typeof setTimeout> | null = null;

function planNext(waitMs: number | null): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (waitMs === null) return;
  timer = setTimeout(
    () => {
      timer = null;
      void drainOutbox('timer');
    },
    // Wakes up now and then even for a distant try: timers stop while the phone sleeps.
    Math.min(Math.max(waitMs, shortestTimerMs), 5 * Minute.ms),
  );
  if (typeof timer === 'object') timer.unref();
}

/** Cancels the planned try, e.g. when the outbox stops. */
export function forgetPlannedDrain(): void {
  planNext(null);
}

/**
 * Sends what is due, alone among all tabs and the worker, and plans the next try. Never throws: whoever reads the
 * storage reports its failure, and the next trigger tries again.
 * @param only id of the one item to send
 */
export async function drainOutbox(urgency: Urgency, only?: string): Promise<void> {
  try {
    const nextMs = await sendExclusively('outbox', (isAlone) =>
      drain(
        {
          storage: pageStorage,
          fetch: (input, init) => globalThis.fetch(input, init),
          now: () => Date.now(),
          random: () => Math.random(),
          onChange: () => publish({ type: 'outbox-changed' }),
        },
        // What a suspended tab was sending stays its own until its lease ends; everything else is sent here.
        { urgency, isAlone, ...(only === undefined ? {} : { only }) },
      ),
    );
    planNext(nextMs);
  } catch {
    planNext(Minute.ms);
  }
}

/** Every item, the oldest first, delivered ones included. */
export async function listOutbox(): Promise<OutboxItem[]> {
  return pageStorage.list();
}

/** One item, or null. */
export async function findOutboxItem(id: string): Promise<OutboxItem | null> {
  return withDatabase(async (database) => (await database.outbox.get(id)) ?? null);
}

async function step(
  id: string,
  change: (item: OutboxItem) => OutboxItem | null,
): Promise<OutboxItem | null> {
  const next = await pageStorage.change(id, change);
  if (next !== null) publish({ type: 'outbox-changed' });
  return next;
}

/** Tries one item now, whatever it waits for. Resolves when the try is over. */
export async function sendNow(id: string): Promise<void> {
  await drainOutbox('visitor', id);
}

/** Pauses an item until it is resumed or sent; returns whether it could be paused. */
export async function pauseItem(id: string): Promise<boolean> {
  return (await step(id, machine.pause)) !== null;
}

export async function resumeItem(id: string): Promise<boolean> {
  const isResumed = (await step(id, machine.resume)) !== null;
  if (isResumed) void drainOutbox('hint', id);
  return isResumed;
}

export type WithdrawOutcome =
  /** It is a draft again; `undo` returns it to the queue, and resolves to whether the draft was still unchanged. */
  | { kind: 'withdrawn'; draft: Draft; undo: () => Promise<boolean> }
  /** Its first byte may have been accepted: a change is a new request (`changeAsNew`). */
  | { kind: 'too-late' };

/** Withdraws an item: it becomes a draft, files included, under the same id. Nothing is deleted. */
export async function withdrawItem(id: string): Promise<WithdrawOutcome> {
  let taken: OutboxItem | null = null;
  const draft = await withDatabase((database) =>
    database.transaction('rw', database.outbox, database.drafts, async () => {
      const item = await database.outbox.get(id);
      if (item === undefined || !machine.isWithdrawable(item)) return null;
      taken = item;
      return moveToDraft(database, item, new Date().toISOString());
    }),
  );
  const item: OutboxItem | null = taken;
  if (draft === null || item === null) return { kind: 'too-late' };
  publish({ type: 'outbox-changed' });
  publish({ type: 'drafts-changed' });
  return { kind: 'withdrawn', draft, undo: () => putBack(item, draft) };
}

/** Item to draft with the same id, inside the caller's transaction. */
async function moveToDraft(
  database: DeviceDatabase,
  item: OutboxItem,
  updatedAt: Instant,
): Promise<Draft> {
  const draft: Draft = {
    id: item.id,
    ...contentOf(item),
    updatedAt: await latestTimestamp(database, item.form, updatedAt),
    revision: 1,
  };
  await database.drafts.put(draft);
  await database.outbox.delete(item.id);
  return draft;
}

/** What an item passes on to the draft that replaces it. */
function contentOf(item: OutboxItem): Omit<Draft, 'id' | 'updatedAt' | 'revision'> {
  const { form, answers, position, createdAt, formVersion, state } = item;
  return {
    form,
    answers,
    position,
    createdAt,
    ...(formVersion === undefined ? {} : { formVersion }),
    ...(state.kind === 'needs-attention' ? refusedPart(state.refusal) : {}),
  };
}

/** The part of a refusal that a draft keeps: nothing when it names nothing to correct. */
export function refusedPart(refusal: Refusal): Pick<Draft, 'refused'> {
  const refused = refusedFieldsOf(refusal);
  return Object.keys(refused).length === 0 ? {} : { refused };
}

async function putBack(item: OutboxItem, draft: Draft): Promise<boolean> {
  const isBack = await withDatabase((database) =>
    database.transaction('rw', database.outbox, database.drafts, async () => {
      const stored = await database.drafts.get(item.id);
      if (stored === undefined || stored.revision !== draft.revision) return false;
      await database.drafts.delete(item.id);
      await database.outbox.put({
        ...item,
        state: { kind: 'queued', nextTryAtMs: null, waitingFor: null },
      });
      return true;
    }),
  );
  if (isBack) {
    publish({ type: 'outbox-changed' });
    publish({ type: 'drafts-changed' });
    void drainOutbox('hint', item.id);
  }
  return isBack;
}

/**
 * Opens an item for correction and returns the draft. Refused before anything was stored: the same id. Once the first
 * byte may have been accepted: a new id, so that one id never has two contents; a refused item moves to it with its
 * files, one that is waiting or delivered stays as it is and the draft is a copy. Null when it is gone.
 */
export async function reopenItem(id: string): Promise<Draft | null> {
  const now = new Date();
  // Created outside the transaction, so that a repeat after a killed connection makes no second draft.
  const fresh = newDraft('contact', now);
  const draft = await withDatabase((database) =>
    database.transaction(
      'rw',
      [database.outbox, database.drafts, database.files, database.fileBytes],
      async () => {
        const known = await database.drafts.get(fresh.id);
        if (known !== undefined) return known;
        const item = await database.outbox.get(id);
        if (item === undefined) return null;
        const position = positionOf(item);
        if (machine.isWithdrawable(item)) {
          return moveToDraft(database, { ...item, position }, now.toISOString());
        }
        const draftWithNewId: Draft = {
          ...fresh,
          ...contentOf({ ...item, position }),
          updatedAt: await latestTimestamp(database, item.form, fresh.updatedAt),
          revision: 1,
        };
        await database.drafts.add(draftWithNewId);
        if (item.state.kind === 'needs-attention') {
          // Addresses of uploads stay: the server may still have them, and says so if not.
          await database.files.where('draftId').equals(id).modify({ draftId: fresh.id });
          await database.outbox.delete(id);
        } else {
          await copyFiles(database, id, fresh.id);
        }
        return draftWithNewId;
      },
    ),
  );
  if (draft === null) return null;
  publish({ type: 'outbox-changed' });
  publish({ type: 'drafts-changed' });
  return draft;
}

/** Where a form opens: at the first field that the server refused, otherwise where it was. */
function positionOf({ position, state }: OutboxItem): string | null {
  if (state.kind !== 'needs-attention') return position;
  const [field] = Object.keys(refusedFieldsOf(state.refusal));
  return field === undefined ? position : `/${field}`;
}

/** Deletes an item, sent or not, with its files, only on the visitor's own confirmation. */
export async function discardItem(id: string): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.outbox, database.files, database.fileBytes, async () => {
      await database.outbox.delete(id);
      await deleteFiles(database, id);
    }),
  );
  publish({ type: 'outbox-changed' });
}

/** Claims the right to tell the visitor of a delivery; only one tab gets the item, once. */
export async function claimAnnouncement(id: string): Promise<OutboxItem | null> {
  return step(id, (item) => machine.announce(item, Date.now()));
}
