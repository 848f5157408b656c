import { useEffect, useState } from 'react';
import { refreshSiteCopy } from '#offline/site-copy/refresh-site-copy.ts';
import { call } from '#shared/api/call.ts';
import { listOwnerEntries } from '#shared/api/owner-entries.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';

/**
 * Keeps the whole site on this device while the owner's list is open, so that every entry opens without reception.
 * @param list undefined before it is here; one from this device is not stored again
 * @returns false once the device could not store it
 */
export function useSiteCopy(
  list: { entries: readonly EntrySummary[]; storedAt: string | null } | undefined,
): boolean {
  const [isStored, setIsStored] = useState(true);
  useEffect(() => {
    if (list === undefined || list.storedAt !== null) return undefined;
    let isGone = false;
    void refreshSiteCopy(list.entries).then((isDone) => {
      if (!isGone) setIsStored(isDone);
    });
    return () => {
      isGone = true;
    };
  }, [list]);
  return isStored;
}

/** The same for a page without the list. Never throws. */
export async function storeSite(): Promise<void> {
  const list = await call(listOwnerEntries).catch(() => null);
  if (list !== null) await refreshSiteCopy(list.entries);
}
