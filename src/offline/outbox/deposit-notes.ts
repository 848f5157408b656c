import { ApiError, call } from '#shared/api/call.ts';
import { postDepositNote } from '#shared/api/deposit-note.ts';
import { publish } from '../events.ts';
import type { DepositNote, OutboxItem } from '../records.ts';
import { pageStorage } from './page-storage.ts';

async function change(id: string, step: (item: OutboxItem) => OutboxItem | null): Promise<void> {
  const changed = await pageStorage.change(id, step);
  if (changed !== null) publish({ type: 'outbox-changed' });
}

/** Remembers that the visitor has seen how to pay for a request: nothing reminds of it any more. */
export async function notePaymentSeen(id: string): Promise<void> {
  await change(id, (item) =>
    item.state.kind === 'delivered' && item.paymentSeenAt === undefined
      ? { ...item, paymentSeenAt: new Date().toISOString() }
      : null,
  );
}

/**
 * Notes on this device that the visitor says the deposit of a received request is paid, and tells the practice. What
 * cannot be told now is told with the next chance, see `startOutbox`.
 */
export async function noteDeposit(id: string): Promise<void> {
  await change(id, (item) =>
    item.state.kind === 'delivered' && item.depositNote?.state !== 'told'
      ? { ...item, depositNote: { at: new Date().toISOString(), state: 'waiting' } }
      : null,
  );
  await sendDepositNotes();
}

/** Tells the practice every note it does not have. Never throws: what is not told now is told later. */
export async function sendDepositNotes(): Promise<void> {
  try {
    for (const { id, depositNote } of await pageStorage.list()) {
      if (depositNote?.state !== 'waiting') continue;
      const state = await tell(id);
      if (state !== null) await change(id, (item) => withState(item, state));
    }
  } catch {
    // Told the next time.
  }
}

function withState(item: OutboxItem, state: DepositNote['state']): OutboxItem | null {
  if (item.depositNote === undefined) return null;
  return { ...item, depositNote: { ...item.depositNote, state } };
}

/** What came of telling; null when it is to be tried again. */
async function tell(id: string): Promise<DepositNote['state'] | null> {
  try {
    await call(postDepositNote, { body: { request: id } });
    return 'told';
  } catch (error) {
    return error instanceof ApiError && error.code === 'not-found' ? 'refused' : null;
  }
}
