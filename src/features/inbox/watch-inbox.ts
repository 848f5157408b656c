import * as v from 'valibot';
import { ApiError, call } from '#shared/api/call.ts';
import { InboxCounts, getInboxCounts, inboxEventName, inboxEventsPath } from '#shared/api/inbox.ts';
import { Minute, Second } from '#shared/time.ts';

/** How an open inbox is told of changes. */
export type InboxConnection =
  | 'connecting'
  /** Server-sent events report changes at once. */
  | 'live'
  /** It polls. */
  | 'polling'
  | 'unreachable';

export interface WatchOptions {
  onCounts: (counts: InboxCounts) => void;
  onConnection: (hearing: InboxConnection) => void;
  /** The session has ended; nothing is watched any more. */
  onSignedOut: () => void;
}

/** A stream without an event for this long after it was opened is blocked by a proxy. */
const timeoutMs = 10 * Second.ms;
const pollEveryMs = 1 * Minute.ms;
/** For a hidden page, or a server that does not respond. */
const longestPollMs = 5 * Minute.ms;
/** The stream is tried again after this many successful polls. */
const pollsBeforeStream = 10;

/**
 * Watches the inbox over server-sent events, a few bytes for each change. Where they do not get through, it polls once a
 * minute, and tries them again later.
 * @returns stops watching
 */
export function watchInbox({ onCounts, onConnection, onSignedOut }: WatchOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let polls = 0;
  let failures = 0;
  let connection: InboxConnection | undefined;
  let hiddenAt: number | undefined;

  function setConnection(next: InboxConnection): void {
    if (next !== connection) onConnection(next);
    connection = next;
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
    request?.abort();
    source = undefined;
  }

  function connect(): void {
    disconnect();
    if (typeof EventSource === 'undefined') {
      void poll();
      return;
    }
    if (connection !== 'unreachable') setConnection('connecting');
    const stream = new EventSource(inboxEventsPath);
    source = stream;
    timer = setTimeout(startPolling, timeoutMs);
    stream.addEventListener(inboxEventName, (event) => {
      const counts = v.safeParse(InboxCounts, parsed(event.data));
      if (!counts.success) return;
      clearTimeout(timer);
      failures = 0;
      setConnection('live');
      onCounts(counts.output);
    });
    stream.addEventListener('error', () => {
      if (stream !== source) return;
      if (stream.readyState === EventSource.CLOSED) {
        startPolling();
      } else if (connection === 'live') {
        // The browser reconnects automatically; if not soon, polling finds out why.
        setConnection('connecting');
        clearTimeout(timer);
        timer = setTimeout(startPolling, timeoutMs);
      }
    });
  }

  function startPolling(): void {
    source?.close();
    source = undefined;
    polls = 0;
    void poll();
  }

  async function poll(): Promise<void> {
    clearTimeout(timer);
    request?.abort();
    const attempt = new AbortController();
    request = attempt;
    try {
      const counts = await call(getInboxCounts, { signal: attempt.signal });
      if (attempt.signal.aborted) return;
      failures = 0;
      polls += 1;
      setConnection('polling');
      onCounts(counts);
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (error instanceof ApiError && error.status === 401) {
        stop();
        onSignedOut();
        return;
      }
      failures += 1;
      setConnection('unreachable');
    }
    const isTimeForStream = polls >= pollsBeforeStream && failures === 0;
    const waitMs = document.hidden
      ? longestPollMs
      : Math.min(longestPollMs, pollEveryMs * 2 ** Math.max(0, failures - 1));
    timer = setTimeout(() => (isTimeForStream ? connect() : void poll()), waitMs);
  }

  /** The connection of a phone that slept may be dead without an error. */
  function onVisibilityChange(): void {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const hiddenMs = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    hiddenAt = undefined;
    if (connection !== 'live' || hiddenMs > pollEveryMs) connect();
  }

  function stop(): void {
    disconnect();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', connect);
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('online', connect);
  connect();
  return stop;
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
