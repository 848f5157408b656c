import pg from 'pg';
import type { Client } from 'pg';
import { Second } from '#shared/time.ts';
import { BeingCopiedError } from '../ports.ts';
import { connectionOptions } from './connection.ts';
import { locks } from './advisory-locks.ts';

/** Names of the notifications; their payload is the sender's `origin`. */
export const channel = 'submissions_changed';
export const contentChannel = 'content_changed';

export interface ChangeFeed {
  /** Closes the connection; there are no callbacks after it. */
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  url: string;
  /** Id of this process in notifications, so that it ignores its own. */
  origin: string;
  /** Called when another process has changed a submission, or may have while the connection was lost. */
  onChange: () => void;
  /** The same for the owner's content. */
  onContentChange: () => void;
  /** Whether all records will be copied: then no other process may be connected. Default false. */
  isCopying?: boolean;
}

const reconnectMs = Second.ms;
const heartbeatMs = 30 * Second.ms;

/**
 * Listens to the other processes on a connection of its own, whose lock shows that a server is running. A lost
 * connection is reopened until it succeeds.
 * @throws BeingCopiedError, or the error of the first connection
 */
export async function openChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { url, origin, onChange, onContentChange, isCopying = false } = options;
  let isClosed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<unknown> = Promise.resolve();

  /** One timer at a time; it keeps no process alive. */
  function setTimer(run: () => void, delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client(connectionOptions(url));
    let isLost = false;
    const lost = () => {
      if (isLost || client !== fresh) return;
      isLost = true;
      client = undefined;
      clearTimeout(timer);
      fresh.end().catch(() => undefined);
      if (!isClosed) setTimer(reconnect, reconnectMs);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ channel: from, payload }) => {
      if (payload === origin || isClosed) return;
      if (from === contentChannel) onContentChange();
      else onChange();
    });
    try {
      await fresh.connect();
      const held = await fresh.query<{ held: boolean }>(
        `select pg_try_advisory_lock${isCopying ? '' : '_shared'}($1, $2) as held`,
        locks.presence,
      );
      if (held.rows[0]?.held !== true) {
        throw new BeingCopiedError(
          isCopying
            ? 'a server works with this database (DATABASE_URL); stop it first'
            : 'the records of this database (DATABASE_URL) are being copied; wait for the end',
        );
      }
      await fresh.query(`listen ${channel}; listen ${contentChannel}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    scheduleHeartbeat(fresh, lost);
  }

  /** Detects a connection that was lost silently. */
  function scheduleHeartbeat(watched: Client, lost: () => void): void {
    setTimer(() => {
      watched.query('select 1').then(
        () => {
          if (client === watched) scheduleHeartbeat(watched, lost);
        },
        () => lost(),
      );
    }, heartbeatMs);
  }

  function reconnect(): void {
    connecting = connect().then(
      () => {
        if (isClosed) return;
        onChange();
        onContentChange();
      },
      () => {
        if (!isClosed) setTimer(reconnect, reconnectMs);
      },
    );
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
