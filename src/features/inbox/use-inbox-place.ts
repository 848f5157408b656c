import { useCallback, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '#shared/paths.ts';

const RecordState = v.object({ record: v.string() });

/** What the inbox shows: the list alone, a record, or the settings. */
export type InboxPlace =
  | { kind: 'list' }
  | {
      kind: 'record';
      receipt: string;
      /** Which of those with this receipt number; null where only the address is known. */
      id: string | null;
    }
  | { kind: 'settings' };

/**
 * What the inbox shows, and functions to change it. A record has an address, by its receipt number, and the settings have
 * one. A phone's back button returns to the list.
 */
export function useInboxPlace(): {
  place: InboxPlace;
  openRecord: (record: { receipt: string; id: string }) => void;
  openSettings: () => void;
  back: () => void;
  /** Instead of going back, where that leads to what is gone. */
  showList: () => void;
} {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const located = placeOf(pathname, state);
  const [known, setKnown] = useState<{ receipt: string; id: string } | null>(null);
  // A link within the page (“Skip to main content”) has an entry of the history that does not name the record.
  const id = located.kind === 'record' ? (located.id ?? idOf(known, located.receipt)) : null;
  const place: InboxPlace = located.kind === 'record' ? { ...located, id } : located;
  if (id !== (known?.id ?? null)) {
    setKnown(located.kind === 'record' && id !== null ? { receipt: located.receipt, id } : null);
  }
  const { kind } = place;
  const isFromList = kind === 'record' && place.id !== null;
  const openRecord = useCallback(
    (record: { receipt: string; id: string }) =>
      void navigate(paths.message(record.receipt), {
        state: { record: record.id },
        replace: kind === 'record',
      }),
    [navigate, kind],
  );
  const openSettings = useCallback(() => {
    if (kind !== 'settings') void navigate(paths.inboxSettings);
  }, [navigate, kind]);
  const showList = useCallback(() => void navigate(paths.messages, { replace: true }), [navigate]);
  const back = useCallback(() => {
    // Opened by its address, there is no list to go back to.
    if (isFromList) void navigate(-1);
    else if (kind === 'record') showList();
  }, [navigate, kind, isFromList, showList]);
  return { place, openRecord, openSettings, back, showList };
}

const idOf = (known: { receipt: string; id: string } | null, receipt: string) =>
  known?.receipt === receipt ? known.id : null;

function placeOf(pathname: string, state: unknown): InboxPlace {
  if (matchPath(paths.inboxSettings, pathname)) return { kind: 'settings' };
  const receipt = matchPath(`${paths.messages}/:receipt`, pathname)?.params.receipt;
  if (receipt !== undefined) {
    const record = v.safeParse(RecordState, state);
    const id = record.success ? record.output.record : null;
    return { kind: 'record', receipt: receipt.toUpperCase(), id };
  }
  return { kind: 'list' };
}
