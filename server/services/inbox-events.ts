import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { inboxEventName, inboxHeartbeatMs } from '#shared/api/inbox.ts';
import type { InboxCounts } from '#shared/api/inbox.ts';
import type { Schedule } from './schedule.ts';

type IsAllowed = () => Promise<boolean>;

export interface InboxEvents {
  /**
   * A stream of server-sent events, or undefined when the server is stopping. It ends when `isAllowed` is no longer
   * true, and is destroyed when nobody reads it, or when too many newer ones are open: a browser that has disappeared
   * must not block one that is there.
   */
  open(isAllowed: IsAllowed): Promise<Readable | undefined>;
  /** Ends at once the streams of those who are no longer allowed. */
  recheck(): void;
  /** Ends every stream; none can be opened after it. */
  close(): void;
}

export interface InboxEventsOptions {
  watch: (listener: () => void) => () => void;
  counts: () => Promise<InboxCounts>;
  schedule: Schedule;
  /** Default 20. */
  maxStreams?: number;
}

/** Changes within this time are sent as one event. */
const debounceMs = 250;
/** A client with this much unread data is no longer reading. */
const maxUnreadBytes = 64 * 1024;

/** Notifies open inboxes of changes; they read them with the ordinary calls. */
export function createInboxEvents(options: InboxEventsOptions): InboxEvents {
  const { watch, counts, schedule, maxStreams = 20 } = options;
  const streams = new Map<PassThrough, IsAllowed>();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  let stopWatching: (() => void) | undefined;
  let cancelDebounce: (() => void) | undefined;
  let cancelHeartbeat: (() => void) | undefined;

  const message = async () =>
    `event: ${inboxEventName}\ndata: ${JSON.stringify(await counts())}\n\n`;

  /** Sends one event after the other, so that the last one is never an older state. */
  function sendAll(write: () => Promise<string>): void {
    last = last.then(async () => {
      try {
        const text = await write();
        for (const [stream, isAllowed] of streams) {
          if (stream.writableEnded) continue;
          if (!(await isAllowed())) stream.end();
          else if (stream.readableLength + stream.writableLength > maxUnreadBytes) stream.destroy();
          else stream.write(text);
        }
      } catch {
        // The records cannot be read; the browsers reconnect automatically.
        for (const stream of streams.keys()) stream.end();
      }
    });
  }

  function changed(): void {
    cancelDebounce ??= schedule(() => {
      cancelDebounce = undefined;
      sendAll(message);
    }, debounceMs);
  }

  /** A comment: keeps proxies from closing a silent connection, and detects browsers that have gone. */
  const recheck = () => sendAll(async () => ': \n\n');

  function scheduleHeartbeat(): void {
    cancelHeartbeat = schedule(() => {
      recheck();
      scheduleHeartbeat();
    }, inboxHeartbeatMs);
  }

  function stopTimers(): void {
    stopWatching?.();
    cancelDebounce?.();
    cancelHeartbeat?.();
    stopWatching = cancelDebounce = cancelHeartbeat = undefined;
  }

  return {
    async open(isAllowed) {
      if (isClosed) return undefined;
      const [oldest] = streams.size >= maxStreams ? streams.keys() : [];
      if (oldest) {
        // No longer counted from now on; its closing is reported later.
        streams.delete(oldest);
        oldest.destroy();
      }
      const stream = new PassThrough();
      streams.set(stream, isAllowed);
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0) stopTimers();
      });
      if (streams.size === 1) {
        stopWatching = watch(changed);
        scheduleHeartbeat();
      }
      // The browser's reconnection delay, then the present counts.
      try {
        const text = await message();
        if (stream.writable) stream.write(`retry: 5000\n\n${text}`);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      return stream;
    },
    recheck,
    close() {
      isClosed = true;
      stopTimers();
      for (const stream of streams.keys()) stream.end();
    },
  };
}
