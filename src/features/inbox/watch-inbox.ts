import * as v from 'valibot';
import { ApiError, call } from '#shared/api/call.ts';
import { InboxCounts, getInboxCounts, inboxEventName, inboxEventsPath } from '#shared/api/inbox.ts';
import { Minute, Second } from '#shared/time.ts';

/** How an open inbox hears of what is new. */
export type Hearing =
  | 'connecting'
  /** The server tells it at once. */
  | 'live'
  /** It asks from time to time. */
  | 'asking'
  | 'unreachable';

export interface WatchOptions {
  onCounts: (counts: InboxCounts) => void;
  onHearing: (hearing: Hearing) => void;
  /** The session has ended; nothing is watched any more. */
  onSignedOut: () => void;
}

/** A stream that says nothing for so long after it was opened is held back on its way. */
const timeoutMs = 10 * Second.ms;
const askEveryMs = 1 * Minute.ms;
/** Nobody looks, or nobody answers. */
const askRarelyMs = 5 * Minute.ms;
/** The stream is tried again after so many answers to questions. */
const asksBeforeStream = 10;

/**
 * Hears of changes over server-sent events, a few bytes for each. Where they do not come through, it asks once a
 * minute, and tries them again later. Gives the function that ends it.
 */
export function watchInbox({ onCounts, onHearing, onSignedOut }: WatchOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let asks = 0;
  let failures = 0;
  let hearing: Hearing | undefined;
  let hiddenAt: number | undefined;

  function say(next: Hearing): void {
    if (next !== hearing) onHearing(next);
    hearing = next;
  }

  function rest(): void {
    clearTimeout(timer);
    source?.close();
    asking?.abort();
    source = undefined;
  }

  function listen(): void {
    rest();
    if (typeof EventSource === 'undefined') {
      void ask();
      return;
    }
    if (hearing !== 'unreachable') say('connecting');
    const stream = new EventSource(inboxEventsPath);
    source = stream;
    timer = setTimeout(giveUp, timeoutMs);
    stream.addEventListener(inboxEventName, (event) => {
      const counts = v.safeParse(InboxCounts, parsed(event.data));
      if (!counts.success) return;
      clearTimeout(timer);
      failures = 0;
      say('live');
      onCounts(counts.output);
    });
    stream.addEventListener('error', () => {
      if (stream !== source) return;
      if (stream.readyState === EventSource.CLOSED) {
        giveUp();
      } else if (hearing === 'live') {
        // The browser reconnects automatically; if not soon, polling finds out why.
        say('connecting');
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs);
      }
    });
  }

  function giveUp(): void {
    source?.close();
    source = undefined;
    asks = 0;
    void ask();
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    asking?.abort();
    const attempt = new AbortController();
    asking = attempt;
    try {
      const counts = await call(getInboxCounts, { signal: attempt.signal });
      if (attempt.signal.aborted) return;
      failures = 0;
      asks += 1;
      say('asking');
      onCounts(counts);
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (error instanceof ApiError && error.status === 401) {
        stop();
        onSignedOut();
        return;
      }
      failures += 1;
      say('unreachable');
    }
    const isTimeForStream = asks >= asksBeforeStream && failures === 0;
    const waitMs = document.hidden
      ? askRarelyMs
      : Math.min(askRarelyMs, askEveryMs * 2 ** Math.max(0, failures - 1));
    timer = setTimeout(() => (isTimeForStream ? listen() : void ask()), waitMs);
  }

  /** A phone that slept may hold a dead connection without knowing it. */
  function comeBack(): void {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const hiddenMs = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    hiddenAt = undefined;
    if (hearing !== 'live' || hiddenMs > askEveryMs) listen();
  }

  function stop(): void {
    rest();
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('online', listen);
  }

  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', listen);
  listen();
  return stop;
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
