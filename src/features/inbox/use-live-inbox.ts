import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InboxCounts } from '#shared/api/inbox.ts';
import { Second } from '#shared/time.ts';
import { countsQuery, isUnauthorised, refreshInbox } from './inbox-reads.ts';
import { watchInbox } from './watch-inbox.ts';
import type { InboxConnection } from './watch-inbox.ts';

const tryAgainMs = 15 * Second.ms;

/** The state of the server's records, as far as this page knows. */
interface ServerState {
  version: number;
  /** Changes made by this page since then, which need no refetch. */
  ownChanges: number;
  changesInFlight: number;
  /** Counts that arrived while a change was in flight; compared afterwards. */
  pendingCounts: InboxCounts | null;
}

/**
 * Keeps what is shown up to date while the page is open; refetches, of that, only what somebody else has changed.
 * @param counts from before anything else was read
 */
export function useLiveInbox(
  counts: InboxCounts,
  onSignedOut: () => void,
): {
  connection: InboxConnection;
  /** When the server last reported its counts. */
  lastContactAt: Date;
  /** Every change of the owner goes through here. */
  track: <Result>(work: Promise<Result>) => Promise<Result>;
} {
  const client = useQueryClient();
  const [connection, setConnection] = useState<InboxConnection>('connecting');
  const [lastContactAt, setLastContactAt] = useState(() => new Date());
  const known = useRef<ServerState>({
    version: counts.version,
    ownChanges: 0,
    changesInFlight: 0,
    pendingCounts: null,
  });
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refetch = useCallback(
    async function read(): Promise<void> {
      clearTimeout(retry.current);
      try {
        await refreshInbox(client);
      } catch (error) {
        if (isUnauthorised(error)) onSignedOut();
        else retry.current = setTimeout(() => void read(), tryAgainMs);
      }
    },
    [client, onSignedOut],
  );
  const compareCounts = useEffectEvent((latest: InboxCounts) => {
    const { version, ownChanges } = known.current;
    known.current.version = latest.version;
    known.current.ownChanges = 0;
    if (latest.version === version + ownChanges) client.setQueryData(countsQuery.queryKey, latest);
    else void refetch();
  });
  const receiveCounts = useEffectEvent((latest: InboxCounts) => {
    setLastContactAt(new Date());
    if (known.current.changesInFlight > 0) known.current.pendingCounts = latest;
    else compareCounts(latest);
  });
  const signOut = useEffectEvent(onSignedOut);

  useEffect(() => {
    const stop = watchInbox({
      onCounts: (latest) => receiveCounts(latest),
      onConnection: setConnection,
      onSignedOut: () => signOut(),
    });
    return () => {
      stop();
      clearTimeout(retry.current);
    };
  }, []);

  const [settled, setSettled] = useState(0);
  useEffect(() => {
    // An event may not come through.
    if (settled > 0) void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  }, [client, settled]);
  useEffect(() => {
    // After the change is shown in the list.
    const { pendingCounts, changesInFlight } = known.current;
    if (pendingCounts === null || changesInFlight > 0) return;
    known.current.pendingCounts = null;
    compareCounts(pendingCounts);
  }, [settled]);
  const track = useCallback(async <Result>(work: Promise<Result>): Promise<Result> => {
    known.current.changesInFlight += 1;
    try {
      const result = await work;
      known.current.ownChanges += 1;
      return result;
    } finally {
      known.current.changesInFlight -= 1;
      setSettled((count) => count + 1);
    }
  }, []);
  return { connection, lastContactAt, track };
}
