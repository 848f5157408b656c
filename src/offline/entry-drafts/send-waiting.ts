import { publish } from '../events.ts';
import { isSignOutWaiting } from '../sign-out-mark.ts';
import { finishSignOut } from '../sign-out.ts';
import { sendExclusively } from '../web-lock.ts';
import type { EntryDraft } from '../records.ts';
import { deleteUnusedEntryPictures } from './entry-pictures.ts';
import {
  findEntryDraft,
  listEntryDrafts,
  removeEntryDraft,
  saveEntryDraft,
} from './entry-storage.ts';
import { sendEntry } from './send-entry.ts';
import type { EntryOutcome, SendDelay } from './send-entry.ts';

/** The outcome of a round. */
export interface SendingRound {
  sent: readonly Extract<EntryOutcome, { kind: 'sent' }>['entry'][];
  /** Why the round ended before everything was sent; null when nothing waits any more. */
  delay: SendDelay | null;
}

let latestRound: Promise<unknown> = Promise.resolve();
/** The round that has not begun: one under way may be past what somebody has just finished. */
let nextRound: Promise<SendingRound> | null = null;

/**
 * Sends every draft that its owner wants to be sent, one after the other and in one tab at a time. A refusal or
 * conflict never stops the next. Never throws.
 */
export function sendWaitingEntries(): Promise<SendingRound> {
  nextRound ??= latestRound.then(() => {
    nextRound = null;
    return sendInOneTab();
  });
  latestRound = nextRound;
  return nextRound;
}

async function sendInOneTab(): Promise<SendingRound> {
  if (isSignOutWaiting() && !(await isFinished())) return { sent: [], delay: 'signed-out' };
  try {
    return await sendExclusively('entry-drafts', sendAll);
  } catch {
    // The device cannot be read now; the editor reports it.
    return { sent: [], delay: 'busy' };
  }
}

const isFinished = () =>
  finishSignOut().then(
    () => true,
    () => false,
  );

async function sendAll(): Promise<SendingRound> {
  const sent: SendingRound['sent'][number][] = [];
  const tried = new Set<string>();
  let delay: SendDelay | null = null;
  for (;;) {
    const next = (await listEntryDrafts()).find(
      ({ key, pendingAction }) => pendingAction !== null && !tried.has(key),
    );
    if (next === undefined) break;
    tried.add(next.key);
    const outcome = await sendOne(next);
    if (outcome?.kind === 'sent') sent.push(outcome.entry);
    if (outcome?.kind !== 'later') continue;
    ({ delay } = outcome);
    // The others would fail in the same way.
    if (delay !== 'busy') break;
  }
  await deleteUnusedEntryPictures();
  return { sent, delay };
}

async function sendOne(draft: EntryDraft): Promise<EntryOutcome | null> {
  // Stored before the first byte is sent: the server may have it, whatever happens to the answer.
  const tried = await change(draft, {
    triedRevisionIds: [...new Set([...draft.triedRevisionIds, draft.revisionId])],
  });
  if (tried === null) return null;
  const outcome = await sendEntry(tried);
  if (outcome.kind === 'sent') {
    // What its owner has changed in the meantime stays, and is sent next.
    const isRemoved = await removeEntryDraft(tried.key, tried.revision);
    if (isRemoved && tried.pendingAction !== null) {
      publish({ type: 'entry-sent', key: tried.key, pendingAction: tried.pendingAction });
    }
  } else if (outcome.kind === 'stopped') {
    const now = await findEntryDraft(tried.key);
    if (now?.revision === tried.revision) {
      await change(tried, { pendingAction: null, trouble: outcome.trouble });
    }
  }
  return outcome;
}

/** The draft with a change, or null when it has been changed elsewhere since it was read. */
async function change(draft: EntryDraft, changes: Partial<EntryDraft>): Promise<EntryDraft | null> {
  // Without the mark of the page that wrote it: that page must see what was changed here.
  const { writtenBy: _, ...unmarked } = draft;
  const next = { ...unmarked, ...changes, revision: draft.revision + 1 };
  return (await saveEntryDraft(next)) === 'conflict' ? null : next;
}
