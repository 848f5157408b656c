import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { inboxEventName, inboxHeartbeatMs } from '#shared/api/inbox.ts';
import type { InboxCounts } from '#shared/api/inbox.ts';
import type { Schedule } from './schedule.ts';

type IsAllowed = () => Promise<boolean>;

export interface InboxEvents {
  /**
   * A stream of server-sent events, or undefined when the server stops. It ends when `isAllowed` is no
   * longer true, and is destroyed when nobody reads it, or when so many were opened after it that it is one too many:
   * a browser that has gone without a word must not stand in the way of one that is there.
   */
  open(isAllowed: IsAllowed): Promise<Readable | undefined>;
  /** Ends at once the streams of those who are not allowed any more. */
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

/** Changes that come together are told together. */
const gatherMs = 250;
/** A reader who has this much before them does not read any more. */
const mostUnreadBytes = 64 * 1024;

/** Tells open inboxes that something has changed; what it is they read over the ordinary calls. */
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

  /** One after the other, so that nobody is told the older of two states last. */
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

  /** A comment: keeps proxies from closing a silent connection, and finds out who has gone. */
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
        // Counted no more from now on; its closing is told later.
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
      // How long the browser waits before it comes again, then where things stand.
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
