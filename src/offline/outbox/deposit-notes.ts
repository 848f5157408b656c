import { ApiError, call } from '#shared/api/call.ts';
import { postDepositNote } from '#shared/api/deposit-note.ts';
import { publish } from '../events.ts';
import { sendExclusively } from '../web-lock.ts';
import type { DepositNote, OutboxItem } from '../records.ts';
import { pageStorage } from './page-storage.ts';

async function change(id: string, step: (item: OutboxItem) => OutboxItem | null): Promise<void> {
  const changed = await pageStorage.change(id, step);
  if (changed !== null) publish({ type: 'outbox-changed' });
}

/** Stores that the visitor has seen how to pay for a request: no reminder is shown any more. */
export async function notePaymentSeen(id: string): Promise<void> {
  await change(id, (item) =>
    item.state.kind === 'delivered' && item.paymentSeenAt === undefined
      ? { ...item, paymentSeenAt: new Date().toISOString() }
      : null,
  );
}

/**
 * Stores that the visitor says the deposit of a delivered request is paid, and sends that to the practice. What cannot
 * be sent now is sent later, see `startOutbox`.
 */
export async function noteDeposit(id: string): Promise<void> {
  await change(id, (item) =>
    item.state.kind === 'delivered' && item.depositNote?.state !== 'told'
      ? { ...item, depositNote: { at: new Date().toISOString(), state: 'waiting' } }
      : null,
  );
  await sendDepositNotes();
}

/** Sends every note that the practice does not have. Never throws: what fails is sent later. */
export async function sendDepositNotes(): Promise<void> {
  try {
    await sendExclusively('deposit-notes', sendAll);
  } catch {
    // Sent next time.
  }
}

async function sendAll(): Promise<void> {
  for (const { id, depositNote } of await pageStorage.list()) {
    if (depositNote?.state !== 'waiting') continue;
    const state = await sendNote(id);
    if (state !== null) await change(id, (item) => withState(item, state));
  }
}

function withState(item: OutboxItem, state: DepositNote['state']): OutboxItem | null {
  if (item.depositNote === undefined) return null;
  return { ...item, depositNote: { ...item.depositNote, state } };
}

/** The outcome of sending a note; null when it should be retried. */
async function sendNote(id: string): Promise<DepositNote['state'] | null> {
  try {
    await call(postDepositNote, { body: { request: id } });
    return 'told';
  } catch (error) {
    return error instanceof ApiError && error.code === 'not-found' ? 'refused' : null;
  }
}
