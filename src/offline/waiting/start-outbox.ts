import { subscribe } from '../events.ts';
import type { OutboxItem } from '../records.ts';
import { isAwaited } from './awaited-outcomes.ts';
import { openRawOutbox } from './raw-outbox.ts';

/** Tag of the browser's background sync, where there is one (not on iOS). */
export const syncTag = 'outbox';

interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

export interface OutboxStart {
  /** Called once, in one tab, for every delivery that no open form has announced. */
  onDelivered: (item: OutboxItem) => void;
}

/**
 * Sends what waits on this device at every trigger: at the start, when the page is shown again or restored from the
 * back/forward cache, when the browser believes it is online, when another tab or the worker asks, and on a timer after
 * a failure. Reads without Dexie first, so that a visitor with an empty outbox never loads it. Returns a function that
 * stops it.
 */
export function startOutbox({ onDelivered }: OutboxStart): () => void {
  const stops: (() => void)[] = [];
  const on = (target: EventTarget, name: string, listener: () => void) => {
    target.addEventListener(name, listener);
    stops.push(() => target.removeEventListener(name, listener));
  };
  const wake = () => void drainIfNeeded();
  on(window, 'online', wake);
  on(window, 'pageshow', wake);
  on(document, 'visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    wake();
    void announceDeliveries(onDelivered);
  });
  stops.push(
    subscribe((event) => {
      if (event.type === 'drain-wanted') wake();
      if (event.type === 'left-waiting') void askForBackgroundSync();
      if (event.type === 'outbox-changed') void announceDeliveries(onDelivered);
    }),
  );
  wake();
  void announceDeliveries(onDelivered);
  return () => {
    for (const stop of stops) stop();
    void import('../outbox/outbox.ts').then(({ forgetPlannedDrain }) => forgetPlannedDrain());
  };
}

async function readItems(): Promise<OutboxItem[]> {
  try {
    const outbox = await openRawOutbox();
    if (outbox === null) return [];
    try {
      return await outbox.list();
    } finally {
      outbox.close();
    }
  } catch {
    // The badge and the form report storage that cannot be read; the next trigger tries again.
    return [];
  }
}

let wakeAgain = false;
let isDraining = false;

/** One drain at a time in this tab; triggers in between cause one more pass, not a queue of them. */
async function drainIfNeeded(): Promise<void> {
  wakeAgain = true;
  if (isDraining) return;
  isDraining = true;
  try {
    while (wakeAgain) {
      wakeAgain = false;
      const items = await readItems();
      if (items.some((item) => item.depositNote?.state === 'waiting')) {
        const { sendDepositNotes } = await import('../outbox/outbox.ts');
        await sendDepositNotes();
      }
      if (!items.some((item) => item.state.kind === 'queued' || item.state.kind === 'sending')) {
        continue;
      }
      const { drainOutbox } = await import('../outbox/outbox.ts');
      await drainOutbox('hint');
    }
  } catch {
    // The chunk did not load; the next trigger tries again.
  } finally {
    isDraining = false;
  }
}

async function announceDeliveries(onDelivered: (item: OutboxItem) => void): Promise<void> {
  // A tab in the background leaves the announcement to the visible one.
  if (document.visibilityState !== 'visible') return;
  const unannounced = (await readItems()).filter(
    ({ state }) => state.kind === 'delivered' && state.announcedAt === null,
  );
  for (const { id } of unannounced) {
    if (isAwaited(id)) continue;
    try {
      const { claimAnnouncement } = await import('../outbox/outbox.ts');
      const item = await claimAnnouncement(id);
      if (item !== null) onDelivered(item);
    } catch {
      // Announced next time.
    }
  }
}

async function askForBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined && hasSync(registration)) {
      await registration.sync.register(syncTag);
    }
  } catch {
    // Refused or missing: the page's own triggers do the work.
  }
}

function hasSync(registration: object): registration is SyncRegistration {
  return (
    'sync' in registration &&
    typeof registration.sync === 'object' &&
    registration.sync !== null &&
    'register' in registration.sync
  );
}
