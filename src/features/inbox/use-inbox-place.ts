import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const RecordState = v.object({ record: v.string() });
const SettingsState = v.object({ areSettingsOpen: v.literal(true) });

/** What the inbox shows: the list alone, a record, or the settings. */
export type InboxPlace = { kind: 'list' } | { kind: 'record'; id: string } | { kind: 'settings' };

/**
 * What the inbox shows, and functions to change it. Stored in the state of the history entry, so that a phone's back button
 * returns to the list, and not in the address, which others may see.
 */
export function useInboxPlace(): {
  place: InboxPlace;
  openRecord: (id: string) => void;
  openSettings: () => void;
  back: () => void;
} {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(state);
  const { kind } = place;
  const openRecord = useCallback(
    (id: string) => void navigate(pathname, { state: { record: id }, replace: kind === 'record' }),
    [navigate, pathname, kind],
  );
  const openSettings = useCallback(() => {
    if (kind !== 'settings') void navigate(pathname, { state: { areSettingsOpen: true } });
  }, [navigate, pathname, kind]);
  const back = useCallback(() => {
    if (kind !== 'list') void navigate(-1);
  }, [navigate, kind]);
  return { place, openRecord, openSettings, back };
}

function placeOf(state: unknown): InboxPlace {
  const record = v.safeParse(RecordState, state);
  if (record.success) return { kind: 'record', id: record.output.record };
  return v.is(SettingsState, state) ? { kind: 'settings' } : { kind: 'list' };
}
