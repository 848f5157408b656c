import { isWaiting } from '../records.ts';
import type { OutboxItem } from '../records.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { readRawOutbox } from './raw-storage.ts';
import { watchDevice } from './watch-device.ts';

/** What the app shows of the outbox. */
export interface OutboxView {
  /** The oldest first, delivered ones included. */
  items: readonly OutboxItem[];
  /** Items the server does not have yet. */
  waitingCount: number;
  /** Whether the device has been read yet. */
  isRead: boolean;
  /** Why the device could not be read; null when it could. */
  problem: StorageProblem | null;
}

/** Shown before the device was read, and on the server. */
export const emptyOutboxView: OutboxView = {
  items: [],
  waitingCount: 0,
  isRead: false,
  problem: null,
};

const outbox = watchDevice(emptyOutboxView, 'outbox-changed', readView);

export const currentOutboxView = outbox.current;

/** Updates the view while it is watched; for `useSyncExternalStore`. */
export const watchOutbox = outbox.watch;

/**
 * Reads without Dexie and without creating a database: the badge is on every page, most visitors never fill in a form.
 */
async function readView(before: OutboxView): Promise<OutboxView> {
  if (globalThis.indexedDB === undefined || globalThis.indexedDB === null) {
    return { ...emptyOutboxView, isRead: true, problem: 'missing' };
  }
  try {
    const items = await readRawOutbox();
    return { items, waitingCount: items.filter(isWaiting).length, isRead: true, problem: null };
  } catch {
    return { ...before, isRead: true, problem: 'closed' };
  }
}
