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

/** Changes within this time are sent together. */
const gatherMs = 250;
/** A reader with this much unread data is not reading any more. */
const mostUnreadBytes = 64 * 1024;

/** Notifies open inboxes of changes; they read them with the ordinary calls. */
export function createInboxEvents(options: InboxEventsOptions): InboxEvents {
  const { watch, counts, schedule, maxStreams = 20 } = options;
  const streams = new Map<PassThrough, IsAllowed>();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  let stopWatching: (() => void) | undefined;
  let cancelGathering: (() => void) | undefined;
  let cancelHeartbeat: (() => void) | undefined;

  const message = async () =>
    `event: ${inboxEventName}\ndata: ${JSON.stringify(await counts())}\n\n`;

  /** One after the other, so that the last event is never the older state. */
  function sendAll(write: () => Promise<string>): void {
    last = last.then(async () => {
      try {
        const text = await write();
        for (const [stream, isAllowed] of streams) {
          if (stream.writableEnded) continue;
          if (!(await isAllowed())) stream.end();
          else if (stream.readableLength + stream.writableLength > mostUnreadBytes)
            stream.destroy();
          else stream.write(text);
        }
      } catch {
        // The records cannot be read: the browsers reconnect automatically.
        for (const stream of streams.keys()) stream.end();
      }
    });
  }

  function changed(): void {
    cancelGathering ??= schedule(() => {
      cancelGathering = undefined;
      sendAll(message);
    }, gatherMs);
  }

  /** A comment: keeps proxies from closing a silent connection, and detects browsers that have gone. */
  const recheck = () => sendAll(async () => ': \n\n');

  function beat(): void {
    cancelHeartbeat = schedule(() => {
      recheck();
      beat();
    }, inboxHeartbeatMs);
  }

  function rest(): void {
    stopWatching?.();
    cancelGathering?.();
    cancelHeartbeat?.();
    stopWatching = cancelGathering = cancelHeartbeat = undefined;
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
        if (streams.size === 0) rest();
      });
      if (streams.size === 1) {
        stopWatching = watch(changed);
        beat();
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
      rest();
      for (const stream of streams.keys()) stream.end();
    },
  };
}
