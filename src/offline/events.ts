import type { EntryWish } from './records.ts';

/** What one part of the app, one tab or the worker tells the others. */
export type OfflineEvent =
  | { type: 'outbox-changed' }
  | { type: 'drafts-changed' }
  | { type: 'tool-work-changed' }
  | { type: 'note-drafts-changed' }
  /** Notes of the owner were sent or deleted in some tab; where they are only missing, they were evicted. */
  | { type: 'notes-gone'; ids: readonly string[] | 'all' }
  /** What the owner writes for the site, or a photograph of it. */
  | { type: 'entry-drafts-changed' }
  /** The server has what was written of an entry, and has done with it what its owner wanted. */
  | { type: 'entry-sent'; key: string; wish: EntryWish }
  /** Something waits in the outbox: whoever can should drain. */
  | { type: 'drain-wanted' }
  /** A submission is in the outbox and may stay behind there: the browser may be asked to wake the worker for it. */
  | { type: 'left-waiting' }
  /** Question to every tab whether a form is open, and the answer of those that have one. */
  | { type: 'form-open-asked'; question: string }
  | { type: 'form-open'; question: string }
  /** A newer version in another tab changes the database; this tab has saved and must be reloaded. */
  | { type: 'storage-outdated' }
  /** This tab has sent or put away a draft; its form starts afresh. */
  | { type: 'draft-closed'; id: string }
  /** Another tab has; a form that shows it starts afresh, unless something is unsaved in it. */
  | { type: 'draft-gone'; id: string }
  /** What was being sent is a draft again, under this id. */
  | { type: 'draft-reopened'; from: string; to: string }
  /** Downloads have come or gone: whoever shows how much is here counts again. */
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
      // An older or newer tab may say what this one does not know.
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

/** Tells this tab's listeners at once, and every other tab and the worker a moment later. */
export function publish(event: OfflineEvent): void {
  tellListeners(event);
  openChannel()?.postMessage(event);
}

/** Tells only this tab's listeners. */
export function publishHere(event: OfflineEvent): void {
  tellListeners(event);
}

/** Tells only the other tabs and the worker. */
export function publishElsewhere(event: OfflineEvent): void {
  openChannel()?.postMessage(event);
}

/** Hears what this and other tabs publish, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that a draft was sent or put away: here the form starts afresh, elsewhere only one without unsaved words. */
export function publishDraftClosed(id: string): void {
  publishHere({ type: 'draft-closed', id });
  publishElsewhere({ type: 'draft-gone', id });
}
