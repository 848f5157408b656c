import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InboxCounts } from '#shared/api/inbox.ts';
import { Second } from '#shared/time.ts';
import { unreadOf } from './entries.ts';
import type { InboxEntry } from './entries.ts';
import { isRefused, refreshInbox } from './queries.ts';
import { watchInbox } from './watch-inbox.ts';
import type { Hearing } from './watch-inbox.ts';

const tryAgainMs = 15 * Second.ms;

/** What the page knows of the state of the records at the server. */
interface Known {
  /** Null before the server has said anything: the lists were read just now. */
  version: number | null;
  /** Changes of this page since then, which it need not read again. */
  own: number;
  underWay: number;
  /** What came while a change was under way. */
  held: InboxCounts | null;
}

/** Keeps the records true while the page is open, and reads them again only when somebody else has changed them. */
export function useLiveInbox(
  entries: readonly InboxEntry[],
  onSignedOut: () => void,
): {
  hearing: Hearing;
  /** When the server last said how things stand. */
  heardAt: Date;
  /** Every change of the owner goes through here. */
  track: <Result>(work: Promise<Result>) => Promise<Result>;
} {
  const client = useQueryClient();
  const [hearing, setHearing] = useState<Hearing>('connecting');
  const [heardAt, setHeardAt] = useState(() => new Date());
  const known = useRef<Known>({ version: null, own: 0, underWay: 0, held: null });
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readAgain = useCallback(
    async function read(): Promise<void> {
      clearTimeout(retry.current);
      try {
        await refreshInbox(client);
      } catch (error) {
        if (isRefused(error)) onSignedOut();
        else retry.current = setTimeout(() => void read(), tryAgainMs);
      }
    },
    [client, onSignedOut],
  );
  const weigh = useEffectEvent((counts: InboxCounts) => {
    const { version, own } = known.current;
    const unread = unreadOf(entries);
    const isKnown =
      (version === null || counts.version === version + own) &&
      counts.unreadMessages === unread.messages &&
      counts.unreadRequests === unread.requests &&
      counts.unreadSpam === unread.spam;
    known.current.version = counts.version;
    known.current.own = 0;
    if (!isKnown) void readAgain();
  });
  const hear = useEffectEvent((counts: InboxCounts) => {
    setHeardAt(new Date());
    if (known.current.underWay > 0) known.current.held = counts;
    else weigh(counts);
  });
  const leave = useEffectEvent(onSignedOut);

  useEffect(() => {
    const stop = watchInbox({
      onCounts: (counts) => hear(counts),
      onHearing: setHearing,
      onSignedOut: () => leave(),
    });
    return () => {
      stop();
      clearTimeout(retry.current);
    };
  }, []);

  const [settled, setSettled] = useState(0);
  useEffect(() => {
    // After the change stands in the list.
    const { held, underWay } = known.current;
    if (held === null || underWay > 0) return;
    known.current.held = null;
    weigh(held);
  }, [settled]);
  const track = useCallback(async <Result>(work: Promise<Result>): Promise<Result> => {
    known.current.underWay += 1;
    try {
      const result = await work;
      known.current.own += 1;
      return result;
    } finally {
      known.current.underWay -= 1;
      setSettled((count) => count + 1);
    }
  }, []);
  return { hearing, heardAt, track };
}
