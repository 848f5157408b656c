import type { PendingAction } from './records.ts';

/** What one part of the app, one tab or the worker tells the others. */
export type OfflineEvent =
  | { type: 'outbox-changed' }
  | { type: 'drafts-changed' }
  | { type: 'tool-work-changed' }
  | { type: 'note-drafts-changed' }
  /** The owner's notes were sent or deleted in some tab; notes that are missing without this event were evicted. */
  | { type: 'notes-gone'; ids: readonly string[] | 'all' }
  /** The owner has signed out in another tab: nothing of hers stays in this one. */
  | { type: 'owner-signed-out' }
  /** A draft of the owner's, or a photo in it. */
  | { type: 'entry-drafts-changed' }
  /** The server has what was written of an entry, and has done with it what its owner wanted. */
  | { type: 'entry-sent'; key: string; pendingAction: PendingAction }
  /** Something waits in the outbox: whoever can should drain. */
  | { type: 'drain-wanted' }
  /**
   * A submission may stay in the outbox after the page is closed: the browser can be asked to wake the worker for it.
   */
  | { type: 'left-waiting' }
  /** Asks every tab whether a form is open, and the answer of those that have one. */
  | { type: 'form-open-asked'; question: string }
  | { type: 'form-open'; question: string }
  /** A newer version in another tab changes the database; this tab has saved and must be reloaded. */
  | { type: 'storage-outdated' }
  /** This tab has sent or discarded a draft; its form starts again. */
  | { type: 'draft-closed'; id: string }
  /** Another tab has; a form that shows it starts again, unless it has unsaved changes. */
  | { type: 'draft-gone'; id: string }
  /** A request that was being sent is a draft again, under this id. */
  | { type: 'draft-reopened'; from: string; to: string }
  /** Downloads were added or removed: whoever shows their number counts again. */
  | { type: 'downloads-changed' }
  /** The visitor stops the download, in whichever tab it runs. */
  | { type: 'download-stop-wanted' };

type Listener = (event: OfflineEvent) => void;

const channelName = 'natural-building-design';
const eventTypes: ReadonlySet<string> = new Set<OfflineEvent['type']>([
  'outbox-changed',
  'drafts-changed',
  'tool-work-changed',
  'note-drafts-changed',
  'notes-gone',
  'owner-signed-out',
  'entry-drafts-changed',
  'entry-sent',
  'drain-wanted',
  'left-waiting',
  'form-open-asked',
  'form-open',
  'storage-outdated',
  'draft-closed',
  'draft-gone',
  'draft-reopened',
  'downloads-changed',
  'download-stop-wanted',
]);

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function isOfflineEvent(value: unknown): value is OfflineEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    eventTypes.has(value.type)
  );
}

function openChannel(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A tab of another version may send events that this one does not have.
      if (isOfflineEvent(data)) tellListeners(data);
    });
    // In Node an open channel would keep a test process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  }
  return channel;
}

function tellListeners(event: OfflineEvent): void {
  for (const listener of listeners) listener(event);
}

/** Notifies this tab's listeners at once, and all other tabs and the worker a moment later. */
export function publish(event: OfflineEvent): void {
  tellListeners(event);
  openChannel()?.postMessage(event);
}

/** Notifies only this tab's listeners. */
export function publishHere(event: OfflineEvent): void {
  tellListeners(event);
}

/** Notifies only the other tabs and the worker. */
export function publishElsewhere(event: OfflineEvent): void {
  openChannel()?.postMessage(event);
}

/** Calls back with events of this and other tabs, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Reports that a draft was sent or discarded: here the form starts again, elsewhere only one without unsaved changes.
 */
export function publishDraftClosed(id: string): void {
  publishHere({ type: 'draft-closed', id });
  publishElsewhere({ type: 'draft-gone', id });
}
