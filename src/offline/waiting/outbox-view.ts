import { subscribe } from '../events.ts';
import { isWaiting } from '../records.ts';
import type { OutboxItem } from '../records.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { openRawOutbox } from './raw-storage.ts';

/** What the app shows of the outbox. */
export interface OutboxView {
  /** The oldest first, delivered ones included. */
  items: readonly OutboxItem[];
  /** Items the server does not have yet. */
  waitingCount: number;
  /** Why the device could not be read; null when it could. */
  problem: StorageProblem | null;
}

/** What is shown before the device was read, and on the server. */
export const emptyOutboxView: OutboxView = { items: [], waitingCount: 0, problem: null };

let view = emptyOutboxView;
let stopListening: (() => void) | null = null;
let isReading = false;
let isReadWanted = false;
const listeners = new Set<() => void>();

export function currentOutboxView(): OutboxView {
  return view;
}

/** Keeps the view fresh while somebody looks; for `useSyncExternalStore`. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  stopListening ??= subscribe((event) => {
    if (event.type === 'outbox-changed') void read();
  });
  void read();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

/** Reads without Dexie and without making a database: the badge is on every page, most visitors never fill in a form. */
async function read(): Promise<void> {
  isReadWanted = true;
  if (isReading) return;
  isReading = true;
  while (isReadWanted) {
    isReadWanted = false;
    view = await readView();
    for (const listener of listeners) listener();
  }
  isReading = false;
}

async function readView(): Promise<OutboxView> {
  if (globalThis.indexedDB === undefined || globalThis.indexedDB === null) {
    return { ...emptyOutboxView, problem: 'missing' };
  }
  try {
    const outbox = await openRawOutbox();
    if (outbox === null) return emptyOutboxView;
    try {
      const items = await outbox.list();
      return { items, waitingCount: items.filter(isWaiting).length, problem: null };
    } finally {
      outbox.close();
    }
  } catch {
    return { ...view, problem: 'closed' };
  }
}
